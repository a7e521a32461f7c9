/** Dominoes with two glass beads: five colours, each with its sign. */

import { type Box, halves, middle, type PageMark } from '../marks';
import type { Style } from '../spec';
import { BRASS, bodyOf, INK, scaleOf } from './body';

interface Bead {
  readonly colour: string;
  readonly light: string;
  /** The colour of the sign, in contrast to the bead. */
  readonly ink: string;
  /** Lines in a square from −10 to 10. */
  readonly sign: string;
}

const WHITE = '#ffffff';

/** The colours 1 to 5. */
const BEADS: readonly Bead[] = [
  // Wood: a leaf with its vein.
  {
    colour: '#1c8d5c',
    light: '#63b38f',
    ink: WHITE,
    sign: 'M 0 -9.5 C 7 -4.5 7.5 3.5 0 8 C -7.5 3.5 -7 -4.5 0 -9.5 Z M 0 -3.5 V 10 M 0 3 L 3.2 -0.4 M 0 3 L -3.2 -0.4',
  },
  // Fire: a flame.
  {
    colour: '#dd4a22',
    light: '#ea8467',
    ink: WHITE,
    sign: 'M 0.5 -9.5 C 1.5 -5 7 -2.5 7 3 C 7 7 4 9.5 0 9.5 C -4 9.5 -7 7 -7 3 C -7 0.2 -5.6 -1.8 -4.2 -3.4 C -3.6 -1.6 -2.8 -0.8 -1.6 -0.4 C -2 -4 -1.4 -7 0.5 -9.5 Z',
  },
  // Earth: a mountain with a lower one beside it.
  {
    colour: '#eeb02c',
    light: '#f5cd78',
    ink: INK,
    sign: 'M -10 7 L -2.8 -7.5 L 1.4 0.6 L 4 -3.2 L 10 7 Z',
  },
  // Metal: a coin with a square hole.
  {
    colour: '#c3ccd8',
    light: '#e2e7ed',
    ink: INK,
    sign: 'M -9 0 a 9 9 0 1 0 18 0 a 9 9 0 1 0 -18 0 Z M -3.4 -3.4 H 3.4 V 3.4 H -3.4 Z',
  },
  // Water: two waves.
  {
    colour: '#2b6fe0',
    light: '#789fea',
    ink: WHITE,
    sign: 'M -9.5 -2.5 C -6.8 -6.5 -3.4 -6.5 0 -3.5 C 3.4 -0.5 6.8 -0.5 9.5 -4.5 M -9.5 5 C -6.8 1 -3.4 1 0 4 C 3.4 7 6.8 7 9.5 3',
  },
];

/** A gleam on the upper left of a bead with radius 10. */
const GLEAM = 'M -8.4 -1.2 C -8.2 -5.2 -5.2 -8.2 -1.2 -8.4 C -4.4 -6.8 -6.8 -4.4 -8.4 -1.2 Z';

function bead(half: Box, number: number, style: Style): PageMark[] {
  const { colour, light, ink, sign } = BEADS[number - 1]!;
  const { x, y } = middle(half);
  const radius = half.width * 0.37;
  const scale = (radius * 0.6) / 10;
  const line = { kind: 'path', x, y, d: sign, scale } as const;
  if (style === 'outline')
    return [
      { kind: 'circle', x, y, radius, stroke: INK, thick: radius * 0.04 },
      { ...line, stroke: INK, thick: 1.1 },
    ];
  return [
    { kind: 'circle', x, y, radius: radius * 1.05, fill: '#e6d9b8' },
    { kind: 'circle', x, y, radius, fill: colour },
    { kind: 'path', x, y, d: GLEAM, scale: radius / 10, fill: light },
    { ...line, stroke: ink, thick: 1.9 },
  ];
}

export function beadMarks(box: Box, colours: readonly [number, number], style: Style): PageMark[] {
  const [upper, lower] = halves(box);
  const { x, y } = middle(box);
  const reach = box.width * 0.36;
  const thick = 0.3 * scaleOf(box);
  return [
    bodyOf(box, style),
    { kind: 'line', x: x - reach, y, to: { x: x + reach, y }, stroke: style === 'colour' ? BRASS : INK, thick },
    ...bead(upper, colours[0], style),
    ...bead(lower, colours[1], style),
  ];
}
