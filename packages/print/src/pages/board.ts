/** A board to play on: a grid of squares on sheets that are cut and glued together. */

import type { GameId } from '@boneyard/rules/games';
import { type BoardSheet, boardSheets, STRIP, type WholeBoard } from '../boardsheets';
import type { BoardGrid } from '../game';
import { printGames } from '../games';
import { type LineMark, type Measure, type Page, type PageMark, points } from '../marks';
import { PAPER_SIZES } from '../paper';
import type { BoardSpec } from '../spec';
import type { Texts } from '../texts';
import { footer } from './footer';

const LINE = '#8d8d8d';
const CUT = '#222222';
const GREY = '#666666';
const BRASS = '#b98a2f';
const SMALL = { font: 'Helvetica', size: points(7.5) } as const;
/** How far the marks at a cut go beyond the squares, in mm. */
const REACH = 5;

function line(x: number, y: number, toX: number, toY: number, stroke = LINE, thick = 0.2): LineMark {
  return { kind: 'line', x, y, to: { x: toX, y: toY }, stroke, thick };
}

function upTo(n: number): number[] {
  return Array.from({ length: n + 1 }, (_, i) => i);
}

/** The squares. Their lines go on over the strips, so that they meet the lines of the sheets that are glued there. */
function squares({ box, columns, rows, right, below }: BoardSheet, cell: number): LineMark[] {
  const [toX, toY] = [box.x + box.width, box.y + box.height];
  const [overX, overY] = [toX + (right ? STRIP : 0), toY + (below ? STRIP : 0)];
  return [
    ...upTo(columns).map((i) => line(box.x + i * cell, box.y, box.x + i * cell, overY)),
    ...upTo(rows).map((i) => line(box.x, box.y + i * cell, overX, box.y + i * cell)),
  ];
}

/** The lines at which the sheet is cut, with marks beyond the squares. */
function cuts({ box, left, above }: BoardSheet): LineMark[] {
  const [toX, toY] = [box.x + box.width, box.y + box.height];
  return [
    ...(left ? [line(box.x, box.y - REACH, box.x, toY + REACH, CUT, 0.25)] : []),
    ...(above ? [line(box.x - REACH, box.y, toX + REACH, box.y, CUT, 0.25)] : []),
  ];
}

/** The strips on which the next sheets are glued. */
function strips({ box, right, below }: BoardSheet): PageMark[] {
  const strip = { kind: 'rectangle', ...box, fill: '#efefef' } as const;
  return [
    ...(right ? [{ ...strip, x: box.x + box.width, width: STRIP }] : []),
    ...(below ? [{ ...strip, y: box.y + box.height, height: STRIP }] : []),
  ];
}

/** What to do at each side that has a neighbour: beside one of the squares, so that no line crosses the words. */
function hints(sheet: BoardSheet, cell: number, { print }: Texts): PageMark[] {
  const { box, columns, rows, left, right, above, below } = sheet;
  const text = { kind: 'text', ...SMALL, align: 'middle', fill: GREY } as const;
  const middleX = box.x + (Math.floor(columns / 2) + 0.5) * cell;
  const middleY = box.y + (Math.floor(rows / 2) + 0.5) * cell;
  const upright = (x: number, words: string): PageMark => ({
    kind: 'turned',
    x,
    y: middleY,
    degrees: -90,
    marks: [{ ...text, text: words, x: 0, y: 0 }],
  });
  return [
    ...(left ? [upright(box.x - 2, print.board.cut)] : []),
    ...(right ? [upright(box.x + box.width + STRIP / 2 + 1, print.board.glue(right))] : []),
    ...(above ? [{ ...text, text: print.board.cut, x: middleX, y: box.y - 2 }] : []),
    ...(below ? [{ ...text, text: print.board.glue(below), x: middleX, y: box.y + box.height + STRIP / 2 + 1 }] : []),
  ];
}

/** Marks the part of the starting place that is on this sheet, at the corners of its squares. */
function start({ box, columns, rows, firstColumn, firstRow }: BoardSheet, board: WholeBoard, grid: BoardGrid) {
  const marks: PageMark[] = [];
  if (!grid.start) return marks;
  const [wide, high] = grid.start;
  const [fromX, fromY] = [Math.floor((board.columns - wide) / 2), Math.floor((board.rows - high) / 2)];
  for (let column = fromX; column < fromX + wide; column++)
    for (let row = fromY; row < fromY + high; row++) {
      const [x, y] = [column - firstColumn, row - firstRow];
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const middle = { x: box.x + (x + 0.5) * grid.cell, y: box.y + (y + 0.5) * grid.cell };
      marks.push({ kind: 'path', ...middle, d: 'M 0 -1 L 1 0 L 0 1 L -1 0 Z', scale: 2.4, stroke: BRASS, thick: 0.12 });
    }
  return marks;
}

/** The name of the board. */
export function boardTitle(game: GameId, { print, games }: Texts): string {
  return print.board.title(games[game].name);
}

export function boardPages({ game, paper }: BoardSpec, texts: Texts, measure: Measure): Page[] {
  const grid = printGames[game].board;
  if (!grid) throw new Error(`${game} is not played on a board.`);
  const board = boardSheets(grid, paper);
  const { notice } = texts.pages[game];
  return board.sheets.map((sheet, index) => {
    const name = boardTitle(game, texts);
    const many = board.sheets.length > 1;
    const title = many ? `${name} · ${texts.print.sheet(index + 1, board.sheets.length)}` : name;
    return {
      ...PAPER_SIZES[paper],
      marks: [
        ...strips(sheet),
        ...start(sheet, board, grid),
        ...squares(sheet, grid.cell),
        ...cuts(sheet),
        ...hints(sheet, grid.cell, texts),
        ...footer(title, notice, paper, texts, measure),
      ],
    };
  });
}
