/** Magnetic Domino in a terminal: a line when it is flat, else the construction seen from above with its levels. */

import { type Domino, writeDomino } from '@boneyard/rules/families/dominoes';
import { story } from '@boneyard/rules/game';
import { type Brick, brickIn, halfOn, levelOf, openHalf, placeOf } from '@boneyard/rules/games/magnetic/construction';
import { anchorIn, laidBy, lays, plainOf } from '@boneyard/rules/games/magnetic/move';
import { cellAt, cellOfHalf, dominoAt, numberOf, xOf, yOf } from '@boneyard/rules/games/magnetic/place';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { magneticTelling } from '@boneyard/words/telling/magnetic';
import type { Console, Style } from '../console';
import type { Board } from './board';
import { drawn, type Spot } from './grid';
import { drawnHand, drawnLine } from './line';
import { paragraph } from './lines';

/** The four colours of the dominoes; they play no part once the hands are dealt. */
const COLOURS: readonly Style[] = [
  ['white', 'bgRed'],
  ['white', 'bgBlue'],
  ['black', 'bgGreen'],
  ['black', 'bgYellow'],
];
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function raised(level: number): string {
  return [...String(level)].map((digit) => RAISED[Number(digit)]).join('');
}

function spotOf(cell: number): Spot {
  return { x: xOf(cell), y: yOf(cell) };
}

/** What one sees of a cell from above. */
function topmost(laid: readonly Brick[], x: number, y: number): Brick | undefined {
  const cell = cellAt(x, y);
  if (cell === undefined) return undefined;
  const here = laid.filter((brick) => halfOn(brick, cell) >= 0);
  return here.toSorted((a, b) => levelOf(a) - levelOf(b)).at(-1);
}

function fromAbove(laid: readonly Brick[], io: Console): string[] {
  const cells = laid.flatMap((brick) => [0, 1].map((half) => spotOf(cellOfHalf(placeOf(brick), half))));
  const around = cells.flatMap(({ x, y }) => [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
  ]);
  return drawn(
    {
      cells: around,
      wide: 3,
      piece: (x, y) => topmost(laid, x, y),
      inside(x, y) {
        const brick = topmost(laid, x, y);
        if (brick === undefined) return ` ${io.paint('dim', '·')} `;
        const place = placeOf(brick);
        const number = numberOf(place, halfOn(brick, cellAt(x, y)!));
        return io.paint(COLOURS[dominoAt(place) % 4]!, `${number}${raised(levelOf(brick))}`.padStart(3));
      },
    },
    io,
  );
}

/** Dominoes that others cover: what one would see from the side. */
function covered(laid: readonly Brick[]): string[] {
  const seen = (brick: Brick) =>
    [0, 1].some((half) => {
      const { x, y } = spotOf(cellOfHalf(placeOf(brick), half));
      return topmost(laid, x, y) === brick;
    });
  return laid.filter((brick) => !seen(brick)).map((brick) => `${nameOf(brick)}${raised(levelOf(brick))}`);
}

function nameOf(brick: Brick): string {
  return writeDomino(dominoAt(placeOf(brick)));
}

function notes({ construction }: View, { words }: Console): string[] {
  const said = words.boards.magnetic.notes;
  const under = covered(construction.laid);
  const ends = construction.ends.map((end, side) => {
    const brick = brickIn(end);
    return said.end('<>'[side]!, nameOf(brick), numberOf(placeOf(brick), openHalf(end)), raised(levelOf(brick)));
  });
  return [
    ...(under.length > 0 ? [said.covered(under.join(' '))] : []),
    ...(ends.length > 0 ? [said.ends(ends.join('   '))] : []),
  ];
}

function laidOut(view: View): { domino: Domino; anchor: Domino | undefined }[] {
  return story(view.log)
    .map(({ move }) => plainOf(move))
    .filter(lays)
    .map((plain) => ({ domino: laidBy(plain), anchor: anchorIn(plain) }));
}

export const magneticBoard: Board = {
  table(common, io) {
    const view = common as View;
    if (view.table.options.mode === 'flat') return drawnLine(laidOut(view), view.line, io);
    const { laid } = view.construction;
    if (laid.length === 0) return [`  ${io.words.boards.magnetic.emptyTable}`];
    return [
      ...fromAbove(laid, io),
      ...[...notes(view, io), ...magneticTelling.notes(view, io.words)].flatMap((note) => paragraph(note, io)),
    ];
  },
  hand: (common, seat, io) => drawnHand((common as View).hands[seat], io),
};
