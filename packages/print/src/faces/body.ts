/** The body that all tiles have, with a rim of bare paper, so that a cut may be a little off. */

import { type Box, inset, type PageMark } from '../marks';
import type { Style } from '../spec';

const IVORY = '#fbf5e6';
export const BRASS = '#b98a2f';
export const INK = '#191612';
const EDGE = '#cdbd97';

/** The rim between the cut and the body, and the radius of the body's corners, in mm at full size. */
const RIM = 1;
const ROUND = 2.2;
/** The width of a tile at full size, in mm. */
const FULL_SIZE = 25;

/** Lines get thinner with the tile, so that a small picture has the same proportions. */
export function scaleOf({ width }: Box): number {
  return width / FULL_SIZE;
}

export function bodyOf(box: Box, style: Style, fill = IVORY, edge = EDGE): PageMark {
  const scale = scaleOf(box);
  const body = { kind: 'rectangle', ...inset(box, RIM * scale), radius: ROUND * scale } as const;
  return style === 'colour'
    ? { ...body, fill, stroke: edge, thick: 0.2 * scale }
    : { ...body, stroke: edge === EDGE ? INK : edge, thick: 0.3 * scale };
}
