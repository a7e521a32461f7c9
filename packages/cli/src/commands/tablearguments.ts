/** Reads the game, its options and the bots from the arguments of a command. */

import type { Game, Table } from '@boneyard/rules/game';
import { gameCalled, games } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { CommandError, type Console } from '../console';

/** Reads options such as `style=block`, `blank=14`, `open=true` and `match=rounds:3`. */
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
      if (at < 1) throw new CommandError(words.terminal.badArguments(words.terminal.badOptionText(text)));
      return [text.slice(0, at), value(text.slice(at + 1))];
    }),
  );
}

export function chooseTable(
  id: string,
  players: string,
  options: readonly string[],
  io: Console,
): { game: Game; table: Table } {
  const game = gameCalled(id);
  if (!game)
    throw new CommandError(
      io.words.problem({ problem: 'unknown game', what: id, instead: games.map((one) => one.id) }),
    );
  const seats = /^\d+$/.test(players) ? Number(players) : players;
  const table = setTable(game, seats, readOptions(options, io));
  if (isProblem(table)) throw new CommandError(io.words.problem(table));
  return { game, table };
}

/** Reads a comma-separated list of bot names. */
export function chooseBots<Name extends string>(text: string, known: readonly Name[], { words }: Console): Name[] {
  return text.split(',').map((name) => {
    const bot = known.find((one) => one === name);
    if (!bot) throw new CommandError(words.terminal.unknownBot(name, known.join(', ')));
    return bot;
  });
}
