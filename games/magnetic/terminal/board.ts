/** Magnetic Domino in a terminal: a line in flat mode, otherwise the construction from above, with the level of each half. */

import type { TerminalBoard } from '@boneyard/cli/boards/board';
import { drawGrid, type TerminalCell } from '@boneyard/cli/boards/grid';
import { drawHand, drawLine } from '@boneyard/cli/boards/line';
import { paragraph } from '@boneyard/cli/boards/lines';
import type { Console, TextStyle } from '@boneyard/cli/console';
import { type Domino, writeDomino } from '@boneyard/rules/families/dominoes';
import { story } from '@boneyard/rules/game';
import { type Brick, brickIn, halfOn, levelOf, openHalf, placeOf } from '../rules/construction';
import { anchorIn, laidBy, lays, plainOf } from '../rules/move';
import { cellAt, cellOfHalf, dominoAt, numberOf, xOf, yOf } from '../rules/place';
import type { View } from '../rules/position';
import { magneticNarration } from '../words/narration';

/** The four colours of the dominoes; they have no meaning after the deal. */
const COLOURS: readonly TextStyle[] = [
  ['white', 'bgRed'],
  ['white', 'bgBlue'],
  ['black', 'bgGreen'],
  ['white', 'bgMagenta'],
];
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function superscript(level: number): string {
  return [...String(level)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
}

function terminalCell(cell: number): TerminalCell {
  return { x: xOf(cell), y: yOf(cell) };
}

/** The topmost domino on a cell. */
function topmost(laid: readonly Brick[], x: number, y: number): Brick | undefined {
  const cell = cellAt(x, y);
  if (cell === undefined) return undefined;
  const here = laid.filter((brick) => halfOn(brick, cell) >= 0);
  return here.toSorted((a, b) => levelOf(a) - levelOf(b)).at(-1);
}

function fromAbove(laid: readonly Brick[], io: Console): string[] {
  const cells = laid.flatMap((brick) => [0, 1].map((half) => terminalCell(cellOfHalf(placeOf(brick), half))));
  const around = cells.flatMap(({ x, y }) => [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
  ]);
  return drawGrid(
    {
      cells: around,
      wide: 3,
      piece: (x, y) => topmost(laid, x, y),
      inside(x, y) {
        const brick = topmost(laid, x, y);
        if (brick === undefined) return ` ${io.paint('dim', '·')} `;
        const place = placeOf(brick);
        const number = numberOf(place, halfOn(brick, cellAt(x, y)!));
        return io.paint(COLOURS[dominoAt(place) % 4]!, `${number}${superscript(levelOf(brick))}`.padStart(3));
      },
    },
    io,
  );
}

/** Dominoes that cannot be seen from above. */
function covered(laid: readonly Brick[]): string[] {
  const seen = (brick: Brick) =>
    [0, 1].some((half) => {
      const { x, y } = terminalCell(cellOfHalf(placeOf(brick), half));
      return topmost(laid, x, y) === brick;
    });
  return laid.filter((brick) => !seen(brick)).map((brick) => `${nameOf(brick)}${superscript(levelOf(brick))}`);
}

function nameOf(brick: Brick): string {
  return writeDomino(dominoAt(placeOf(brick)));
}

function notes({ construction }: View, { words }: Console): string[] {
  const texts = words.games.magnetic.board.notes;
  const under = covered(construction.laid);
  const ends = construction.ends.map((end, side) => {
    const brick = brickIn(end);
    return texts.end('<>'[side]!, nameOf(brick), numberOf(placeOf(brick), openHalf(end)), superscript(levelOf(brick)));
  });
  return [
    ...(under.length > 0 ? [texts.covered(under.join(' '))] : []),
    ...(ends.length > 0 ? [texts.ends(ends.join('   '))] : []),
  ];
}

function laidOut(view: View): { domino: Domino; anchor: Domino | undefined }[] {
  return story(view.log)
    .map(({ move }) => plainOf(move))
    .filter(lays)
    .map((plain) => ({ domino: laidBy(plain), anchor: anchorIn(plain) }));
}

export const magnetic: TerminalBoard = {
  narration: magneticNarration,
  table(common, io) {
    const view = common as View;
    if (view.table.options.mode === 'flat') return drawLine(laidOut(view), view.line, io);
    const { laid } = view.construction;
    if (laid.length === 0) return [`  ${io.words.games.magnetic.board.emptyTable}`];
    return [
      ...fromAbove(laid, io),
      ...[...notes(view, io), ...magneticNarration.notes(view, io.words)].flatMap((note) => paragraph(note, io)),
    ];
  },
  hand: (common, seat, io) => drawHand((common as View).hands[seat], io),
};
