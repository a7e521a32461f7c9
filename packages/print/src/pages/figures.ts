/** The picture of a worked example for each game: tiles as they lie on the table. */

import type { GameId } from '@boneyard/rules/games';
import { INK } from '../faces/body';
import { PLASTICS } from '../faces/pips';
import { tileMarks } from '../faces/tile';
import { type Mark, type Point, points } from '../marks';
import type { Tile } from '../sets';

/** A tile of a figure: its middle in halves of a domino, or in tiles where they are square, and how it is turned. */
export interface Laid {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly degrees?: 0 | 90 | -90;
}

interface Figure {
  readonly marks: readonly Mark[];
  readonly height: number;
}

function pips(high: number, low: number): Tile {
  return { kind: 'pips', pips: [high, low] };
}

function beads(upper: number, lower: number): Tile {
  return { kind: 'beads', colours: [upper, lower] };
}

function corners(...numbers: [number, number, number, number]): Tile {
  return { kind: 'corners', numbers };
}

/** 6-6 was led; 6-5 to its right, 6-4 to its left, then 5-5 across. */
export const LINE: readonly Laid[] = [
  { tile: pips(6, 4), x: -1.5, y: 0, degrees: 90 },
  { tile: pips(6, 6), x: 0, y: 0 },
  { tile: pips(6, 5), x: 1.5, y: 0, degrees: -90 },
  { tile: pips(5, 5), x: 3, y: 0 },
];

/** The square 1-2 and 3-4, then 1-5 above it and 5-5 to its right. */
export const BEADS: readonly Laid[] = [
  { tile: beads(2, 1), x: 0, y: 0 },
  { tile: beads(4, 3), x: 1, y: 0 },
  { tile: beads(1, 5), x: 0.5, y: -1.5, degrees: -90 },
  { tile: beads(5, 5), x: 2, y: 0 },
];

/** The last one, top right, meets three corners. */
export const CORNERS: readonly Laid[] = [
  { tile: corners(4, 4, 4, 4), x: 0, y: 1 },
  { tile: corners(4, 0, 4, 4), x: 1, y: 1 },
  { tile: corners(2, 3, 4, 4), x: 0, y: 0 },
  { tile: corners(3, 3, 0, 4), x: 1, y: 0 },
];

function laidOut(laid: readonly Laid[], unit: number, middle: Point): Figure {
  const square = laid[0]!.tile.kind === 'corners';
  const [width, height] = [unit, square ? unit : 2 * unit];
  const box = { x: -width / 2, y: -height / 2, width, height };
  /** How far a tile reaches from its middle, across and down. */
  const reach = ({ degrees }: Laid): [number, number] => (square ? [0.5, 0.5] : degrees ? [1, 0.5] : [0.5, 1]);
  const left = Math.min(...laid.map((one) => one.x - reach(one)[0]));
  const right = Math.max(...laid.map((one) => one.x + reach(one)[0]));
  const top = Math.min(...laid.map((one) => one.y - reach(one)[1]));
  const bottom = Math.max(...laid.map((one) => one.y + reach(one)[1]));
  const marks = laid.map(
    (one): Mark => ({
      kind: 'turned',
      x: middle.x + (one.x - (left + right) / 2) * unit,
      y: middle.y + (one.y - top) * unit,
      degrees: one.degrees ?? 0,
      marks: tileMarks(one.tile, box, 'colour', false),
    }),
  );
  return { marks, height: (bottom - top) * unit };
}

/** From the table up: how far the left end is from that of the first one, in halves, and the numbers from left to right. */
export const TOWER: readonly { readonly x: number; readonly numbers: readonly [number, number] }[] = [
  { x: 0, numbers: [6, 6] },
  { x: 1, numbers: [6, 4] },
  { x: 0, numbers: [5, 6] },
  { x: 1, numbers: [6, 2] },
];

/** A tower from the side, with the numbers that one cannot see there. */
function elevation(unit: number, thick: number, middle: Point): Figure {
  const height = TOWER.length * thick;
  const left = middle.x - 1.5 * unit;
  const face = { font: 'Times-Bold', size: points(13) } as const;
  const marks = TOWER.flatMap(({ x, numbers }, level): Mark[] => {
    const from = { x: left + x * unit, y: middle.y + height - (level + 1) * thick };
    const fill = PLASTICS[level % PLASTICS.length]!;
    return [
      { kind: 'rectangle', ...from, width: 2 * unit, height: thick - 0.4, radius: 1, fill },
      ...numbers.map(
        (n, half): Mark => ({
          kind: 'text',
          text: `${n}`,
          x: from.x + (half + 0.5) * unit,
          y: from.y + thick / 2 + 1.3,
          ...face,
          align: 'middle',
          fill: '#ffffff',
        }),
      ),
    ];
  });
  const ground = middle.y + height;
  const table = { x: left - unit / 2, y: ground };
  return {
    marks: [...marks, { kind: 'line', ...table, to: { x: left + 3.5 * unit, y: ground }, stroke: INK, thick: 0.4 }],
    height,
  };
}

/** `top` is the middle of its upper edge. */
export function figure(game: GameId, top: Point, width: number): Figure {
  switch (game) {
    case 'classic':
      return laidOut(LINE, width / 6.5, top);
    case 'bead':
      return laidOut(BEADS, width / 5.5, top);
    case 'quad':
      return laidOut(CORNERS, width / 4, top);
    case 'magnetic':
      return elevation(width / 5, 9, top);
  }
}
