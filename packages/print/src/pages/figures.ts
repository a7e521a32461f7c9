/** Pictures of tiles on the table, and of moves that are allowed there or not. */

import { tileMarks } from '../faces/tile';
import type { Figure, LeafletFigure, Tile } from '../game';
import type { Box, PageMark, PagePoint } from '../marks';

/** A tile of a figure: its centre, in halves of a domino or in whole square tiles, and its rotation. */
export interface FigureTile {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  readonly degrees?: 0 | 90 | -90;
  /** A tile that is not laid yet, and whether it may be. */
  readonly proposed?: 'allowed' | 'refused';
  /** Names a proposed tile. */
  readonly letter?: string;
  /** Just laid: it has a frame. */
  readonly newest?: boolean;
}

const ALLOWED = '#1d5a4b';
const REFUSED = '#a3260f';
const NEWEST = '#b98a2f';

function isSquare({ tile }: FigureTile): boolean {
  return tile.kind === 'corners';
}

/** Half the width and half the height of a tile as it lies, in units. */
function reach(one: FigureTile): [number, number] {
  if (isSquare(one)) return [0.5, 0.5];
  return one.degrees ? [1, 0.5] : [0.5, 1];
}

/** The smallest box around the tiles, in units. */
function around(tiles: readonly FigureTile[]): Box {
  const x = Math.min(...tiles.map((one) => one.x - reach(one)[0]));
  const y = Math.min(...tiles.map((one) => one.y - reach(one)[1]));
  const right = Math.max(...tiles.map((one) => one.x + reach(one)[0]));
  const bottom = Math.max(...tiles.map((one) => one.y + reach(one)[1]));
  return { x, y, width: right - x, height: bottom - y };
}

/** A frame around a tile: dashed if the tile may not lie there. */
function frame(
  { x, y }: PagePoint,
  [wide, high]: readonly [number, number],
  stroke: string,
  dash?: number,
): PageMark[] {
  const corners = [
    { x: x - wide, y: y - high },
    { x: x + wide, y: y - high },
    { x: x + wide, y: y + high },
    { x: x - wide, y: y + high },
  ];
  return corners.map((from, index) => ({
    kind: 'line',
    ...from,
    to: corners[(index + 1) % 4]!,
    stroke,
    thick: 0.5,
    ...(dash && { dash }),
  }));
}

/** The letter of a proposed tile: in a disc if it is allowed, in a square if it is not. */
function badge(letter: string, { x, y }: PagePoint, radius: number, refused: boolean): PageMark[] {
  const size = radius * 1.4;
  const ground: PageMark = refused
    ? { kind: 'rectangle', x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, fill: REFUSED }
    : { kind: 'circle', x, y, radius, fill: ALLOWED };
  const text = { kind: 'text', text: letter, x, y: y + size * 0.34, font: 'Times-Bold', size } as const;
  return [ground, { ...text, align: 'middle', fill: '#ffffff' }];
}

function drawn(one: FigureTile, at: PagePoint, unit: number): PageMark[] {
  const [width, height] = [unit, isSquare(one) ? unit : 2 * unit];
  const box = { x: -width / 2, y: -height / 2, width, height };
  // Without colour it is clearly not laid yet; but small numbers need their colour to be legible.
  const marks = tileMarks(one.tile, box, one.proposed && !isSquare(one) ? 'outline' : 'colour', false);
  const tile: PageMark = { kind: 'turned', ...at, degrees: one.degrees ?? 0, marks };
  const inside = reach(one).map((half) => half * unit - 0.35) as [number, number];
  if (one.newest) return [tile, ...frame(at, inside, NEWEST)];
  if (!one.proposed) return [tile];
  const refused = one.proposed === 'refused';
  return [
    tile,
    ...(refused ? frame(at, inside, REFUSED, 1.2) : frame(at, inside, ALLOWED)),
    ...(one.letter ? badge(one.letter, at, unit * (isSquare(one) ? 0.17 : 0.3), refused) : []),
  ];
}

function figureOf(tiles: readonly FigureTile[], unit: number, top: PagePoint): Figure {
  const box = around(tiles);
  const left = top.x - (box.width * unit) / 2;
  const marks = tiles.flatMap((one) =>
    drawn(one, { x: left + (one.x - box.x) * unit, y: top.y + (one.y - box.y) * unit }, unit),
  );
  return { marks, height: box.height * unit };
}

/** A figure as wide as its column, but with tiles no larger than `largest` mm a unit. */
export function leafletFigure(tiles: readonly FigureTile[], columns: number, largest: number): LeafletFigure {
  const { width: wide } = around(tiles);
  return { columns, draw: (top, width) => figureOf(tiles, Math.min(largest, width / wide), top) };
}
