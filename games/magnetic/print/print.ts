/** Magnetic Domino on paper. */

import { matchOf } from '@boneyard/engine/position';
import { dominoSet } from '@boneyard/print/dominoset';
import { INK } from '@boneyard/print/faces/body';
import { PLASTICS } from '@boneyard/print/faces/pips';
import type { Figure, LeafletFigure, PrintGame, Tile } from '@boneyard/print/game';
import { type PageMark, type PagePoint, points } from '@boneyard/print/marks';
import { type FigureTile, leafletFigure } from '@boneyard/print/pages/figures';
import { high, low, readDomino } from '@boneyard/rules/families/dominoes';
import { levelOf, placeOf } from '../rules/construction';
import { colourOf } from '../rules/magnetic';
import { pictures } from '../rules/pictures';
import { cellOf, dominoAt, numberOf, xOf } from '../rules/place';
import type { State } from '../rules/position';

/** A domino of a construction that lies along one row: its left end in halves, its level, its numbers from left to right. */
export interface SeenBrick {
  readonly x: number;
  readonly level: number;
  readonly numbers: readonly [number, number];
  readonly plastic: number;
}

export function bricksIn(name: 'tower' | 'under'): SeenBrick[] {
  const { construction } = matchOf(pictures[name]).state as State;
  return construction.laid.map((brick) => {
    const place = placeOf(brick);
    return {
      x: xOf(cellOf(place)),
      level: levelOf(brick),
      numbers: [numberOf(place, 0), numberOf(place, 1)],
      plastic: colourOf(dominoAt(place)),
    };
  });
}

/** A construction from the side, with the numbers, which could not be seen from there. */
function elevation(bricks: readonly SeenBrick[], unit: number, thick: number, top: PagePoint): Figure {
  const levels = Math.max(...bricks.map(({ level }) => level)) + 1;
  const height = levels * thick;
  const [from, to] = [Math.min(...bricks.map(({ x }) => x)), Math.max(...bricks.map(({ x }) => x)) + 2];
  const left = top.x - ((to - from) / 2) * unit;
  const face = { font: 'Times-Bold', size: points(12) } as const;
  const marks = bricks.flatMap(({ x, level, numbers, plastic }): PageMark[] => {
    const at = { x: left + (x - from) * unit + 0.3, y: top.y + height - (level + 1) * thick };
    return [
      { kind: 'rectangle', ...at, width: 2 * unit - 0.6, height: thick - 0.4, radius: 1, fill: PLASTICS[plastic]! },
      ...numbers.map(
        (n, half): PageMark => ({
          kind: 'text',
          text: `${n}`,
          x: at.x - 0.3 + (half + 0.5) * unit,
          y: at.y + thick / 2 + 1.2,
          ...face,
          align: 'middle',
          fill: '#ffffff',
        }),
      ),
    ];
  });
  const ground = top.y + height;
  const table = { x: left - unit / 2, y: ground };
  const end = { x: left + (to - from + 0.5) * unit, y: ground };
  return { marks: [...marks, { kind: 'line', ...table, to: end, stroke: INK, thick: 0.4 }], height };
}

function sideView(name: 'tower' | 'under', columns: number, unit: number): LeafletFigure {
  return { columns, draw: (top) => elevation(bricksIn(name), unit, 8, top) };
}

function domino(name: string): Tile {
  const tile = readDomino(name)!;
  return { kind: 'pips', pips: [high(tile), low(tile)], plastic: colourOf(tile) };
}

/** The flat picture: 5-5 across, 5-4 to its right and 5-2 to its left. */
export const LINE: readonly FigureTile[] = [
  { tile: domino('5-2'), x: -1.5, y: 0, degrees: 90 },
  { tile: domino('5-5'), x: 0, y: 0 },
  { tile: domino('5-4'), x: 1.5, y: 0, degrees: -90 },
];

export const magnetic = {
  sets: { magnetic: dominoSet(6, colourOf) },
  standardSet: 'magnetic',
  samples: [20, 13, 26, 7],
  figures: {
    flat: leafletFigure(LINE, 1, 11),
    tower: sideView('tower', 1, 15),
    staggered: sideView('under', 1, 13),
  },
} satisfies PrintGame;
