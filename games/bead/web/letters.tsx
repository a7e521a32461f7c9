/** Letters on places of the grid: of a question in a lesson, or of examples in the rules. */

import type { LettersProps } from '@boneyard/web/table/boards/board';
import type { View } from '../rules/position';
import { type BeadLayout, middleOf } from './layout';
import { lyingBy } from './placements';
import { BeadDomino } from './tile';

export function BeadLetters({ layout: { frame }, letters, answers }: LettersProps<View, BeadLayout>) {
  return Object.entries(letters).map(([move, letter]) => {
    const lying = lyingBy(move);
    if (!lying) return undefined;
    const { x, y } = middleOf(frame, lying);
    const [width, height] = lying.way === 'E' ? [1.9, 0.9] : [0.9, 1.9];
    const legal = answers?.legal[move];
    const kind = legal === undefined ? 'letter' : legal ? 'letter allowed' : 'letter refused';
    return (
      <g key={move} className={kind} transform={`translate(${x} ${y})`}>
        {legal !== undefined && (
          <g className="ghost">
            <BeadDomino {...lying} x={0} y={0} />
          </g>
        )}
        <rect className="spot" x={-width / 2} y={-height / 2} width={width} height={height} rx={0.16} />
        {legal === true && <circle className="badge" r={0.34} />}
        {legal === false && <rect className="badge" x={-0.32} y={-0.32} width={0.64} height={0.64} />}
        <text className="name" y={0.17}>
          {letter}
        </text>
      </g>
    );
  });
}
