/** The variants of a game: ways to play it that players know by name. */

import type { Game, Table } from './game';
import { type Options, setTable, settle } from './options';
import { isProblem } from './problem';

export interface Variant {
  /** Its name in the texts of the game, in ratings and in what a device remembers. */
  readonly id: string;
  /** A table that has these options plays the variant, whatever house rules it has besides. */
  readonly mark: Options;
  /** Options that are usual in the variant, beyond its mark. */
  readonly usually?: Options;
}

/** What a table plays. */
export interface PlayedVariant {
  readonly id: string;
  /** Whether the table has house rules that are not usual in the variant. The length of the match is none. */
  readonly own: boolean;
}

type WithVariants = Pick<Game, 'variants' | 'options'>;

/** The options that differ from the usual ones of the game. */
export function variantOptions({ mark, usually }: Variant): Options {
  return { ...mark, ...usually };
}

/** The numbers of players with which a variant can be played. */
export function seatsFor(game: WithVariants & Pick<Game, 'seats'>, variant: Variant): readonly number[] {
  return game.seats.filter((players) => !isProblem(setTable(game, players, variantOptions(variant))));
}

function has(options: Options, wanted: Options): boolean {
  return Object.entries(wanted).every(([name, value]) => options[name] === value);
}

/** The last variant on the game's list whose mark these options have. The first has none, so there always is one. */
export function markedVariant(game: WithVariants, options: Options): Variant {
  return game.variants.findLast(({ mark }) => has(options, mark))!;
}

export function variantAt(game: WithVariants, { players, options }: Table): PlayedVariant {
  const variant = markedVariant(game, options);
  const usual = settle(game.options, players, variantOptions(variant)) as Options;
  const own = Object.entries(game.options).some(
    ([name, option]) =>
      option.kind !== 'match' && option.matters?.({ players, options }) !== false && options[name] !== usual[name],
  );
  return { id: variant.id, own };
}
