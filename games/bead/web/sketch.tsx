/** A placement in small: the domino, and the halves of others that it touches. */

import type { SketchProps } from '@boneyard/web/table/boards/board';
import { SketchBox } from '@boneyard/web/table/boards/sketch.tsx';
import type { Frame } from '@boneyard/web/table/layouts/grid';
import type { View } from '../rules/position';
import { boxOf, type GridDomino, middleOf, type Rect, runOf } from './layout';
import { coloursOf, lyingBy, lyingIn, tileOf } from './placements';
import { BeadDomino } from './tile';

/** How much is shown around the domino, in units. */
const AROUND = 0.35;
const FRAME: Frame = { room: { width: 0, height: 0 }, left: 0, top: 0 };

function meets(lying: GridDomino, { x, y, width, height }: Rect): boolean {
  const box = boxOf(FRAME, runOf(lying));
  return box.x < x + width && x < box.x + box.width && box.y < y + height && y < box.y + box.height;
}

export function BeadSketch({ move, view }: SketchProps<View>) {
  const lying = lyingBy(move);
  if (!lying) {
    // A domino that is chosen for the square lies nowhere yet.
    const [first, second] = coloursOf(tileOf(move)!);
    return (
      <SketchBox width={1} height={2}>
        <BeadDomino first={first} second={second} x={0.5} y={1} way="S" />
      </SketchBox>
    );
  }
  const { x, y, width, height } = boxOf(FRAME, runOf(lying));
  const seen = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
  return (
    <SketchBox {...seen} scale={0.85}>
      <g className="around">
        {lyingIn(view)
          .filter((other) => meets(other, seen))
          .map((other) => (
            <BeadDomino key={`${other.at.x},${other.at.y}`} {...other} {...middleOf(FRAME, other)} />
          ))}
      </g>
      <BeadDomino {...lying} {...middleOf(FRAME, lying)} />
    </SketchBox>
  );
}
