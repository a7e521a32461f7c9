/** Shows where the points of the newest move come from: marks on the board, and numbers that fly to the score. */

import type { Seat } from '@boneyard/rules/game';
import { sideNumbers } from '@boneyard/rules/sides';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../app/language';
import type { TablePosition } from '../play/play';
import { restingBox } from './arrival';
import type { Board, BoardLayout, ScoreSource, XY } from './boards/board';
import { fly, flyFromHand, flyFromSeat, knock, note } from './pointsflight';
import { countsDown } from './result';

interface Props {
  readonly board: Board;
  readonly layout: BoardLayout;
  readonly positions: readonly TablePosition[];
  /** The position that is shown. */
  readonly at: number;
  readonly viewer: Seat | undefined;
  /** How long the tile flies before, in milliseconds. */
  readonly takes: number;
}

export interface Gain {
  readonly seat: Seat;
  readonly points: number;
  /** Where it comes from: the table, the hands of the others, the own hand where that counts, or nowhere, if it was deducted. */
  readonly from: 'table' | 'others' | 'hand' | 'nowhere';
}

/** What each seat gained or lost with the move that led to a position. */
export function gainsAt(positions: readonly TablePosition[], at: number): readonly Gain[] {
  const [before, after] = [positions[at - 1]?.seen(undefined), positions[at]!.seen(undefined)];
  if (!before || before.round !== after.round) return [];
  const { game, table, ended } = positions[at]!;
  const sides = sideNumbers(game, table);
  return after.scores.flatMap((score, seat): Gain[] => {
    const points = score - before.scores[seat]!;
    if (points === 0) return [];
    if (points < 0) return [{ seat, points, from: 'nowhere' }];
    if (ended && countsDown(game)) return [{ seat, points, from: 'hand' }];
    return [
      {
        seat,
        points,
        from: ended && after.held.some((held, other) => sides[other] !== sides[seat] && held > 0) ? 'others' : 'table',
      },
    ];
  });
}

/** How long marks stay, in milliseconds. */
const STAY = 1300;
/** Between two numbers that fly, in milliseconds. */
const AFTER = 120;

/** Where a point of the board is in the window, in pixels. */
function inWindow(board: SVGGraphicsElement | null, x: number, y: number): XY | undefined {
  const matrix = board?.getScreenCTM?.();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : undefined;
}

export function Points({ board, layout, positions, at, viewer, takes }: Props) {
  const { web, speech } = useWords();
  const group = useRef<SVGGElement>(null);
  const [marked, setMarked] = useState<readonly ScoreSource[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move that is shown
  useEffect(() => {
    const after = positions[at]!.seen(viewer);
    const before = positions[at - 1]?.seen(viewer);
    if (!after.log || !before || before.round !== after.round) return;
    const { seat } = after.log;
    const move = positions[at]!.game.write(after.log.move);
    if (board.knocks?.(move)) knock(web.table.knocks, seat);
    const sources = board.scored?.({ before, after, move }, layout) ?? [];
    const sides = sideNumbers(positions[at]!.game, positions[at]!.table);
    for (const { seat: to, points, from } of gainsAt(positions, at)) {
      const ends: number[] = [takes];
      if (from === 'others')
        for (const [other, held] of after.held.entries())
          if (sides[other] !== sides[to] && held > 0) ends.push(flyFromSeat(other, to, takes + AFTER * ends.length));
      if (from === 'table' && to === seat) {
        for (const [i, { text, marks }] of sources.entries()) {
          const [x, y] = [
            marks.reduce((sum, mark) => sum + mark.x + mark.width / 2, 0) / marks.length,
            marks.reduce((sum, mark) => sum + mark.y + mark.height / 2, 0) / marks.length,
          ];
          ends.push(fly(text, () => inWindow(group.current, x, y), to, takes + AFTER * i));
        }
        if (sources.length === 0) ends.push(fly(speech.signed(points), restingBox, to, takes));
      }
      if (from === 'hand') ends.push(flyFromHand(speech.signed(points), to, takes));
      note(speech.signed(points), to, Math.max(...ends));
    }
    setMarked(sources);
    const timer = setTimeout(() => setMarked([]), takes + STAY);
    return () => clearTimeout(timer);
  }, [at]);

  return (
    <g ref={group}>
      {marked.flatMap(({ marks }) =>
        marks.map((mark) => (
          <rect
            key={`${mark.x} ${mark.y} ${mark.width}`}
            className="points-mark"
            {...mark}
            rx={mark.width === mark.height ? mark.width / 2 : 0.2}
            style={{ animationDelay: `${takes}ms` }}
          />
        )),
      )}
    </g>
  );
}
