/** Which position of a past game is shown. It changes by steps, jumps or playing, with buttons and keys. */

import { useCallback, useEffect, useRef, useState } from 'react';

export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a position is shown at the usual speed, in milliseconds. */
const STEP = 900;

export interface Steps {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** How long a position is shown, in milliseconds. */
  readonly step: number;
  /** The position before this one was shown last. */
  readonly follows: boolean;
  jump(index: number): void;
  /** To the next position; playing stops at the end only. */
  advance(): void;
  /** Plays or stops; at the end, plays from the beginning. */
  toggle(): void;
  hurry(speed: Speed): void;
}

/** Keys that belong to something else on the page: fields, lists and sliders, and the board, which arrows move. */
function isTaken({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, select, textarea, .viewport, .space')) return true;
  return key === ' ' && target.closest('button, a, summary') !== null;
}

/** `from` is the position that is shown first. */
export function useSteps(last: number, from: number): Steps {
  const [{ at, follows }, setPlace] = useState({ at: from, follows: false });
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');

  const go = useCallback(
    (index: number) => {
      const to = Math.max(0, Math.min(last, index));
      setPlace((before) => (before.at === to ? before : { at: to, follows: to === before.at + 1 }));
    },
    [last],
  );
  const jump = useCallback(
    (index: number) => {
      setPlaying(false);
      go(index);
    },
    [go],
  );

  function toggle(): void {
    if (!playing && at === last) go(0);
    setPlaying(!playing);
  }

  const keys = useRef<Readonly<Record<string, () => void>>>({});
  keys.current = {
    ArrowLeft: () => jump(at - 1),
    ArrowRight: () => jump(at + 1),
    Home: () => jump(0),
    End: () => jump(last),
    ' ': toggle,
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = keys.current[event.key];
      if (!act || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return {
    at,
    last,
    playing,
    speed,
    step: STEP / Number(speed),
    follows,
    jump,
    advance() {
      go(at + 1);
      if (at + 1 >= last) setPlaying(false);
    },
    toggle,
    hurry: setSpeed,
  };
}

/** Advances while it plays; `waits` delays the next step while a motion is shown. */
export function useAutoplay({ at, playing, step, advance }: Steps, waits: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    if (!playing || waits) return;
    const timer = setTimeout(advance, step);
    return () => clearTimeout(timer);
  }, [playing, waits, at, step]);
}
