/** A score pad for people who play with real tiles. It stores only the entries; the scores are derived from them. */

import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';

/** What is left in a hand: its total, or the names of its tiles. */
export type Held = number | readonly string[];

export type Entry =
  /** Bead game: a domino was laid; the new lengths of the groups it extended. */
  | { readonly kind: 'lengths'; readonly seat: Seat; readonly lengths: readonly number[]; readonly double: boolean }
  /** Quad-Ominos: a tile was laid, given by its total or its name. */
  | { readonly kind: 'tile'; readonly seat: Seat; readonly tile: number | string }
  /** Quad-Ominos: the player took the 25 points. */
  | { readonly kind: 'bonus'; readonly seat: Seat }
  /** All Fives: what the open ends count, one by one. */
  | { readonly kind: 'ends'; readonly seat: Seat; readonly ends: readonly number[] }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly tiles: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** The round is over. `boneyard` counts only in classic dominoes with a reserve. */
  | { readonly kind: 'out'; readonly seat: Seat; readonly left: readonly Held[]; readonly boneyard?: Held }
  | { readonly kind: 'blocked'; readonly left: readonly Held[]; readonly boneyard?: Held };

export type EntryKind = Entry['kind'];
/** The entries that end a round. */
export type Ending = Extract<Entry, { kind: 'out' | 'blocked' }>;

export interface Pad {
  readonly game: GameId;
  readonly options: Options;
  /** In the order of the seats. */
  readonly names: readonly string[];
  readonly entries: readonly Entry[];
}

export function endsRound(entry: Entry): entry is Ending {
  return entry.kind === 'out' || entry.kind === 'blocked';
}
