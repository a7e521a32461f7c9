/** Which position of a match is shown: the newest, an earlier one, or a replay of those since the player's last turn. */

import type { Seat } from '@boneyard/rules/game';
import { useEffect, useRef, useState } from 'react';
import { STEP, useSettings } from '../app/settings';
import type { TablePosition } from '../play/play';
import type { Arrival } from './arrival';

const FLIGHT = 380;

/** The player asked for reduced motion. */
export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The position after the last move that this seat made; the beginning of the round if it made none. */
export function sinceLastTurn(positions: readonly TablePosition[], seat: Seat | undefined): number {
  const last = positions.length - 1;
  const { round } = positions[last]!.seen(seat);
  for (let index = last; index > 0; index--) {
    const view = positions[index]!.seen(seat);
    if (view.round !== round) return index + 1;
    if (index < last && view.log?.seat === seat) return index;
  }
  return 0;
}

export interface Showing {
  readonly at: number;
  readonly live: boolean;
  readonly arrival: Arrival | undefined;
  readonly replaying: boolean;
  look(index: number | undefined): void;
  replay(from: number): void;
}

export function useShowing(positions: readonly TablePosition[]): Showing {
  const { pace } = useSettings();
  const [looking, setLooking] = useState<number>();
  const [replaying, setReplaying] = useState(false);
  const last = positions.length - 1;
  const at = looking === undefined ? last : Math.min(looking, last);
  const before = useRef(at);
  const follows = at === before.current + 1;
  useEffect(() => {
    before.current = at;
  }, [at]);

  useEffect(() => {
    if (!replaying) return;
    const timer = setTimeout(
      () => {
        if (at >= last) {
          setReplaying(false);
          setLooking(undefined);
        } else setLooking(at + 1);
      },
      Math.max(STEP[pace], 250),
    );
    return () => clearTimeout(timer);
  }, [replaying, at, last, pace]);

  // The same object as long as the position is shown: a flight goes on when something else is drawn again.
  const arrival = useRef<Arrival>(undefined);
  const done = positions[at]!.seen(undefined).log;
  if (follows)
    arrival.current = done && {
      ply: at,
      seat: done.seat,
      takes: calm() || pace === 'instant' ? 0 : Math.min(FLIGHT, STEP[pace]),
    };
  else if (arrival.current?.ply !== at) arrival.current = undefined;
  return {
    at,
    live: at === last && !replaying,
    arrival: arrival.current,
    replaying,
    look(index) {
      setReplaying(false);
      setLooking(index === last ? undefined : index);
    },
    replay(from) {
      setLooking(from);
      setReplaying(true);
    },
  };
}
