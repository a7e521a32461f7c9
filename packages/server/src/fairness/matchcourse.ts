/** What the log of a rated match tells about its course: how long players thought, who left, how long it took. */

import type { Seat } from '@boneyard/rules/game';
import { type LogEntry, readEntry } from '../tables/room/entries';
import { fold, type Room } from '../tables/room/room';
import { thinkingTime } from '../tables/room/thinkingtime';

export interface MatchCourse {
  readonly entries: readonly LogEntry[];
  /** The table after the last entry. */
  readonly room: Room;
  /** By seat, in milliseconds: thinking times where there was more than one move. None at tables with days for a move. */
  readonly times: readonly (readonly number[])[];
  /** From the first deal to the last move, in milliseconds. */
  readonly lasted: number;
}

/** Undefined for a table that does not exist any more. */
export function courseOf(table: string, bodies: readonly string[]): MatchCourse | undefined {
  const entries = bodies.map(readEntry);
  let room: Room | undefined;
  const times: (readonly [Seat, number])[] = [];
  const played: number[] = [];
  for (const entry of entries) {
    if (room?.match && entry.do === 'moved') {
      const time = thinkingTime(room, entry);
      const { game, match } = room;
      if (time !== undefined && game.moves(match.state, entry.seat).length > 1) times.push([entry.seat, time]);
    }
    if (entry.do === 'dealt' || entry.do === 'moved') played.push(entry.at);
    room = fold(room, entry, table);
  }
  if (!room) return undefined;
  const { agreed, places } = room;
  const counted = agreed.clock && 'turn' in agreed.clock ? times : [];
  return {
    entries,
    room,
    times: places.map((_, seat) => counted.flatMap(([by, time]) => (by === seat ? [time] : []))),
    lasted: (played.at(-1) ?? 0) - (played[0] ?? 0),
  };
}
