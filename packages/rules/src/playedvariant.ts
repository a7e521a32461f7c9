/** Which variant a table plays. Apart from the variants themselves, since the first page does not need it. */

import type { Game, Table } from './game';
import { type Options, settle } from './options';
import { type Variant, variantOptions } from './variants';

/** What a table plays. */
export interface PlayedVariant {
  readonly id: string;
  /** Whether the table has house rules that are not usual in the variant. The length of the match is none. */
  readonly own: boolean;
}

type WithVariants = Pick<Game, 'variants' | 'options'>;

function has(options: Options, wanted: Options): boolean {
  return Object.entries(wanted).every(([name, value]) => options[name] === value);
}

/** The last variant on the game's list whose mark these options have. The first has none, so there always is one. */
export function markedVariant(game: WithVariants, options: Options): Variant {
  return game.variants.findLast(({ mark }) => has(options, mark))!;
}

/** The names of the options that make a difference at this table and are not usual in its variant. */
export function houseRules(game: WithVariants, { players, options }: Table): string[] {
  const usual = settle(game.options, players, variantOptions(markedVariant(game, options))) as Options;
  return Object.entries(game.options).flatMap(([name, option]) =>
    option.kind !== 'match' && option.matters?.({ players, options }) !== false && options[name] !== usual[name]
      ? [name]
      : [],
  );
}

export function variantAt(game: WithVariants, table: Table): PlayedVariant {
  return { id: markedVariant(game, table.options).id, own: houseRules(game, table).length > 0 };
}
