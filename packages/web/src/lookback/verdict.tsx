/** What the review thinks of the move that led to a position: how good it was, what was better and why, and a way to try it. */

import type { Reviewed } from '@boneyard/bots/review/review';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../language';
import { branchedOff } from './branching';
import type { Past } from './past';
import { useLookback } from './speaking';
import { isFault } from './standing';
import { reasons } from './why';

interface TryProps {
  readonly past: Past;
  /** The position to play on from. */
  readonly at: number;
  readonly names: readonly string[];
}

/** Plays on from a position, as the seat that is to act in it. */
export function TryIt({ past, at, names }: TryProps) {
  const { speech } = useWords();
  const { review: said } = useLookback();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const match = past.positions[at]!;
  const [seat] = match.agreed ? [] : match.game.toAct(match.state);
  if (seat === undefined) return undefined;
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => branchedOff(match, seat, past.seats, speech.bot).then(navigate, () => setFailed(true))}
      >
        {said.tryIt}
      </button>
      <p className="quiet" role={failed ? 'alert' : undefined}>
        {failed ? said.tried : said.tryNote(names[seat]!)}
      </p>
    </>
  );
}

interface Props {
  readonly past: Past;
  readonly at: number;
  readonly moved: Reviewed | undefined;
  readonly names: readonly string[];
}

export function Verdict({ past, at, moved, names }: Props) {
  const words = useWords();
  const { review: said } = useLookback();
  if (!moved)
    return (
      <div className="verdict">
        <TryIt past={past} at={at} names={names} />
      </div>
    );
  const before = past.positions[at - 1]!;
  const offer = (move: string) => past.board.telling.offer(move, before.state, moved.seat, words);
  const who = names[moved.seat]!;
  const fault = isFault(moved);
  return (
    <div className={`verdict ${moved.mark}`}>
      <p>
        <strong>{said.said(who, offer(moved.move), said.was[moved.mark])}</strong>{' '}
        {moved.choices === 1 && said.onlyMove}
      </p>
      {fault && <p>{said.better(offer(moved.best.move))}</p>}
      {fault && reasons(before, moved, names, said.why).map((reason) => <p key={reason}>{reason}</p>)}
      {!fault && <p className="quiet">{said.chance(who, moved.chances[moved.seat]!)}</p>}
      <TryIt past={past} at={fault ? at - 1 : at} names={names} />
    </div>
  );
}
