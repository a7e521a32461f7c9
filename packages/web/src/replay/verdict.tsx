/** The review of a move: how good it was, which move was better and why, and a button to try that. */

import type { ReviewedMove } from '@boneyard/bots/review/review';
import { partnersOf } from '@boneyard/rules/sides';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/language';
import { MoveSketch } from '../table/boards/sketch';
import { branchedOff } from './branch';
import { SignIcon } from './movesigns';
import type { PastGame } from './pastgame';
import { reasons } from './reasons';
import { useReplayWords } from './replaywords';
import { isFault } from './reviewpositions';

interface TryProps {
  readonly past: PastGame;
  /** The position to play on from. */
  readonly at: number;
  readonly names: readonly string[];
}

/** Plays on from a position, as the seat that is to act in it. */
function TryIt({ past, at, names }: TryProps) {
  const { speech } = useWords();
  const { review: said } = useReplayWords();
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
  readonly past: PastGame;
  readonly at: number;
  readonly moved: ReviewedMove | undefined;
  readonly names: readonly string[];
}

export function Verdict({ past, at, moved, names }: Props) {
  const words = useWords();
  const { review: said } = useReplayWords();
  if (!moved)
    return (
      <div className="verdict">
        <TryIt past={past} at={at} names={names} />
      </div>
    );
  const before = past.positions[at - 1]!;
  const offer = (move: string) => past.board.narration.offer(move, before.state, moved.seat, words);
  const who = names[moved.seat]!;
  const fault = isFault(moved);
  const hasPartners = partnersOf(before.game, before.table, moved.seat).length > 0;
  return (
    <div className={`verdict ${moved.mark}`}>
      <p className="judged">
        {fault && <SignIcon kind="played" />}
        {fault && <MoveSketch board={past.board} move={moved.move} view={before.state} />}
        <span>
          <strong>{said.said(who, offer(moved.move), said.was[moved.mark])}</strong>{' '}
          {moved.choices === 1 && said.onlyMove}
        </span>
      </p>
      {fault && (
        <p className="judged">
          <SignIcon kind="better" />
          <MoveSketch board={past.board} move={moved.best.move} view={before.state} />
          <span>{said.better(offer(moved.best.move))}</span>
        </p>
      )}
      {fault && reasons(before, moved, names, said.why).map((reason) => <p key={reason}>{reason}</p>)}
      {!fault && (
        <p className="quiet">{(hasPartners ? said.sideChance : said.chance)(who, moved.chances[moved.seat]!)}</p>
      )}
      {moved.open && (
        <p className="quiet">
          {moved.open.cost > 0 ? said.open(offer(moved.open.move), moved.open.cost) : said.openSame}
        </p>
      )}
      <TryIt past={past} at={fault ? at - 1 : at} names={names} />
    </div>
  );
}
