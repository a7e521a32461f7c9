/** Reads the game, its options and the bots from the arguments of a command. */

import type { Game, Table } from '@boneyard/rules/game';
import { gameCalled, games } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { variantOptions } from '@boneyard/rules/variants';
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

interface Wishes {
  /** Without it, as few as the rules allow. */
  readonly players?: string | undefined;
  readonly option: readonly string[];
  readonly variant?: string | undefined;
}

/** House rules are agreed on top of a variant. */
function wishedOptions(game: Game, { variant, option }: Wishes, io: Console): Readonly<Record<string, unknown>> {
  const own = readOptions(option, io);
  if (variant === undefined) return own;
  const known = game.variants.find(({ id }) => id === variant);
  if (known) return { ...variantOptions(known), ...own };
  const names = game.variants.map(({ id }) => id).join(', ');
  throw new CommandError(io.words.terminal.unknownVariant(variant, names));
}

export function chooseTable(id: string, wishes: Wishes, io: Console): { game: Game; table: Table } {
  const game = gameCalled(id);
  if (!game)
    throw new CommandError(
      io.words.problem({ problem: 'unknown game', what: id, instead: games.map((one) => one.id) }),
    );
  const options = wishedOptions(game, wishes, io);
  const fewest = game.seats.find((seats) => !isProblem(setTable(game, seats, options))) ?? game.seats[0]!;
  const { players = String(fewest) } = wishes;
  const table = setTable(game, /^\d+$/.test(players) ? Number(players) : players, options);
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
