/** Draws a grid of cells, with walls between the pieces and coordinates along the edges. */

import type { Console } from '../console';

export interface TerminalCell {
  readonly x: number;
  readonly y: number;
}

export interface Grid {
  /** Cells that the picture must include; at least one. */
  readonly cells: readonly TerminalCell[];
  /** Width of the inside of a cell, in columns. */
  readonly wide: number;
  /** The piece on a cell. There is no wall between two cells of the same piece, or between two empty cells. */
  piece(x: number, y: number): number | undefined;
  inside(x: number, y: number): string;
  /** Text at the north-eastern corner of a cell, in place of the walls that meet there. */
  crossing?(x: number, y: number): string | undefined;
}

/** Corner characters by the walls that meet: 1 from the west, 2 from the north, 4 from the east, 8 from the south. */
const JOINTS = ' ╴╵┘╶─└┴╷┐│┤┌┬├┼';
const MARGIN = 5;

function strip(grid: Grid, west: number, east: number, south: number, north: number): string[] {
  const { wide, piece } = grid;
  const wallEast = (x: number, y: number) => piece(x, y) !== piece(x + 1, y);
  const wallNorth = (x: number, y: number) => piece(x, y) !== piece(x, y + 1);
  const joint = (x: number, y: number) =>
    JOINTS[
      (wallNorth(x, y) ? 1 : 0) |
        (wallEast(x, y + 1) ? 2 : 0) |
        (wallNorth(x + 1, y) ? 4 : 0) |
        (wallEast(x, y) ? 8 : 0)
    ]!;
  const columns = Array.from({ length: east - west + 1 }, (_, i) => west + i);
  const edges = [west - 1, ...columns];
  const border = (y: number) => {
    const walls = (x: number) => (x < west ? '' : (wallNorth(x, y) ? '─' : ' ').repeat(wide));
    return ' '.repeat(MARGIN) + edges.map((x) => walls(x) + (grid.crossing?.(x, y) ?? joint(x, y))).join('');
  };
  const content = (y: number) => {
    const inside = (x: number) => (x < west ? '' : grid.inside(x, y));
    const label = String(y).padStart(MARGIN - 1);
    return `${label} ${edges.map((x) => inside(x) + (wallEast(x, y) ? '│' : ' ')).join('')}`;
  };
  const label = (x: number) => String(x).padStart(Math.ceil(wide / 2) + 1);
  const labels =
    ' '.repeat(MARGIN) +
    columns
      .map((x) => label(x).padEnd(wide + 1))
      .join('')
      .trimEnd();
  const rows = Array.from({ length: north - south + 1 }, (_, i) => north - i);
  const picture = [...rows.flatMap((y) => [border(y), content(y)]), border(south - 1)].map((line) => line.trimEnd());
  // Empty borders at the top and bottom are left out.
  return [labels, ...picture.filter((line, i) => line !== '' || (i > 0 && i < picture.length - 1)), labels];
}

/** A grid that is wider than the console is split into strips, from west to east. */
export function drawGrid(grid: Grid, io: Console): string[] {
  const xs = grid.cells.map(({ x }) => x);
  const ys = grid.cells.map(({ y }) => y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const most = Math.floor((io.width() - MARGIN - 1) / (grid.wide + 1));
  const lines: string[] = [];
  for (let from = west; from <= east; from += most)
    lines.push(...strip(grid, from, Math.min(east, from + most - 1), south, north));
  return lines;
}
