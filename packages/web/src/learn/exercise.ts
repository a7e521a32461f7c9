/** A position in which the learner has to find the move: what was tried, the reply, and the progress. */

import { act, type Match } from '@boneyard/engine/match';
import type { Direction, Explanation, Seat } from '@boneyard/rules/game';
import { chancesOf, plainOf } from '@boneyard/rules/verdicts';
import { useEffect, useRef, useState } from 'react';
import type { Happening } from '../play/play';

/** One move to find, and what the others do then. */
interface MoveAsk {
  /** The right moves, or any legal one; how a domino is dropped does not matter. */
  readonly moves: readonly string[] | 'any';
  readonly replies?: readonly string[];
}

/** Something to try that the rules refuse: the learner is to see what happens then. */
interface TryAsk {
  readonly refused: readonly string[];
}

export type Ask = MoveAsk | TryAsk;

/** How the table answers a move. */
export type Reply =
  /** `wanted` if that was what the learner should see. */
  | { readonly kind: 'refused'; readonly explanation: Explanation; readonly wanted: boolean }
  | { readonly kind: 'other'; readonly move: string }
  | { readonly kind: 'right'; readonly move: string }
  | { readonly kind: 'no verdict' };

/** A move that the learner has made. */
export interface Made {
  readonly before: Match;
  readonly move: string;
}

export interface Exercise {
  /** Every position so far. */
  readonly positions: readonly Match[];
  /** How many moves have been found. */
  readonly done: number;
  readonly made: readonly Made[];
  readonly reply: Reply | undefined;
  readonly happening: Happening | undefined;
  try(move: string, lies?: Direction): void;
  again(): void;
}

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
  const [made, setMade] = useState<readonly Made[]>([]);
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

  /** The move of a tower as the physics judges it, after its motion has been shown. */
  async function judged(move: unknown): Promise<unknown> {
    const shown = { seat, move: game.write(move), verdict: undefined };
    setHappening(shown);
    const { ruleOn, animationTime } = await import('../play/physics');
    const { move: fair, verdict } = await ruleOn(game, state, seat, move);
    setHappening({ ...shown, verdict });
    await pause(verdict ? animationTime(verdict) : 0);
    return fair;
  }

  async function tried(written: string, lies: Direction | undefined): Promise<void> {
    const ask = asks[done];
    const move: unknown = game.read(written);
    if (!ask || happening || move === undefined) return;
    const explanation = game.explain(game.view(state, seat), seat, move);
    if (explanation.breaks !== undefined) {
      const wanted = 'refused' in ask && ask.refused.includes(written);
      if (wanted) setDone(done + 1);
      return setReply({ kind: 'refused', explanation, wanted });
    }
    if ('refused' in ask) return setReply({ kind: 'other', move: written });
    if (ask.moves !== 'any' && !ask.moves.includes(game.write(plainOf(game, move))))
      return setReply({ kind: 'other', move: written });
    let fair: unknown = move;
    if (chancesOf(game, state, seat, move).length > 0) {
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
    const after = act(now, seat, fair, { lies });
    setPositions([...positions, after, ...following(after, ask.replies ?? [])]);
    setMade([...made, { before: now, move: game.write(fair) }]);
    setDone(done + 1);
    setReply({ kind: 'right', move: written });
  }

  return {
    positions,
    done,
    made,
    reply,
    happening,
    try: (move, lies) => void tried(move, lies),
    again() {
      setPositions([first]);
      setDone(0);
      setMade([]);
      setReply(undefined);
    },
  };
}
