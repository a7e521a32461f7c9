/**
 * The variants of a game are its courses. Options may follow the name of the course, and the number of players:
 * `tower,hands=real,players=4`.
 */

import type { Game, Table } from '@boneyard/rules/game';
import { type GameId, gameCalled, games } from '@boneyard/rules/games';
import { type Options, type OptionValue, setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { webGames } from '../src/games';
import { possibleOptions } from '../src/play/setup/houserules';

export interface Variant {
  readonly game: Game;
  /** The name of its course. */
  readonly course: string;
  readonly players: number;
  readonly options: Options;
}

/** Three make a lively table. */
function usualPlayers({ seats }: Game): number {
  return seats.find((players) => players === 3) ?? seats[0]!;
}

export function tableOf({ game, players, options }: Variant): Table {
  const table = setTable(game, players, possibleOptions(game.id as GameId, players, options));
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return table;
}

/** The value of an option that is written like this; options that are no choices are numbers. */
function readValue(game: Game, players: number, options: Options, name: string, written: string): OptionValue {
  const option = game.options[name];
  if (option?.kind !== 'choice') return Number(written);
  return option.values({ players, options }).find((value) => String(value) === written) ?? written;
}

export function variantCalled(id: string, written: string): Variant | undefined {
  const game = gameCalled(id);
  const [course = '', ...wishes] = written.split(',');
  const taught = game && webGames[game.id as GameId].courses[course];
  if (!game || !taught) return undefined;
  let players = usualPlayers(game);
  const options: Record<string, OptionValue> = { ...taught.options };
  for (const wish of wishes) {
    const [name = '', value = ''] = wish.split('=');
    if (name === 'players') players = Number(value);
    else options[name] = readValue(game, players, options, name, value);
  }
  return { game, course, players, options };
}

/** Every game with the names of its variants. */
export const VARIANTS: readonly { readonly game: string; readonly variant: string }[] = games.flatMap(({ id }) =>
  Object.keys(webGames[id as GameId].courses).map((variant) => ({ game: id, variant })),
);
