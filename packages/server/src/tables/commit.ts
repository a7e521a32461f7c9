/** What one commit to a table's log holds: an entry, and what follows from it at once. */

import type { Append } from '../store/store';
import { newSecret } from './ids';
import { nextRound } from './room/decide';
import { type Deed, type LogEntry, readEntry, writeEntry } from './room/entries';
import { dealDeed, type TableTask } from './room/referee';
import { fold, type Room } from './room/room';

export interface LogCommit {
  readonly entries: readonly LogEntry[];
  /** The room after them, and what it does next on its own. */
  readonly after: Room;
  readonly task: TableTask | undefined;
}

/** Folds stored entries into a room; undefined for a table that does not exist. */
export function foldLog(id: string, from: Room | undefined, bodies: readonly string[]): Room | undefined {
  let room = from;
  for (const body of bodies) room = fold(room, readEntry(body), id);
  return room;
}

export function bodiesOf(entries: readonly LogEntry[]): Pick<Append, 'body' | 'follows'> {
  const [body, ...follows] = entries.map(writeEntry);
  return { body: body!, ...(follows.length > 0 && { follows }) };
}

/** What a table does on its own without waiting: it commits to a shuffle, and deals. */
export function immediateDeed(room: Room, task: TableTask | undefined, now: number): Deed | undefined {
  if (!task || task.due > now) return undefined;
  if (task.do === 'commit')
    return { do: 'committed', round: nextRound(room), secret: newSecret(), attempt: task.attempt };
  if (task.do === 'seal') return { do: 'sealed' };
  return task.do === 'deal' ? dealDeed(room) : undefined;
}

/** The deed and what follows from it at once: stored together, or not at all. */
export function withFollowUps(
  room: Room,
  deed: Deed,
  at: number,
  taskOf: (room: Room) => TableTask | undefined,
  followUps: boolean,
): LogCommit {
  const entries: LogEntry[] = [];
  let after = room;
  let task: TableTask | undefined;
  for (let next: Deed | undefined = deed; next; next = followUps ? immediateDeed(after, task, at) : undefined) {
    const entry: LogEntry = { ...next, at };
    entries.push(entry);
    after = fold(after, entry, room.id);
    task = taskOf(after);
  }
  return { entries, after, task };
}
