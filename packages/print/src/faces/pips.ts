/** Dominoes with pips: ivory ones, and the four colours of Magnetic Domino. */

import { type Box, halves, middle, type PageMark } from '../marks';
import type { Style } from '../spec';
import { BRASS, bodyOf, INK, scaleOf } from './body';

type Column = readonly number[];

const SIDES: Column = [-3, 3];
const THREE: Column = [-3, 0, 3];
const FOUR: Column = [-3, -1, 1, 3];

/** The heights of the pips in the left, middle and right column, for each number; −3 is the top. */
const PATTERNS: readonly (readonly [Column, Column, Column])[] = [
  [[], [], []],
  [[], [0], []],
  [[-3], [], [3]],
  [[-3], [0], [3]],
  [SIDES, [], SIDES],
  [SIDES, [0], SIDES],
  [THREE, [], THREE],
  [THREE, [0], THREE],
  [THREE, SIDES, THREE],
  [THREE, THREE, THREE],
  [FOUR, [-2, 2], FOUR],
  [FOUR, [-2, 0, 2], FOUR],
  [FOUR, FOUR, FOUR],
];

/** Numbers above six are hard to tell apart, so in the large sets each has its own colour too. */
const TINTS: readonly string[] = [
  INK,
  '#1f6fb5',
  '#2c7d3f',
  '#b3261e',
  '#7a4a1e',
  '#1d3f8f',
  '#a86400',
  '#8a1a6a',
  '#0b6b6b',
  '#5b2fa0',
  '#c2410c',
  '#4a6a00',
  '#404854',
];

/** The four colours of magnetic dominoes, as on the screen. Each also has its own sign in the middle of the domino. */
export const PLASTICS = ['#c73a22', '#2b62cf', '#1c7d52', '#7a3f98'] as const;
const PINS = [
  'M -1 0 a 1 1 0 1 0 2 0 a 1 1 0 1 0 -2 0 Z',
  'M -0.35 -1.2 H 0.35 V -0.35 H 1.2 V 0.35 H 0.35 V 1.2 H -0.35 V 0.35 H -1.2 V -0.35 H -0.35 Z',
  'M 0 -1.1 L 1.1 0.9 H -1.1 Z',
  'M -1.3 -1 L 1.3 1 V -1 L -1.3 1 Z',
] as const;

const WHITE = '#ffffff';

function pipsOf(half: Box, pips: number, tint: string, style: Style): PageMark[] {
  const { x, y } = middle(half);
  const crowded = pips > 9;
  const across = half.width * (crowded ? 0.28 : 0.26);
  const step = (half.height * (crowded ? 0.285 : 0.26)) / 3;
  const radius = half.width * (crowded ? 0.072 : 0.086);
  const thick = half.width * 0.016;
  const ink = style === 'colour' ? { fill: tint, radius } : { stroke: tint, thick, radius: radius - thick / 2 };
  return PATTERNS[pips]!.flatMap((column, index) =>
    column.map((high): PageMark => ({ kind: 'circle', x: x + (index - 1) * across, y: y + high * step, ...ink })),
  );
}

/** The line between the halves, and its pin. */
function waist(box: Box, line: string, pin: string, size: number, style: Style): PageMark[] {
  const { x, y } = middle(box);
  const reach = box.width * 0.36;
  const scale = scaleOf(box);
  const ink = style === 'colour' ? { fill: line } : { fill: WHITE, stroke: line, thick: 0.3 };
  return [
    { kind: 'line', x: x - reach, y, to: { x: x + reach, y }, stroke: line, thick: 0.3 * scale },
    { kind: 'path', x, y, d: pin, scale: scale * size, ...ink },
  ];
}

export function pipMarks(
  box: Box,
  pips: readonly [number, number],
  plastic: number | undefined,
  tinted: boolean,
  style: Style,
): PageMark[] {
  const [upper, lower] = halves(box);
  if (plastic === undefined) {
    const tint = (n: number) => (tinted && style === 'colour' ? TINTS[n]! : INK);
    return [
      bodyOf(box, style),
      ...waist(box, style === 'colour' ? BRASS : INK, PINS[0], 1, style),
      ...pipsOf(upper, pips[0], tint(pips[0]), style),
      ...pipsOf(lower, pips[1], tint(pips[1]), style),
    ];
  }
  const colour = PLASTICS[plastic]!;
  const ink = style === 'colour' ? WHITE : colour;
  return [
    bodyOf(box, style, colour, colour),
    ...waist(box, ink, PINS[plastic]!, 1.55, style),
    ...pipsOf(upper, pips[0], ink, style),
    ...pipsOf(lower, pips[1], ink, style),
  ];
}
