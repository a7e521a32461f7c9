/** The bead game in a terminal: the grid of colours, each with a sign and a number, and the open hands. */

import { seatsOf } from '@boneyard/rules/families/seats';
import type { Seat } from '@boneyard/rules/game';
import {
  dominoesIn,
  firstOf,
  isDouble,
  listOf,
  lowerFirst,
  secondOf,
  shapeOf,
  writeShape,
} from '@boneyard/rules/games/bead/beads';
import { placements } from '@boneyard/rules/games/bead/board';
import { examine } from '@boneyard/rules/games/bead/explain';
import { read } from '@boneyard/rules/games/bead/moves';
import {
  alongOf,
  type Cell,
  cellAt,
  cellOf,
  type Place,
  type Placement,
  pairIn,
  placeIn,
  spotOf,
} from '@boneyard/rules/games/bead/placement';
import type { View } from '@boneyard/rules/games/bead/position';
import { deductions } from '@boneyard/rules/games/bead/score';
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

/** What the table waits for, where it is not simply somebody's turn. */
function notes({ asks, log, last, ended }: View, { words }: Console): string[] {
  const said = words.boards.bead.notes;
  if (ended) return [];
  switch (asks.kind) {
    case 'choices':
      return log && asks.answers.every((answer) => answer === undefined) ? [said.chooseAgain] : [said.choose];
    case 'answers':
      return [said.answer];
    case 'pointed': {
      const pointed = listOf(asks.shapes).map(writeShape);
      return [said.pointed(words.terminal.and(pointed), pointed.length > 1)];
    }
    case 'turn':
      return last ? [said.last] : [];
  }
}

/** The lengths that are multiplied, and what comes of it. */
function sum(view: View, placement: Placement): { factors: string; points: number } {
  const { groups, points } = examine(view, placement);
  const lengths = groups.map(({ length }) => length);
  const factors = isDouble(shapeOf(pairIn(placement))) ? [2, ...lengths] : lengths;
  return { factors: factors.join('×'), points };
}

function tilesOf(view: View, seat: Seat): string[] {
  const hand = view.hands[seat];
  return hand === undefined ? [] : dominoesIn(hand).map(writeShape);
}

export const beadBoard: Board = {
  table(common, io) {
    const view = common as View;
    const picture = view.square ? grid(view, io) : [`  ${io.words.boards.bead.emptyTable}`];
    return [...picture, ...legend(io), ...notes(view, io).flatMap((note) => paragraph(note, io))];
  },
  tiles: (view, seat) => tilesOf(view as View, seat),
  hand(common, seat, io) {
    const hand = (common as View).hands[seat];
    if (!hand) return [`  ${io.words.terminal.emptyHand}`];
    const pairs = dominoesIn(hand).map(lowerFirst);
    return wrapped(
      pairs.map((pair) => `${half(firstOf(pair), io)}-${half(secondOf(pair), io)}   `),
      io,
    );
  },
  open(common) {
    const { table, asks, turn } = common as View;
    if (table.options.open || table.options.strategic) return seatsOf(table.players);
    return asks.kind === 'answers' || asks.kind === 'pointed' ? [turn] : [];
  },
  offer(move, common, _seat, { words }) {
    const said = words.boards.bead.moveWords;
    const [word, tile] = move.split(' ');
    switch (word) {
      case 'stuck':
      case 'decline':
      case 'pass':
        return said[word];
      case 'point':
      case 'choose':
        return said[word](tile!);
    }
    const { factors, points } = sum(common as View, read(move)!);
    return `${move} ${factors}=${points}`;
  },
  tell({ who, move, before }, { words }) {
    const { did } = words.boards.bead;
    const [word, tile] = move.split(' ');
    switch (word) {
      case 'stuck':
      case 'decline':
      case 'pass':
        return did[word](who);
      case 'point':
      case 'choose':
        return did[word](who, tile!);
    }
    const { factors, points } = sum(before as View, read(move)!);
    return did.lay(who, move, `${factors} = ${points}`);
  },
  ended({ ending, best }, common, names, { words }) {
    const { hands, held } = common as View;
    const said = words.boards.bead.ended;
    const named = (seats: readonly Seat[]) => words.terminal.and(seats.map((seat) => names[seat]!));
    const out = [...held.keys()].filter((seat) => held[seat] === 0);
    const losers = [...held.keys()].filter((seat) => held[seat]! > 0);
    const lost = losers.map((seat) => `${names[seat]} −${deductions(hands[seat]!)}`);
    return [
      ending === 'out' ? said.out(named(out)) : said.blocked,
      ...(lost.length > 0 ? [said.lost(lost.join(', '))] : []),
      said.best(named(best)),
    ];
  },
};
