/** `boneyard play`: a match in the terminal against bots. */

import { BOT_NAMES, type BotName, bots } from '@boneyard/bots/bots';
import { begin, type Match } from '@boneyard/engine/match';
import type { Game, Table } from '@boneyard/rules/game';
import { gameCalled, games } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { fromSystem } from '@boneyard/rules/random';
import { wordsOf } from '../boards/boards';
import { argumentsOf, Complaint, type Console } from '../console';
import { askerOf } from '../play/asking';
import { keep, takeUp } from '../play/keeping';
import { playMatch } from '../play/playing';

/** `style=block`, `blank=14`, `open=true`, `match=rounds:3` as options. */
function readOptions(texts: readonly string[], { words }: Console): Record<string, unknown> {
  const value = (text: string): unknown => {
    const [length, size] = text.split(':');
    if (size !== undefined) return { [length!]: Number(size) };
    if (text === 'true' || text === 'false') return text === 'true';
    return /^-?\d+$/.test(text) ? Number(text) : text;
  };
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new Complaint(words.terminal.badArguments(words.terminal.badOptionText(text)));
      return [text.slice(0, at), value(text.slice(at + 1))];
    }),
  );
}

function chooseTable(
  id: string,
  players: string,
  options: readonly string[],
  io: Console,
): { game: Game; table: Table } {
  const game = gameCalled(id);
  if (!game)
    throw new Complaint(io.words.problem({ problem: 'unknown game', what: id, instead: games.map((one) => one.id) }));
  const seats = /^\d+$/.test(players) ? Number(players) : players;
  const table = setTable(game, seats, readOptions(options, io));
  if (isProblem(table)) throw new Complaint(io.words.problem(table));
  return { game, table };
}

function chooseBots(text: string, { words }: Console): BotName[] {
  return text.split(',').map((name) => {
    const known = BOT_NAMES.find((one) => one === name);
    if (!known) throw new Complaint(words.terminal.unknownBot(name, BOT_NAMES.join(', ')));
    return known;
  });
}

/** The game and the rules that matter at this table. */
function summary({ game, table }: Match, { words }: Console): string {
  const rules = Object.entries(table.options)
    .filter(([name]) => game.options[name]?.matters?.(table) ?? true)
    .map(([name, value]) => `${name} ${JSON.stringify(value).replaceAll(/["{}]/g, '')}`);
  return words.terminal.newGame(wordsOf(game, words).name, rules.join(', '));
}

export async function playCommand(args: readonly string[], io: Console): Promise<number> {
  const { values, positionals } = argumentsOf(
    {
      args: [...args],
      options: {
        players: { type: 'string', default: '2' },
        option: { type: 'string', multiple: true, default: [] },
        bots: { type: 'string', default: 'greedy' },
        file: { type: 'string' },
        open: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    },
    io,
  );
  const { file } = values;
  const random = fromSystem((words) => crypto.getRandomValues(words));
  const { game, table } = chooseTable(positionals[0] ?? 'classic', values.players, values.option, io);
  const chosen = chooseBots(values.bots, io);
  const match = (file === undefined ? undefined : takeUp(file, io)) ?? begin(game, table, game.deal(table, random));
  const { players } = match.table;
  const names = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? io.words.speech.you : io.words.speech.bot(seat - 1),
  );
  const company = {
    names,
    bots: names.map((_, seat) => bots[chosen[(seat - 1 + chosen.length) % chosen.length]!]),
    random,
    open: values.open,
    keep: (now: Match) => file !== undefined && keep(now, names, file, io),
  };
  io.say(io.paint('bold', summary(match, io)));
  io.say(io.words.terminal.help);
  company.keep(match);
  const asker = askerOf(process.stdin, process.stdout);
  try {
    await playMatch(match, company, asker, io);
  } finally {
    asker.close();
  }
  if (file !== undefined) io.say(io.words.terminal.keptIn(file));
  return 0;
}
