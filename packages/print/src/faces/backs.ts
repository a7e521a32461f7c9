/** The backs of the tiles: identical, the same either way up, and tolerant of a printer that is a millimetre off. */

import { type Box, inset, type PageMark } from '../marks';
import type { Style } from '../spec';
import { INK } from './body';

const CLOTH = '#1d5a4b';
const THREAD = '#d9c48a';

/** How far the colour extends beyond the cut, in mm. */
const BLEED = 2;
/** The distance of the lattice from the cut, in mm. */
const FRAME = 3;
/** The approximate distance from one diamond to the next, in mm. */
const MESH = 4.5;

/** The ground of a back. All grounds are drawn before the first lattice, since they overlap the neighbouring tiles. */
export function clothMark(box: Box, style: Style): PageMark[] {
  return style === 'colour' ? [{ kind: 'rectangle', ...inset(box, -BLEED), fill: CLOTH }] : [];
}

export function backMarks(box: Box, style: Style): PageMark[] {
  const stroke = style === 'colour' ? THREAD : INK;
  const thick = style === 'colour' ? 0.25 : 0.15;
  const frame = inset(box, FRAME);
  const columns = Math.round(frame.width / MESH);
  const rows = Math.round(frame.height / MESH);
  const across = frame.width / columns;
  const down = frame.height / rows;
  const d: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, top] = [column * across, row * down];
      d.push(
        `M ${left + across / 2} ${top} L ${left + across} ${top + down / 2} L ${left + across / 2} ${top + down} L ${left} ${top + down / 2} Z`,
      );
    }
  return [
    { kind: 'rectangle', ...frame, radius: 1, stroke, thick: 2 * thick },
    { kind: 'path', x: frame.x, y: frame.y, d: d.join(' '), scale: 1, stroke, thick },
  ];
}
