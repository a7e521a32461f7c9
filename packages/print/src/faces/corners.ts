/** Square tiles with a number at each corner, each number in its own colour. */

import { type Box, middle, type PageMark } from '../marks';
import type { Style } from '../spec';
import { BRASS, bodyOf, INK, scaleOf } from './body';

const TINTS = [INK, '#147048', '#c2410c', '#8a5a00', '#1d4fb8', '#8a1a6a'] as const;

/** Clockwise from the top left. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** The height of a digit of the serif font, as a fraction of the font size. */
const DIGIT = 0.676;

export function cornerMarks(box: Box, numbers: readonly [number, number, number, number], style: Style): PageMark[] {
  const { x, y } = middle(box);
  const away = box.width * 0.265;
  const size = box.width * 0.38;
  const scale = scaleOf(box);
  const edge = style === 'colour' ? BRASS : INK;
  const digits = numbers.map((number, corner): PageMark => {
    const [right, down] = CORNERS[corner]!;
    const ink = style === 'colour' ? { fill: TINTS[number]! } : { stroke: INK, thick: 0.3 * scale };
    return {
      kind: 'text',
      text: `${number}`,
      x: x + right * away,
      y: y + down * away + (DIGIT * size) / 2,
      font: 'Times-Bold',
      size,
      align: 'middle',
      ...ink,
    };
  });
  return [
    bodyOf(box, style),
    { kind: 'path', x, y, d: 'M 0 -1 L 1 0 L 0 1 L -1 0 Z', scale: box.width * 0.07, stroke: edge, thick: 0.16 },
    ...digits,
  ];
}
