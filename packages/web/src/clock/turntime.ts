/** What is left of one turn on this device. It stands while the player cannot see the table, and survives a reload. */

import { useEffect, useRef, useState } from 'react';
import { entriesIn, localSetting } from '../storage/localsetting';

/** The time is always an argument, in milliseconds. */
export interface TurnTime {
  readonly left: number;
  /** Since when it runs; undefined while it stands. */
  readonly since: number | undefined;
}

export function leftAt({ left, since }: TurnTime, now: number): number {
  return since === undefined ? left : Math.max(0, left - (now - since));
}

export const started = (time: TurnTime, now: number): TurnTime => ({ left: leftAt(time, now), since: now });
export const stopped = (time: TurnTime, now: number): TurnTime => ({ left: leftAt(time, now), since: undefined });

/** The turn that was played last, and what was left of it. */
interface KeptTurn {
  readonly game: string;
  readonly turn: number;
  readonly left: number;
}

const kept = localSetting<KeptTurn>('boneyard.turn', (json) => {
  const { game, turn, left }: Partial<Record<string, unknown>> = Object.fromEntries(entriesIn(json));
  return { game: String(game), turn: Number(turn), left: Number(left) };
});

function keptTime(game: string, turn: number, limit: number): number {
  const last = kept.read();
  return last.game === game && last.turn === turn && last.left >= 0 ? Math.min(last.left, limit) : limit;
}

/** How often we look at the clock, in milliseconds. */
const TICK = 250;

interface Turn {
  /** The game, and the number of its position. */
  readonly game: string;
  readonly turn: number;
  /** In milliseconds. */
  readonly limit: number;
  readonly runs: boolean;
  onOver(): void;
}

/** What is left of the turn, in milliseconds, to the second. A component must not change its turn. */
export function useTurnTime({ game, turn, limit, runs, onOver }: Turn, now: () => number = Date.now): number {
  const [begun] = useState<TurnTime>(() => ({ left: keptTime(game, turn, limit), since: undefined }));
  const time = useRef(begun);
  const [seconds, setSeconds] = useState(Math.ceil(begun.left / 1000));
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    if (!runs) return;
    time.current = started(time.current, now());
    const tick = () => {
      const left = leftAt(time.current, now());
      setSeconds(Math.ceil(left / 1000));
      if (left > 0) return;
      clearInterval(timer);
      over.current();
    };
    const timer = setInterval(tick, TICK);
    tick();
    return () => {
      clearInterval(timer);
      time.current = stopped(time.current, now());
    };
  }, [runs, now]);

  // Every second, since a page may be closed at any moment.
  useEffect(() => kept.set({ game, turn, left: seconds * 1000 }), [game, turn, seconds]);
  return seconds * 1000;
}
