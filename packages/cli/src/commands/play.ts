/** `boneyard play`: a match against bots in the terminal. */

import { BOT_NAMES, bots } from '@boneyard/bots/bots';
import { begin, type Match } from '@boneyard/engine/match';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { fromSystem } from '@boneyard/rules/random';
import { gameTitle } from '@boneyard/words/gametitle';
import { argumentsOf, type Console } from '../console';
import { promptOf } from '../play/prompt';
import { load, save } from '../play/savefile';
import { playMatch } from '../play/terminalmatch';
import { chooseBots, chooseTable } from './tablearguments';

/** The game and the options that have an effect at this table. */
function summary({ game, table }: Match, { words }: Console): string {
  const rules = Object.entries(table.options)
    .filter(([name]) => game.options[name]?.matters?.(table) ?? true)
    .map(([name, value]) => `${name} ${JSON.stringify(value).replaceAll(/["{}]/g, '')}`);
  return words.terminal.newGame(gameTitle(game.id as GameId, table, words), rules.join(', '));
}

export async function playCommand(args: readonly string[], io: Console): Promise<number> {
  const { values, positionals } = argumentsOf(
    {
      args: [...args],
      options: {
        players: { type: 'string' },
        variant: { type: 'string' },
        option: { type: 'string', multiple: true, default: [] },
        bots: { type: 'string', default: 'casual' },
        file: { type: 'string' },
        open: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    },
    io,
  );
  const { file } = values;
  const random = fromSystem((words) => crypto.getRandomValues(words));
  const { game, table } = chooseTable(positionals[0] ?? GAME_IDS[0], values, io);
  const chosen = chooseBots(values.bots, BOT_NAMES, io);
  const match = (file === undefined ? undefined : load(file, io)) ?? begin(game, table, game.deal(table, random));
  const { players } = match.table;
  const names = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? io.words.speech.you : io.words.speech.bot(seat - 1),
  );
  const setup = {
    names,
    bots: names.map((_, seat) => bots[chosen[(seat - 1 + chosen.length) % chosen.length]!]),
    random,
    open: values.open,
    save: (now: Match) => file !== undefined && save(now, names, file, io),
  };
  io.say(io.paint('bold', summary(match, io)));
  io.say(io.words.terminal.help);
  setup.save(match);
  const prompt = promptOf(process.stdin, process.stdout);
  try {
    await playMatch(match, setup, prompt, io);
  } finally {
    prompt.close();
  }
  if (file !== undefined) io.say(io.words.terminal.keptIn(file));
  return 0;
}
