/** A placement in small: the tile as it lies, and the corners of others that it touches. */

import type { SketchProps } from '@boneyard/web/table/boards/board';
import { SketchBox } from '@boneyard/web/table/boards/sketch.tsx';
import type { Frame } from '@boneyard/web/table/layouts/grid';
import { read } from '../rules/move';
import type { View } from '../rules/position';
import { tileIn } from './layout';
import { QuadTile, SIDE } from './tile';

/** How much is shown around the tile, in units. */
const AROUND = 0.35;
const FRAME: Frame = { room: { width: 0, height: 0 }, left: 0, top: 0 };

export function QuadSketch({ move, view }: SketchProps<View>) {
  const { x, y, cell, numbers } = tileIn(FRAME, read(move)!);
  const near = view.board.laid
    .map((spot) => tileIn(FRAME, spot))
    .filter((tile) => tile.cell !== cell && Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) <= SIDE);
  const side = SIDE + 2 * AROUND;
  return (
    <SketchBox x={x - AROUND} y={y - AROUND} width={side} height={side} scale={0.85}>
      <g className="around">
        {near.map((tile) => (
          <QuadTile key={tile.cell} numbers={tile.numbers} x={tile.x} y={tile.y} />
        ))}
      </g>
      <QuadTile numbers={numbers} x={x} y={y} />
    </SketchBox>
  );
}
