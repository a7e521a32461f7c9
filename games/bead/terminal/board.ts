/** The bead game in a terminal: a grid of colours, each with a symbol and a number. */

import type { TerminalBoard } from '@boneyard/cli/boards/board';
import { drawGrid } from '@boneyard/cli/boards/grid';
import { paragraph, wrap } from '@boneyard/cli/boards/lines';
import type { Console, TextStyle } from '@boneyard/cli/console';
import { dominoesIn, firstOf, lowerFirst, secondOf } from '../rules/beads';
import { placements } from '../rules/board';
import { write } from '../rules/moves';
import {
  alongOf,
  type BeadPlace,
  type Cell,
  cellAt,
  cellOf,
  coordinatesOf,
  EAST,
  NORTH,
  pairIn,
  placeIn,
} from '../rules/placement';
import type { View } from '../rules/position';
import { untold } from '../rules/untold';
import { beadNarration } from '../words/narration';

/** Symbol and style of the colours 1 to 5. The symbols are there for anyone who cannot see the colours. */
const LOOKS: readonly { readonly sign: string; readonly style: TextStyle }[] = [
  { sign: '♣', style: ['black', 'bgGreen'] },
  { sign: '▲', style: ['white', 'bgRed'] },
  { sign: '■', style: ['black', 'bgYellow'] },
  { sign: '●', style: ['black', 'bgWhite'] },
  { sign: '≈', style: ['white', 'bgBlue'] },
];

/** How many cells are drawn around the dominoes. */
const REACH = 2;

function half(colour: number, { paint }: Console): string {
  const { sign, style } = LOOKS[colour - 1]!;
  return paint(style, `${sign}${colour}`);
}

function cellsOf(place: BeadPlace): [Cell, Cell] {
  return [cellOf(place), cellOf(place) + alongOf(place)];
}

function grid(view: View, io: Console): string[] {
  const covered = new Map<Cell, { piece: number; colour: number }>();
  for (const placement of placements(view)) {
    const piece = covered.size;
    const [first, second] = cellsOf(placeIn(placement));
    covered.set(first, { piece, colour: firstOf(pairIn(placement)) });
    covered.set(second, { piece, colour: secondOf(pairIn(placement)) });
  }
  // The cells around must not tell where something fits.
  const around = untold(view, undefined)
    ? [...covered.keys()].flatMap((cell) => [cell + REACH * (EAST + NORTH), cell - REACH * (EAST + NORTH)])
    : view.open.places.flatMap(cellsOf);
  const cells = [...covered.keys(), ...around];
  return drawGrid(
    {
      cells: cells.map(coordinatesOf),
      wide: 2,
      piece: (x, y) => covered.get(cellAt(x, y))?.piece,
      inside(x, y) {
        const colour = covered.get(cellAt(x, y))?.colour;
        return colour === undefined ? io.paint('dim', '· ') : half(colour, io);
      },
    },
    io,
  );
}

function legend(io: Console): string[] {
  return wrap(
    io.words.games.bead.board.colours.map((name, i) => `${half(i + 1, io)} ${name}   `),
    io,
  );
}

export const bead: TerminalBoard = {
  narration: beadNarration,
  untold: (view, seat) => untold(view as View, seat)?.moves.map(write),
  table(common, io) {
    const view = common as View;
    const picture = view.square ? grid(view, io) : [`  ${io.words.games.bead.board.emptyTable}`];
    return [...picture, ...legend(io), ...beadNarration.notes(view, io.words).flatMap((note) => paragraph(note, io))];
  },
  hand(common, seat, io) {
    const hand = (common as View).hands[seat];
    if (!hand) return [`  ${io.words.terminal.emptyHand}`];
    const pairs = dominoesIn(hand).map(lowerFirst);
    return wrap(
      pairs.map((pair) => `${half(firstOf(pair), io)}-${half(secondOf(pair), io)}   `),
      io,
    );
  },
};
