/** The key moments of a game; a click shows the position. */

import { momentsOf } from '@boneyard/bots/review/moments';
import type { Review, ReviewedMove } from '@boneyard/bots/review/review';
import type { Seat } from '@boneyard/rules/game';
import { sidesAt } from '@boneyard/rules/sides';
import { sideNames } from '@boneyard/words/sidenames';
import { useMemo } from 'react';
import { useWords } from '../app/language';
import type { PastGame } from './pastgame';
import { useReplayWords } from './replaywords';

interface Props {
  readonly review: Review;
  readonly past: PastGame;
  readonly names: readonly string[];
  onJump(index: number): void;
}

export function MomentList({ review, past, names, onJump }: Props) {
  const words = useWords();
  const { moments: said } = useReplayWords();
  const { positions, board } = past;
  const { turning, best, unseen } = useMemo(() => momentsOf(review), [review]);

  /** The player, with a partner if there is one: they win together. */
  function sideOf(seat: Seat): string {
    const { game, table } = positions[0]!;
    return sideNames([sidesAt(game, table).find((side) => side.includes(seat))!], names, words.speech)[0]!;
  }

  function moment(title: string, note: string, moved: ReviewedMove | undefined, move: string, what: string) {
    if (!moved) return undefined;
    const { round, ply, seat } = moved;
    const before = positions.findIndex(({ state }) => state.round === round && state.ply === ply);
    const made = move === moved.move ? board.brief?.(move, words) : undefined;
    const text = made ?? board.narration.offer(move, positions[before]!.state, seat, words);
    return (
      <li>
        <button type="button" onClick={() => onJump(before + 1)}>
          <strong>{title}</strong>
          <span>{said.at(round + 1, names[seat]!, text)}</span>
          <span>{what}</span>
          <span className="quiet">{note}</span>
        </button>
      </li>
    );
  }

  if (!turning && !best && !unseen) return undefined;
  return (
    <>
      <h3 id="moments">{said.title}</h3>
      <ul className="moments" aria-labelledby="moments">
        {turning &&
          moment(
            said.turning,
            said.turningNote,
            turning.moved,
            turning.moved.move,
            said.rose(sideOf(turning.seat), turning.from, turning.to),
          )}
        {best && moment(said.best, said.bestNote, best.moved, best.moved.move, said.second(best.points))}
        {unseen &&
          moment(said.unseen, said.unseenNote, unseen.moved, unseen.moved.best.move, said.gained(unseen.points))}
      </ul>
    </>
  );
}
