/** What a table's log is made of. The log is the truth: a room is the fold of it. */

import type { MovedBy } from '@boneyard/engine/record';
import type { LateMove, Level } from '@boneyard/protocol/enums';
import type { RatingChange } from '@boneyard/protocol/players';
import type { Chair, Clock } from '@boneyard/protocol/tables';
import type { Direction, Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { fromFormer, type Options, setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';

/** What the players of a table agreed on: the request, checked, with every option settled. */
export interface Agreement {
  readonly game: string;
  readonly options: Options;
  readonly chairs: readonly Chair[];
  readonly clock: Clock;
  readonly late: LateMove;
  readonly listed: boolean;
  /** Absent if it is not. */
  readonly rated?: true;
}

export type Deed =
  | { readonly do: 'opened'; readonly by: string; readonly agreed: Agreement }
  /** `guest` is the id of any player, an account too: logs that are stored keep the name. */
  | { readonly do: 'sat'; readonly seat: Seat; readonly guest: string; readonly name: string; readonly bot?: true }
  | { readonly do: 'stood'; readonly seat: Seat }
  | { readonly do: 'filled'; readonly seat: Seat; readonly level: Level | null }
  /**
   * The secret of the round's shuffle; only its hash is sent before the round is over. `attempt` counts how often the shuffle
   * was begun again; shuffles from before there were promises have none.
   */
  | { readonly do: 'committed'; readonly round: number; readonly secret: string; readonly attempt?: number }
  | { readonly do: 'promised'; readonly seat: Seat; readonly hash: string }
  /** No more promises are taken. */
  | { readonly do: 'sealed' }
  | { readonly do: 'added'; readonly seat: Seat; readonly bits: string }
  | { readonly do: 'dealt'; readonly deal: unknown }
  /** `sent` is what the player sent, where a verdict was added to it. */
  | {
      readonly do: 'moved';
      readonly seat: Seat;
      readonly move: string;
      readonly sent?: string;
      readonly by?: MovedBy;
      /** Where the player put the tile, in games that leave it to them. */
      readonly lies?: Direction;
    }
  | { readonly do: 'replaced'; readonly seat: Seat }
  | { readonly do: 'returned'; readonly seat: Seat }
  | { readonly do: 'offered'; readonly what: 'end' | 'again'; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'ended' }
  /** The account of the player who sits there was deleted: the name is removed, from earlier entries too. */
  | { readonly do: 'forgotten'; readonly seat: Seat }
  /** By seat; null for a player whose account was deleted. */
  | { readonly do: 'rated'; readonly changes: readonly (RatingChange | null)[] }
  | { readonly do: 'followed'; readonly table: string };

/** One seat's part in a shuffle: what the others wait for is that all seats have done theirs. */
export function isContribution(deed: Deed): boolean {
  return deed.do === 'promised' || deed.do === 'added';
}

/** A deed and when it was done, in milliseconds. */
export type LogEntry = Deed & { readonly at: number };

export function writeEntry(entry: LogEntry): string {
  return JSON.stringify(entry);
}

/** The options of a stored table. One that was opened before an option existed keeps the rules of then. */
export function storedOptions(id: string, players: number, stored: Options): Options {
  const game = gameCalled(id);
  const table = game && setTable(game, players, fromFormer(game.options, stored));
  return !table || isProblem(table) ? stored : table.options;
}

/** Only what `writeEntry` wrote is ever read. */
export function readEntry(body: string): LogEntry {
  const entry = JSON.parse(body) as LogEntry;
  if (entry.do !== 'opened') return entry;
  const { game, chairs, options } = entry.agreed;
  return { ...entry, agreed: { ...entry.agreed, options: storedOptions(game, chairs.length, options) } };
}
