/** A placement in small, from above: the domino, what it rests on, and its level. */

import type { SketchProps } from '@boneyard/web/table/boards/board';
import { Domino } from '@boneyard/web/table/boards/domino.tsx';
import { SketchBox } from '@boneyard/web/table/boards/sketch.tsx';
import type { Frame } from '@boneyard/web/table/layouts/grid';
import { levelOf, placeOf } from '../../rules/construction';
import { explain } from '../../rules/explain';
import { plainOf, read } from '../../rules/move';
import { dominoAt, type Place } from '../../rules/place';
import type { View } from '../../rules/position';
import { plasticOf } from '../plastics';
import { lyingAt } from './layout';

/** How much is shown around the domino, in units. */
const AROUND = 0.35;
const FRAME: Frame = { room: { width: 0, height: 0 }, left: 0, top: 0 };

export function TowerSketch({ move, view }: SketchProps<View>) {
  const place = plainOf(read(move)!);
  const { laid } = view.construction;
  const { level = 0 } = explain(view, view.turn, place);
  const lying = (there: Place, height: number) => {
    const { x, y, turn, halves } = lyingAt(FRAME, laid, there, height);
    const [first, second] = [halves[0].number, halves[1].number];
    return { x, y, turn, first, second, plastic: plasticOf(dominoAt(there)) };
  };
  const own = lying(place, level);
  const [width, height] = own.turn === 0 ? [2, 1] : [1, 2];
  const near = laid
    .toSorted((a, b) => levelOf(a) - levelOf(b))
    .map((brick) => ({ brick, ...lying(placeOf(brick), levelOf(brick)) }))
    .filter(({ x, y }) => Math.abs(x - own.x) < 2.5 && Math.abs(y - own.y) < 2.5);
  return (
    <SketchBox
      x={own.x - width / 2 - AROUND}
      y={own.y - height / 2 - AROUND}
      width={width + 2 * AROUND}
      height={height + 2 * AROUND}
      scale={0.85}
    >
      <g className="around">
        {near.map(({ brick, ...domino }) => (
          <Domino key={brick} {...domino} />
        ))}
      </g>
      <Domino {...own} />
      {level > 0 && (
        <g className="plan">
          <g className="level" transform={`translate(${own.x + width / 2} ${own.y - height / 2}) scale(1.5)`}>
            <circle r={0.2} />
            <text y={0.11}>{level}</text>
          </g>
        </g>
      )}
    </SketchBox>
  );
}
