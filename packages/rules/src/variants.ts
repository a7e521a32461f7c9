/** The variants of a game: ways to play it that players know by name. */

import type { Game } from './game';
import { type Options, setTable } from './options';
import { isProblem } from './problem';

export interface Variant {
  /** Its name in the texts of the game, in ratings and in what a device remembers. */
  readonly id: string;
  /** A table that has these options plays the variant, whatever house rules it has besides. */
  readonly mark: Options;
  /** Options that are usual in the variant, beyond its mark. */
  readonly usually?: Options;
}

/** The options that differ from the usual ones of the game. */
export function variantOptions({ mark, usually }: Variant): Options {
  return { ...mark, ...usually };
}

/** The numbers of players with which a variant can be played. */
export function seatsFor(game: Pick<Game, 'seats' | 'options'>, variant: Variant): readonly number[] {
  return game.seats.filter((players) => !isProblem(setTable(game, players, variantOptions(variant))));
}
