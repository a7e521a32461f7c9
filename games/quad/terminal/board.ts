/** Quad-Ominos in a terminal: tiles as small boxes that share the numbers at their corners. */

import type { TerminalBoard } from '@boneyard/cli/boards/board';
import { drawGrid } from '@boneyard/cli/boards/grid';
import { paragraph, wrap } from '@boneyard/cli/boards/lines';
import type { Console } from '@boneyard/cli/console';
import { listOf } from '@boneyard/rules/families/tiles';
import { type Cell, cellAt, cellOf, cornersOf, xOf, yOf } from '../rules/board';
import type { View } from '../rules/position';
import { corner, printed, type Quad } from '../rules/quads';
import { quadNarration } from '../words/narration';

/** Offsets from a tile's cell to the cells whose north-eastern corners are the tile's corners, clockwise from north-west. */
const CORNERS = [
  [-1, 0],
  [0, 0],
  [0, -1],
  [-1, -1],
] as const;

function grid({ board }: View, io: Console): string[] {
  const laid = new Set<Cell>(board.laid.map(cellOf));
  const open = new Set<Cell>(board.open.map(cellOf));
  const newest = cellOf(board.laid.at(-1)!);
  const numbers = new Map<Cell, number>();
  for (const spot of board.laid)
    for (const [i, [dx, dy]] of CORNERS.entries())
      numbers.set(cellAt(xOf(cellOf(spot)) + dx, yOf(cellOf(spot)) + dy)!, corner(cornersOf(spot), i));
  return drawGrid(
    {
      cells: [...laid, ...open].map((cell) => ({ x: xOf(cell), y: yOf(cell) })),
      wide: 3,
      piece(x, y) {
        const cell = cellAt(x, y);
        return cell !== undefined && laid.has(cell) ? cell : undefined;
      },
      inside(x, y) {
        const cell = cellAt(x, y)!;
        if (cell === newest) return io.paint('yellow', ' ◆ ');
        return open.has(cell) ? io.paint('dim', ' · ') : '   ';
      },
      crossing(x, y) {
        const number = numbers.get(cellAt(x, y)!);
        return number === undefined ? undefined : io.paint('bold', String(number));
      },
    },
    io,
  );
}

/** A tile, the way it is printed, in three lines of five columns. */
function box(quad: Quad, { paint }: Console): [string, string, string] {
  const [nw, ne, se, sw] = [0, 1, 2, 3].map((i) => paint('bold', String(corner(printed(quad), i))));
  return [`${nw}───${ne}`, '│   │', `${sw}───${se}`];
}

const BOX = 5;
const GAP = 2;

function boxes(quads: readonly Quad[], io: Console): string[] {
  const most = Math.floor((io.width() - GAP) / (BOX + GAP));
  const lines: string[] = [];
  for (let from = 0; from < quads.length; from += most) {
    const row = quads.slice(from, from + most).map((quad) => box(quad, io));
    for (const line of [0, 1, 2] as const) lines.push(row.map((drawing) => ' '.repeat(GAP) + drawing[line]).join(''));
  }
  return lines;
}

export const quad: TerminalBoard = {
  narration: quadNarration,
  table(common, io) {
    const view = common as View;
    const { emptyTable, legend } = io.words.games.quad.board;
    if (view.board.laid.length === 0) return [`  ${emptyTable}`];
    const signs = wrap(
      legend.map((sign) => `${sign}   `),
      io,
    );
    return [
      ...grid(view, io),
      ...signs.map((line) => io.paint('dim', line)),
      ...quadNarration.notes(view, io.words).flatMap((note) => paragraph(note, io)),
    ];
  },
  hand(common, seat, io) {
    const hand = (common as View).hands[seat];
    const quads = hand ? listOf(hand) : [];
    return quads.length > 0 ? boxes(quads, io) : [`  ${io.words.terminal.emptyHand}`];
  },
};
