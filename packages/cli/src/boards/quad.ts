/** Quad-Ominos in a terminal: tiles as small boxes that share the numbers at their corners. */

import { listOf, without } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import { type Cell, cellAt, cellOf, cornersOf, withLaid, xOf, yOf } from '@boneyard/rules/games/quad/board';
import { explain } from '@boneyard/rules/games/quad/explain';
import { laidBy, read } from '@boneyard/rules/games/quad/move';
import { firstExtras, placements } from '@boneyard/rules/games/quad/moves';
import type { View } from '@boneyard/rules/games/quad/position';
import { corner, printed, type Quad, total, writeQuad } from '@boneyard/rules/games/quad/quads';
import { BONUS, FINE, handTotal } from '@boneyard/rules/games/quad/score';
import type { Console } from '../console';
import type { Board } from './board';
import { drawn } from './grid';
import { paragraph, wrapped } from './lines';

/** From a tile's cell to the cells whose north-eastern corners are its own, clockwise from the north-west. */
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
  return drawn(
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

/** A starting quad that was shown is still in hand while it does not lie. */
function stillShown({ shown, board }: View): Quad | undefined {
  return board.laid.some((spot) => laidBy(spot) === shown) ? undefined : shown;
}

function notes(view: View, { words }: Console): string[] {
  const said = words.boards.quad.notes;
  const { phase, ended } = view;
  const shown = stillShown(view);
  const due = ended || phase === 'opening' || phase === 'turn' ? [] : [said[phase]];
  return shown === undefined || ended ? due : [...due, said.shown(writeQuad(shown))];
}

/** A tile as it is printed, as three lines of five columns. */
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

/** The most that two extra plays can bring. */
function bestPair({ board, hands }: View, seat: Seat): number {
  const hand = hands[seat]!;
  let most = 0;
  for (const first of firstExtras(board, hand)) {
    const rest = without(hand, laidBy(first));
    for (const second of placements(withLaid(board, first), rest))
      most = Math.max(most, total(laidBy(first)) + total(laidBy(second)));
  }
  return most;
}

const fine = `−${FINE}`;

export const quadBoard: Board = {
  table(common, io) {
    const view = common as View;
    const { emptyTable, legend } = io.words.boards.quad;
    if (view.board.laid.length === 0) return [`  ${emptyTable}`];
    const signs = wrapped(
      legend.map((sign) => `${sign}   `),
      io,
    );
    return [
      ...grid(view, io),
      ...signs.map((line) => io.paint('dim', line)),
      ...notes(view, io).flatMap((note) => paragraph(note, io)),
    ];
  },
  tiles(common, seat) {
    const hand = (common as View).hands[seat];
    return hand ? listOf(hand).map(writeQuad) : [];
  },
  hand(common, seat, io) {
    const hand = (common as View).hands[seat];
    const quads = hand ? listOf(hand) : [];
    return quads.length > 0 ? boxes(quads, io) : [`  ${io.words.terminal.emptyHand}`];
  },
  open: () => [],
  offer(move, common, seat, { words }) {
    const view = common as View;
    const said = words.boards.quad.moveWords;
    switch (move) {
      case 'take-25':
        return said[move](BONUS);
      case 'play-two':
        return said[move](bestPair(view, seat));
      case 'draw':
      case 'pass':
        return said[move](fine);
    }
    const { points, bonus } = explain(view, seat, read(move)!);
    if (bonus === 'zeros') return said.zeros(move, points);
    return `${move} → ${points}${bonus ? ' ★' : ''}`;
  },
  tell({ who, move, before, after }, { words }) {
    const { did } = words.boards.quad;
    switch (move) {
      case 'take-25':
        return did[move](who, BONUS);
      case 'play-two':
        return did[move](who);
      case 'draw':
      case 'pass':
        return did[move](who, fine);
    }
    const { shown } = after as View;
    if (shown !== undefined && (before as View).phase === 'opening')
      return did.zeros(who, move, writeQuad(shown), BONUS);
    return did.lay(who, move, total(laidBy(read(move)!)));
  },
  ended({ ending, best }, common, names, { words }) {
    const { hands, table } = common as View;
    const said = words.boards.quad.ended;
    const who = words.terminal.and(best.map((seat) => names[seat]!));
    switch (ending) {
      case 'out': {
        const collected = hands.reduce((sum, hand) => sum + (hand ? handTotal(hand) : 0), 0);
        return [said.out(who, words.terminal.points(collected))];
      }
      case 'blocked':
        return [said.blocked];
      case 'target': {
        const { match } = table.options;
        return [said.target(who, words.terminal.points('target' in match ? match.target : 0))];
      }
    }
  },
};
