/** Letters on places of the grid: of a question in a lesson, or of examples in the rules, which show whether they are allowed. */

import type { LettersProps } from '@boneyard/web/table/boards/board';
import { explain } from '../rules/explain';
import { read } from '../rules/move';
import type { View } from '../rules/position';
import { type QuadLayout, tileIn } from './layout';
import { CornerMarks } from './marks';
import { QuadTile, SIDE } from './tile';

export function QuadLetters({ layout: { frame }, letters, answers }: LettersProps<View, QuadLayout>) {
  return Object.entries(letters).map(([written, letter]) => {
    const move = read(written)!;
    const { x, y, numbers } = tileIn(frame, move);
    const legal = answers?.legal[written];
    const { meets = [], differs = [] } = answers ? explain(answers.view, answers.view.turn, move) : {};
    const kind = legal === undefined ? 'letter' : legal ? 'letter allowed' : 'letter refused';
    return (
      <g key={written} className={`quad-board ${kind}`}>
        <g className="ghost">
          <QuadTile numbers={numbers} x={x} y={y} />
        </g>
        <rect className="spot" x={x + 0.06} y={y + 0.06} width={SIDE - 0.12} height={SIDE - 0.12} rx={0.22} />
        <CornerMarks x={x} y={y} meets={meets} differs={differs} />
        <g transform={`translate(${x + 1} ${y + 1})`}>
          {legal === false ? (
            <rect className="badge" x={-0.38} y={-0.38} width={0.76} height={0.76} />
          ) : (
            <circle className="badge" r={0.4} />
          )}
          <text className="name" y={0.17}>
            {letter}
          </text>
        </g>
      </g>
    );
  });
}
