/** A construction whose dominoes all lie along one row, from the side, with the numbers, which could not be seen from there. */

import type { DrawingProps } from '@boneyard/web/game';
import { PictureFrame } from '@boneyard/web/rules/pictureframe.tsx';
import { levelOf, placeOf } from '../../rules/construction';
import { cellOf, dominoAt, numberOf, xOf } from '../../rules/place';
import type { View } from '../../rules/position';
import { plasticOf } from '../plastics';

/** How high a domino is, in halves. */
const HIGH = 0.6;
const GAP = 0.03;

export function SidePicture({ view, room }: DrawingProps<View>) {
  const bricks = view.construction.laid.map((brick) => {
    const place = placeOf(brick);
    return { place, x: xOf(cellOf(place)), y: -(levelOf(brick) + 1) * HIGH };
  });
  const [left, right] = [Math.min(...bricks.map(({ x }) => x)), Math.max(...bricks.map(({ x }) => x)) + 2];
  return (
    <PictureFrame room={room}>
      <line className="ground-line" x1={left - 0.5} x2={right + 0.5} y1={0.02} y2={0.02} />
      {bricks.map(({ place, x, y }, index) => (
        <g key={place} className={`domino side plastic ${plasticOf(dominoAt(place))}`}>
          <rect className="body" x={x + GAP} y={y + GAP} width={2 - 2 * GAP} height={HIGH - 2 * GAP} rx={0.1} />
          {[0, 1].map((half) => (
            <text key={half} x={x + half + 0.5} y={y + HIGH / 2 + 0.13}>
              {numberOf(place, half)}
            </text>
          ))}
          {index > 0 && index === bricks.length - 1 && (
            <rect className="last" x={x + GAP} y={y + GAP} width={2 - 2 * GAP} height={HIGH - 2 * GAP} rx={0.1} />
          )}
        </g>
      ))}
    </PictureFrame>
  );
}
