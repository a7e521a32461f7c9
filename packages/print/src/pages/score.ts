/** A score sheet: a column for each player, a row for each round or turn, and the arithmetic below. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import { flowText, wrap } from '../flow';
import { type LineMark, type Measure, type Page, type PageMark, points } from '../marks';
import { PAPER_SIZES, type Paper, type Size } from '../paper';
import type { Texts } from '../texts';

const INK = '#222222';
const GREY = '#666666';
const LIGHT = '#b5b5b5';
const TITLE = { font: 'Times-Bold', size: points(20) } as const;
const LABEL = { font: 'Helvetica', size: points(8.5) } as const;
const TINY = { font: 'Helvetica', size: points(6.5) } as const;
const NOTE = { font: 'Helvetica', size: points(9) } as const;

const MARGIN = 14;
const TOP = 36;
const NAMES = 14;
/** The space for the notes below the table, in mm. */
const NOTES = 26;
const FIRST_COLUMN = 24;
const FOOT = 9;
const ROW = 7.5;

function line(x: number, y: number, toX: number, toY: number, stroke = INK, thick = 0.2): LineMark {
  return { kind: 'line', x, y, to: { x: toX, y: toY }, stroke, thick };
}

function label(text: string, x: number, y: number): PageMark {
  return { kind: 'text', text, x, y, ...LABEL, align: 'right', fill: INK };
}

/** The coordinates of the table. */
interface Grid {
  readonly left: number;
  readonly right: number;
  readonly column: number;
  readonly rows: number;
  /** The top of the rows, the top of the closing rows, and the bottom of the table. */
  readonly body: number;
  readonly foot: number;
  readonly bottom: number;
}

function gridOf({ width, height }: Size, players: number, feet: number): Grid {
  const left = MARGIN + FIRST_COLUMN;
  const right = width - MARGIN;
  const rows = Math.floor((height - TOP - NAMES - feet * FOOT - NOTES - MARGIN) / ROW);
  const body = TOP + NAMES;
  const foot = body + rows * ROW;
  return { left, right, column: (right - left) / players, rows, body, foot, bottom: foot + feet * FOOT };
}

function head({ games, print }: Texts, game: GameId, width: number): PageMark[] {
  const { title, day } = print.score;
  const from = width - MARGIN - 62;
  return [
    { kind: 'text', text: title(games[game].name), x: MARGIN, y: 26, ...TITLE, fill: INK },
    { kind: 'text', text: day, x: from, y: 26, ...LABEL, fill: GREY },
    line(from + 24, 26.6, width - MARGIN, 26.6, GREY),
  ];
}

/** The column of a player: the name, and below it the points next to their running total. */
function column(x: number, { column: wide, body, foot, bottom }: Grid, { print }: Texts): PageMark[] {
  const { name, points: scored, sum } = print.score;
  const tiny = { kind: 'text', ...TINY, fill: GREY } as const;
  return [
    { ...tiny, text: name, x: x + 1, y: TOP + 3 },
    { ...tiny, text: scored, x: x + wide / 4, y: body - 1.2, align: 'middle' },
    { ...tiny, text: sum, x: x + (wide * 3) / 4, y: body - 1.2, align: 'middle' },
    { ...line(x + wide / 2, body, x + wide / 2, foot, LIGHT), dash: 0.6 },
    line(x, TOP, x, bottom),
  ];
}

function closingRow(text: string, y: number, { left, right }: Grid, measure: Measure): PageMark[] {
  const lines = wrap(text, FIRST_COLUMN - 3, LABEL, measure);
  const first = y + FOOT / 2 + 1.1 - ((lines.length - 1) * 3.4) / 2;
  return [line(MARGIN, y, right, y), ...lines.map((words, i) => label(words, left - 2, first + i * 3.4))];
}

export function scorePages(game: GameId, paper: Paper, texts: Texts, measure: Measure): Page[] {
  const size = PAPER_SIZES[paper];
  const { scoreSheet, notice } = texts.pages[game];
  const players = gameCalled(game)!.seats.at(-1)!;
  const grid = gridOf(size, players, scoreSheet.feet.length);
  const { left, right, rows, body, foot, bottom } = grid;
  const marks = head(texts, game, size.width);
  for (let player = 0; player < players; player++) marks.push(...column(left + player * grid.column, grid, texts));
  for (let row = 0; row < rows; row++) {
    const y = body + row * ROW;
    marks.push(
      label(row === 0 ? `${scoreSheet.row} 1` : `${row + 1}`, left - 2, y + ROW * 0.64),
      row === 0 ? line(MARGIN, y, right, y) : line(MARGIN, y, right, y, LIGHT, 0.15),
    );
  }
  for (const [index, text] of scoreSheet.feet.entries())
    marks.push(...closingRow(text, foot + index * FOOT, grid, measure));
  const frame = { x: MARGIN, y: TOP, width: right - MARGIN, height: bottom - TOP };
  const notes = scoreSheet.notes.map((text) => ({ text, face: NOTE, colour: INK, before: 1.5, leading: 1.3 }));
  const room = { x: MARGIN, y: bottom + 4, width: right - MARGIN, height: NOTES - 4 };
  marks.push({ kind: 'rectangle', ...frame, stroke: INK, thick: 0.4 }, ...flowText(notes, [room], measure)!.flat());
  if (notice) marks.push({ kind: 'text', text: notice, x: MARGIN, y: size.height - 8, ...TINY, fill: GREY });
  return [{ ...size, marks }];
}
