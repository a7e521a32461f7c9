/** Where bead dominoes lie on the table, the runs they make, and where a label finds room beside them. */

import type { Layout, Point, Size } from '../boards/board';
import { cornerOf, type Frame, framed, type Spot } from './grid';

/** A domino on the grid: its western or southern half, and the other one to the east or north of it. */
export interface Lying {
  readonly at: Spot;
  readonly way: 'E' | 'N';
  readonly first: number;
  readonly second: number;
}

/** An unbroken row or column, from its western or southern end. */
export interface Run {
  readonly line: 'row' | 'column';
  readonly from: Spot;
  readonly to: Spot;
  readonly length: number;
}

export interface Box extends Point, Size {}

export interface LaidTile extends Lying {
  /** Its middle, in units. */
  readonly middle: Point;
}

export interface BeadLayout extends Layout {
  readonly frame: Frame;
  readonly tiles: readonly LaidTile[];
  /** How much smaller than usual everything is shown when the whole room is in sight, so that labels can make up for it. */
  readonly shrunk: number;
  /** The cells that are in use or can be next, from corner to corner. */
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Free space around what may be laid next, in cells: the numbers of rows and columns stand there. */
const MARGIN = 0.9;

export function cellsOf({ at: { x, y }, way }: Pick<Lying, 'at' | 'way'>): [Spot, Spot] {
  return [{ x, y }, way === 'E' ? { x: x + 1, y } : { x, y: y + 1 }];
}

/** The middle of a domino, in units. */
export function middleOf(frame: Frame, { at, way }: Pick<Lying, 'at' | 'way'>): Point {
  const { x, y } = cornerOf(frame, at);
  return way === 'E' ? { x: x + 1, y: y + 0.5 } : { x: x + 0.5, y };
}

/** All that lies, and the cells where something may be laid next, in a room of the asked shape. */
export function layOut(lying: readonly Lying[], next: readonly Spot[], asked: Size): BeadLayout {
  const cells = [...lying.flatMap(cellsOf), ...next, { x: 1, y: 1 }];
  const frame = framed(cells, asked, 1, MARGIN);
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    room: frame.room,
    frame,
    tiles: lying.map((tile) => ({ ...tile, middle: middleOf(frame, tile) })),
    shrunk: frame.room.width / asked.width,
    west: Math.min(0, ...xs),
    east: Math.max(...xs),
    south: Math.min(0, ...ys),
    north: Math.max(...ys),
  };
}

/** The two cells of a domino as a run. */
export function runOf(lying: Pick<Lying, 'at' | 'way'>): Run {
  const [from, to] = cellsOf(lying);
  return { line: lying.way === 'E' ? 'row' : 'column', from, to, length: 2 };
}

/** The rectangle of a run, in units. */
export function boxOf(frame: Frame, { line, from, to, length }: Run): Box {
  const corner = cornerOf(frame, line === 'row' ? from : to);
  return { ...corner, width: line === 'row' ? length : 1, height: line === 'row' ? 1 : length };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Where a label of this size goes: in the room, beside its box, and hiding as little as can be of what lies. */
export function beside(room: Size, box: Box, label: Size, lying: readonly Box[], gap = 0.2): Point {
  const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
  const middle = {
    x: within(box.x + (box.width - label.width) / 2, room.width - label.width),
    y: within(box.y + (box.height - label.height) / 2, room.height - label.height),
  };
  const [right, left] = [box.x + box.width + gap, box.x - label.width - gap];
  const [below, above] = [box.y + box.height + gap, box.y - label.height - gap];
  let best: { readonly at: Point; readonly hides: number } | undefined;
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

/** Every run of two halves or more, rows first, each from the south and the west on. */
export function runsOf(lying: readonly Lying[]): (Run & Coloured)[] {
  const colours = new Map<string, number>();
  for (const tile of lying) {
    const [one, other] = cellsOf(tile);
    colours.set(`${one.x},${one.y}`, tile.first);
    colours.set(`${other.x},${other.y}`, tile.second);
  }
  const cells = lying.flatMap(cellsOf).sort((a, b) => a.y - b.y || a.x - b.x);
  const runs: (Run & Coloured)[] = [];
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

export function covers({ from, to }: Run, { x, y }: Spot): boolean {
  return from.x <= x && x <= to.x && from.y <= y && y <= to.y;
}
