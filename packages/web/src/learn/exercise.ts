/** A position in which one has to make the move: what was tried, what came of it, and how far one is. */

import { act, type Match } from '@boneyard/engine/match';
import type { Explanation, Seat } from '@boneyard/rules/game';
import { useEffect, useRef, useState } from 'react';
import type { Happening } from '../play/play';

/** One thing to do, and what the others do then. */
export interface Ask {
  /** The moves that are asked for, or any that is legal; how a domino is let go does not matter. */
  readonly moves: readonly string[] | 'any';
  readonly replies?: readonly string[];
}

/** What the table says to a move. */
export type Reply =
  | { readonly kind: 'refused'; readonly explanation: Explanation }
  | { readonly kind: 'other'; readonly move: string }
  | { readonly kind: 'right'; readonly move: string }
  | { readonly kind: 'no verdict' };

export interface Exercise {
  /** Every position so far. */
  readonly positions: readonly Match[];
  /** How many of the things to do are done. */
  readonly done: number;
  readonly reply: Reply | undefined;
  readonly happening: Happening | undefined;
  try(move: string): void;
  again(): void;
}

/** Without how a domino was let go. */
const plain = (move: string) => move.replace(/~.*$/, '');

function following(from: Match, entries: readonly string[]): Match[] {
  const after: Match[] = [];
  let match = from;
  for (const entry of entries) {
    const space = entry.indexOf(' ');
    match = act(match, Number(entry.slice(0, space)), match.game.read(entry.slice(space + 1)));
    after.push(match);
  }
  return after;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function useExercise(first: Match, seat: Seat, asks: readonly Ask[]): Exercise {
  const [positions, setPositions] = useState<readonly Match[]>([first]);
  const [done, setDone] = useState(0);
  const [reply, setReply] = useState<Reply>();
  const [happening, setHappening] = useState<Happening>();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const now = positions.at(-1)!;
  const { game, state } = now;

  /** Letting go of a domino on a tower is seen before what comes of it is. */
  async function judged(move: unknown): Promise<unknown> {
    const shown = { seat, move: game.write(move), verdict: undefined };
    setHappening(shown);
    const { ruled, lasts } = await import('../play/physics');
    const { move: fair, verdict } = await ruled(game, state, seat, move);
    setHappening({ ...shown, verdict });
    await pause(verdict ? lasts(verdict) : 0);
    return fair;
  }

  async function tried(written: string): Promise<void> {
    const ask = asks[done];
    const move: unknown = game.read(written);
    if (!ask || happening || move === undefined) return;
    const explanation = game.explain(game.view(state, seat), seat, move);
    if (explanation.breaks !== undefined) return setReply({ kind: 'refused', explanation });
    if (ask.moves !== 'any' && !ask.moves.includes(plain(written))) return setReply({ kind: 'other', move: written });
    let fair: unknown = move;
    if (game.chances(state, seat, move).length > 0) {
      try {
        fair = await judged(move);
      } catch {
        setReply({ kind: 'no verdict' });
        return;
      } finally {
        setHappening(undefined);
      }
    }
    if (left.current) return;
    const after = act(now, seat, fair);
    setPositions([...positions, after, ...following(after, ask.replies ?? [])]);
    setDone(done + 1);
    setReply({ kind: 'right', move: written });
  }

  return {
    positions,
    done,
    reply,
    happening,
    try: (move) => void tried(move),
    again() {
      setPositions([first]);
      setDone(0);
      setReply(undefined);
    },
  };
}
