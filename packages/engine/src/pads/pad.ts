/** A score pad for people who play with real tiles: what was written down, from which everything else follows. */

import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';

/** What is left in a hand: what it counts, or its tiles by name. */
export type Held = number | readonly string[];

export type Entry =
  /** Bead: a domino was laid, and these are the new lengths of the groups it made longer. */
  | { readonly kind: 'lengths'; readonly seat: Seat; readonly lengths: readonly number[]; readonly double: boolean }
  /** Quad: a tile was laid, given by its total or its name. */
  | { readonly kind: 'tile'; readonly seat: Seat; readonly tile: number | string }
  /** Quad: the 25 points were taken. */
  | { readonly kind: 'bonus'; readonly seat: Seat }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly tiles: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** A round is over. `boneyard` counts in classic dominoes with a reserve only. */
  | { readonly kind: 'out'; readonly seat: Seat; readonly left: readonly Held[]; readonly boneyard?: Held }
  | { readonly kind: 'blocked'; readonly left: readonly Held[]; readonly boneyard?: Held };

export type EntryKind = Entry['kind'];
/** The entries that close a round. */
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
