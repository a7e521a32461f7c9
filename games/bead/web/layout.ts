/** Where bead dominoes lie on the table, the runs they form, and where a label fits beside them. */

import type { BoardLayout, Extent, XY } from '@boneyard/web/table/boards/board';
import { type CellXY, cornerOf, type Frame, fixedIn, framed } from '@boneyard/web/table/layouts/grid';

/** A domino on the grid: `at` is the cell of its western or southern half, `way` the direction to the other one. */
export interface GridDomino {
  readonly at: CellXY;
  readonly way: 'E' | 'N';
  readonly first: number;
  readonly second: number;
}

/** An unbroken row or column, from its western or southern end. */
export interface GridRun {
  readonly line: 'row' | 'column';
  readonly from: CellXY;
  readonly to: CellXY;
  readonly length: number;
}

export interface Rect extends XY, Extent {}

export interface LaidBeadTile extends GridDomino {
  /** Its middle, in units. */
  readonly middle: XY;
}

export interface BeadLayout extends BoardLayout {
  readonly frame: Frame;
  readonly tiles: readonly LaidBeadTile[];
  /** How many times smaller everything is drawn to show the whole room; labels are enlarged by it. */
  readonly shrunk: number;
  /** The bounds of the cells that are taken or can be next. */
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** How far from the others a domino can be tried, in cells. */
const REACH = 2;

/** Free space around these cells for the numbers of rows and columns, in cells. */
const MARGIN = 0.9;

/** What an empty table shows. */
const EMPTY: readonly CellXY[] = [
  { x: 0, y: 0 },
  { x: 1, y: 1 },
];

export function cellsOf({ at: { x, y }, way }: Pick<GridDomino, 'at' | 'way'>): [CellXY, CellXY] {
  return [{ x, y }, way === 'E' ? { x: x + 1, y } : { x, y: y + 1 }];
}

/** The middle of a domino, in units. */
export function middleOf(frame: Frame, { at, way }: Pick<GridDomino, 'at' | 'way'>): XY {
  const { x, y } = cornerOf(frame, at);
  return way === 'E' ? { x: x + 1, y: y + 0.5 } : { x: x + 0.5, y };
}

/** The corners of the cells in reach of the dominoes, whatever fits there. */
export function around(lying: readonly GridDomino[]): CellXY[] {
  const cells = lying.flatMap(cellsOf);
  return cells.flatMap(({ x, y }) => [
    { x: x - REACH, y: y - REACH },
    { x: x + REACH, y: y + REACH },
  ]);
}

/** `next` are the cells that can be taken next. */
export function layOut(lying: readonly GridDomino[], next: readonly CellXY[], asked: Extent): BeadLayout {
  const taken = [...lying.flatMap(cellsOf), ...next];
  const cells = taken.length > 0 ? taken : EMPTY;
  const frame = framed(cells, asked, 1, MARGIN);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    room: frame.room,
    fixed: fixedIn(frame),
    frame,
    tiles: lying.map((tile) => ({ ...tile, middle: middleOf(frame, tile) })),
    shrunk: frame.room.width / asked.width,
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
}

/** The two cells of a domino as a run. */
export function runOf(lying: Pick<GridDomino, 'at' | 'way'>): GridRun {
  const [from, to] = cellsOf(lying);
  return { line: lying.way === 'E' ? 'row' : 'column', from, to, length: 2 };
}

/** The rectangle of a run, in units. */
export function boxOf(frame: Frame, { line, from, to, length }: GridRun): Rect {
  const corner = cornerOf(frame, line === 'row' ? from : to);
  return { ...corner, width: line === 'row' ? length : 1, height: line === 'row' ? 1 : length };
}

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The upper left corner of a label: in the room, beside its rectangle, and hiding as little as possible of the dominoes. */
export function labelCorner(room: Extent, box: Rect, label: Extent, lying: readonly Rect[], gap = 0.2): XY {
  const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
  const middle = {
    x: within(box.x + (box.width - label.width) / 2, room.width - label.width),
    y: within(box.y + (box.height - label.height) / 2, room.height - label.height),
  };
  const [right, left] = [box.x + box.width + gap, box.x - label.width - gap];
  const [below, above] = [box.y + box.height + gap, box.y - label.height - gap];
  let best: { readonly at: XY; readonly hides: number } | undefined;
  for (const at of [
    { x: right, y: middle.y },
    { x: left, y: middle.y },
    { x: middle.x, y: below },
    { x: middle.x, y: above },
    { x: right, y: below },
    { x: right, y: above },
    { x: left, y: below },
    { x: left, y: above },
  ]) {
    const inRoom = at.x === within(at.x, room.width - label.width) && at.y === within(at.y, room.height - label.height);
    if (!inRoom) continue;
    const hides = lying.reduce((sum, other) => sum + overlap({ ...at, ...label }, other), 0);
    if (!best || hides < best.hides) best = { at, hides };
  }
  return best?.at ?? middle;
}

interface Coloured {
  readonly colours: readonly number[];
}

/** Every run of two halves or more: rows before columns, from south to north and from west to east. */
export function runsOf(lying: readonly GridDomino[]): (GridRun & Coloured)[] {
  const colours = new Map<string, number>();
  for (const tile of lying) {
    const [one, other] = cellsOf(tile);
    colours.set(`${one.x},${one.y}`, tile.first);
    colours.set(`${other.x},${other.y}`, tile.second);
  }
  const cells = lying.flatMap(cellsOf).sort((a, b) => a.y - b.y || a.x - b.x);
  const runs: (GridRun & Coloured)[] = [];
  for (const [line, dx, dy] of [
    ['row', 1, 0],
    ['column', 0, 1],
  ] as const)
    for (const from of cells) {
      if (colours.has(`${from.x - dx},${from.y - dy}`)) continue;
      const shown: number[] = [];
      for (let colour: number | undefined; ; shown.push(colour)) {
        colour = colours.get(`${from.x + shown.length * dx},${from.y + shown.length * dy}`);
        if (colour === undefined) break;
      }
      const length = shown.length;
      const to = { x: from.x + (length - 1) * dx, y: from.y + (length - 1) * dy };
      if (length > 1) runs.push({ line, from, to, length, colours: shown });
    }
  return runs;
}

export function covers({ from, to }: GridRun, { x, y }: CellXY): boolean {
  return from.x <= x && x <= to.x && from.y <= y && y <= to.y;
}
