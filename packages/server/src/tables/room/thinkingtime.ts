/** How long players think. It follows from the log: every entry has the time at which it was accepted. */

import type { LogEntry } from './entries';
import type { Room } from './room';

/**
 * From the moment a decision was open until the player's move was accepted, in milliseconds. `room` is the table before the
 * move. Undefined for other entries, and for moves that a bot or the referee made.
 */
export function thinkingTime({ since }: Pick<Room, 'since'>, entry: LogEntry): number | undefined {
  // The clock of a server may be set back.
  return entry.do === 'moved' && entry.by === undefined ? Math.max(0, entry.at - since) : undefined;
}
