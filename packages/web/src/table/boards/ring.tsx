/** A ring around a tile: the last one that was laid, or the one that the player points at in the list of moves. */

import type { Extent, XY } from './board';

const INSET = 0.02;

interface Props extends XY, Extent {
  readonly kind: 'newest' | 'lit';
  readonly radius?: number;
}

/** Two lines, a dark one under a bright one, so that it is seen on tiles and tables of any colour. */
export function Ring({ kind, x, y, width, height, radius = 0.16 }: Props) {
  const shape = {
    x: x + INSET,
    y: y + INSET,
    width: width - 2 * INSET,
    height: height - 2 * INSET,
    rx: radius,
  };
  return (
    <g className={`ring ${kind}`}>
      <rect className="under" {...shape} />
      <rect className="spot" {...shape} />
    </g>
  );
}
