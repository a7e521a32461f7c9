/** The `boneyard` command: chooses the language and runs the subcommand. */

import { LANGUAGES, type Language, languageOf } from '@boneyard/words/languages';
import { commandWordsIn } from '@boneyard/words/words';
import { version } from '../package.json';
import { adminCommand } from './commands/admin';
import { arenaCommand } from './commands/arena';
import { optionsCommand } from './commands/options';
import { playCommand } from './commands/play';
import { printCommand } from './commands/print';
import { puzzlesCommand } from './commands/puzzles';
import { replayCommand } from './commands/replay';
import { reviewCommand } from './commands/review';
import { serveCommand } from './commands/serve';
import { verifyCommand } from './commands/verify';
import { CommandError, type Console, consoleOf } from './console';

const COMMANDS: Readonly<Record<string, (args: readonly string[], io: Console) => Promise<number>>> = {
  play: playCommand,
  options: optionsCommand,
  replay: replayCommand,
  print: printCommand,
  arena: arenaCommand,
  review: reviewCommand,
  puzzles: puzzlesCommand,
  verify: verifyCommand,
  serve: serveCommand,
  admin: adminCommand,
};

/** Takes `--lang` out of the arguments; without it the system's locale decides. */
async function chooseLanguage(args: readonly string[]): Promise<{ language: Language; rest: string[] }> {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const preferred = languageOf(LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale);
  const at = args.indexOf('--lang');
  if (at < 0) return { language: preferred, rest: [...args] };
  const named = LANGUAGES.find((language) => language === args[at + 1]);
  if (!named) {
    const { terminal } = await commandWordsIn(preferred);
    throw new CommandError(terminal.badArguments(`--lang: ${LANGUAGES.join(', ')}.`));
  }
  return { language: named, rest: [...args.slice(0, at), ...args.slice(at + 2)] };
}

async function run(args: readonly string[]): Promise<number> {
  const { language, rest } = await chooseLanguage(args);
  const io = consoleOf(await commandWordsIn(language));
  const [name, ...more] = rest;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.say(io.words.terminal.usage);
    return 0;
  }
  if (name === '--version') {
    io.say(version);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CommandError(io.words.terminal.unknownCommand(name));
  if (more.includes('--help')) {
    io.say(io.words.terminal.usage);
    return 0;
  }
  return command(more, io);
}

/** Runs the command and returns the exit status. If it is 1, one line on standard error says why. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
