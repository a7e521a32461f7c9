/** The bead game in a terminal: the grid of colours, each with a sign and a number, and the open hands. */

import { dominoesIn, firstOf, lowerFirst, secondOf } from '@boneyard/rules/games/bead/beads';
import { placements } from '@boneyard/rules/games/bead/board';
import {
  alongOf,
  type Cell,
  cellAt,
  cellOf,
  type Place,
  pairIn,
  placeIn,
  spotOf,
} from '@boneyard/rules/games/bead/placement';
import type { View } from '@boneyard/rules/games/bead/position';
import { beadTelling } from '@boneyard/words/telling/bead';
import type { Console, Style } from '../console';
import type { Board } from './board';
import { drawn } from './grid';
import { paragraph, wrapped } from './lines';

/** How the colours 1 to 5 look. The sign says it where colours cannot be seen. */
const LOOKS: readonly { readonly sign: string; readonly style: Style }[] = [
  { sign: '♣', style: ['black', 'bgGreen'] },
  { sign: '▲', style: ['white', 'bgRed'] },
  { sign: '■', style: ['black', 'bgYellow'] },
  { sign: '●', style: ['black', 'bgWhite'] },
  { sign: '≈', style: ['white', 'bgBlue'] },
];

function half(colour: number, { paint }: Console): string {
  const { sign, style } = LOOKS[colour - 1]!;
  return paint(style, `${sign}${colour}`);
}

function cellsOf(place: Place): [Cell, Cell] {
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
  const cells = [...covered.keys(), ...view.open.places.flatMap(cellsOf)];
  return drawn(
    {
      cells: cells.map(spotOf),
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
  return wrapped(
    io.words.boards.bead.colours.map((name, i) => `${half(i + 1, io)} ${name}   `),
    io,
  );
}

export const beadBoard: Board = {
  table(common, io) {
    const view = common as View;
    const picture = view.square ? grid(view, io) : [`  ${io.words.boards.bead.emptyTable}`];
    return [...picture, ...legend(io), ...beadTelling.notes(view, io.words).flatMap((note) => paragraph(note, io))];
  },
  hand(common, seat, io) {
    const hand = (common as View).hands[seat];
    if (!hand) return [`  ${io.words.terminal.emptyHand}`];
    const pairs = dominoesIn(hand).map(lowerFirst);
    return wrapped(
      pairs.map((pair) => `${half(firstOf(pair), io)}-${half(secondOf(pair), io)}   `),
      io,
    );
  },
};
