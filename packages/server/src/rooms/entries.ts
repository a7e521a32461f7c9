/** What a table's log is made of. The log is the truth: a room is the fold of it. */

import type { Chair, Change, Clock, Late, Level } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import type { Options } from '@boneyard/rules/options';

/** A wish for a table that was checked, with every option settled. */
export interface Agreed {
  readonly game: string;
  readonly options: Options;
  readonly chairs: readonly Chair[];
  readonly clock: Clock;
  readonly late: Late;
  readonly listed: boolean;
  /** Absent where it is not. */
  readonly rated?: true;
}

/** Who made a move that the seat did not make itself. */
export type By = 'bot' | 'referee';

export type Deed =
  | { readonly do: 'opened'; readonly by: string; readonly agreed: Agreed }
  | { readonly do: 'sat'; readonly seat: Seat; readonly guest: string; readonly name: string; readonly bot?: true }
  | { readonly do: 'stood'; readonly seat: Seat }
  | { readonly do: 'filled'; readonly seat: Seat; readonly level: Level | null }
  /** The secret of the round's shuffle; only its hash is told before the round is over. */
  | { readonly do: 'committed'; readonly round: number; readonly secret: string }
  | { readonly do: 'added'; readonly seat: Seat; readonly bits: string }
  | { readonly do: 'dealt'; readonly deal: unknown }
  /** `sent` is what the player sent, where a verdict was added to it. */
  | { readonly do: 'moved'; readonly seat: Seat; readonly move: string; readonly sent?: string; readonly by?: By }
  | { readonly do: 'replaced'; readonly seat: Seat }
  | { readonly do: 'returned'; readonly seat: Seat }
  | { readonly do: 'offered'; readonly what: 'end' | 'again'; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'ended' }
  /** The account of whoever sits there was deleted: the name goes, from earlier entries too. */
  | { readonly do: 'forgotten'; readonly seat: Seat }
  /** By seat; null for somebody who has no account any more. */
  | { readonly do: 'rated'; readonly changes: readonly (Change | null)[] }
  | { readonly do: 'followed'; readonly table: string };

/** A deed and when it was done, in milliseconds. */
export type Entry = Deed & { readonly at: number };

export function writeEntry(entry: Entry): string {
  return JSON.stringify(entry);
}

/** Only what `writeEntry` wrote is ever read. */
export function readEntry(body: string): Entry {
  return JSON.parse(body) as Entry;
}
