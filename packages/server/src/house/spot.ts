/** One table in use: what comes is done one after the other, each thing made durable before it is told. */

import type { Refusal } from '@boneyard/protocol/messages';
import type { Here } from '../news/news';
import type { Room } from '../rooms/room';
import { type Audience, audience } from './audience';

/** Why a table cannot be shown: there is none, or its log cannot be read just now. */
export type Absence = Extract<Refusal, 'no such table' | 'busy'>;

export interface Work {
  /** Done when it is its turn. It may begin one append, and comes again if that was too late. */
  perform(room: Room): void;
  missing(why: Absence): void;
}

export interface Spot {
  readonly id: string;
  readonly audience: Audience;
  /** Undefined while the log is not in memory. */
  room: Room | undefined;
  /** An entry is on its way to the disk, or the log is being read. */
  busy: boolean;
  /** The last entry is ours, so what follows by itself is ours to do; others wait a while before they do it. */
  mine: boolean;
  /** When something last happened. */
  used: number;
  readonly queue: Work[];
  timer: NodeJS.Timeout | undefined;
  /** When the timer rings. */
  wakes: number | undefined;
  /** The row in the store that says when to look again. */
  row: number | null | undefined;
  /** The decision for which everybody who is not there has been called. */
  called: number | undefined;
  /** Thoughts and verdicts that are awaited. */
  readonly awaited: Set<string>;
}

export function newSpot(id: string, now: () => number, announce: (here: Here) => void): Spot {
  return {
    id,
    audience: audience(now, announce),
    room: undefined,
    busy: false,
    mine: true,
    used: now(),
    queue: [],
    timer: undefined,
    wakes: undefined,
    row: undefined,
    called: undefined,
    awaited: new Set(),
  };
}

/** Timers cannot be set farther ahead; looking too early does no harm. */
const FARTHEST = 3600_000;

/** Wakes the spot at this time, if it does not wake earlier anyway. */
export function wake(spot: Spot, due: number, now: number, work: () => void): void {
  if (spot.wakes !== undefined && spot.wakes <= due) return;
  clearTimeout(spot.timer);
  spot.wakes = due;
  spot.timer = setTimeout(
    () => {
      spot.wakes = undefined;
      work();
    },
    Math.min(FARTHEST, due - now),
  );
}

export function stop(spot: Spot): void {
  clearTimeout(spot.timer);
  spot.wakes = undefined;
}
