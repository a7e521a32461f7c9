/** Before a strategic game, both players secretly choose a domino of the starting square. */

import { firstOf, readShape, secondOf } from '../rules/beads';
import { shapeChosen } from '../rules/moves';
import { asTurned } from '../rules/position';
import { boxOf, middleOf, runOf } from './layout';
import type { BeadTableProps } from './table';
import { BeadDomino } from './tile';

const SIDES = [0, 1] as const;

export function SecretChoice({ view: { asks, turned }, layout: { frame }, seat, picked, onPlay }: BeadTableProps) {
  if (asks.kind !== 'choices' || !turned) return undefined;
  const answer = seat === undefined ? undefined : asks.answers[seat];
  const shape = answer === undefined ? picked && readShape(picked.tile) : shapeChosen(answer);
  return SIDES.map((side) => {
    const lying = { at: { x: side, y: 0 }, way: 'N' } as const;
    const pair = side === seat && shape !== undefined ? asTurned(shape, turned[side]) : undefined;
    const { x, y, width, height } = boxOf(frame, runOf(lying));
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the same choice is a button in the dock
      <g
        key={side}
        className={pair === undefined ? 'place' : 'place aimed'}
        onClick={() => picked && side === seat && onPlay(`choose ${picked.tile}`)}
      >
        <rect className="spot" x={x + 0.04} y={y + 0.04} width={width - 0.08} height={height - 0.08} rx={0.16} />
        {pair !== undefined && (
          <g className={answer === undefined ? 'ghost' : ''}>
            <BeadDomino first={firstOf(pair)} second={secondOf(pair)} {...middleOf(frame, lying)} way="N" />
          </g>
        )}
      </g>
    );
  });
}
