/** A review as text: a row for each move, a sparkline of each side's chances, and a summary. */

import { MARKS, type Mark } from '@boneyard/bots/review/marks';
import type { Review, ReviewedMove } from '@boneyard/bots/review/review';
import { seatsOf } from '@boneyard/rules/families/seats';
import type { Seat } from '@boneyard/rules/game';
import { facts } from '@boneyard/words/facts';
import { sideNames } from '@boneyard/words/sidenames';
import type { Console, TextStyle } from '../console';

type Sides = readonly (readonly Seat[])[];

const COLOURS: Readonly<Record<Mark, TextStyle>> = { best: 'green', good: 'green', slip: 'yellow', blunder: 'red' };

function nameOf({ names }: Review, seat: number): string {
  return names?.[seat] ?? String(seat);
}

function cellsOf(review: Review, moved: ReviewedMove, { words }: Console): string[] {
  const { number, percent } = words.arena;
  const { round, ply, seat, move, choices, mark, cost, best, chances } = moved;
  return [
    `${round + 1}.${ply}`,
    `${nameOf(review, seat)} ${move}`,
    choices > 1 ? words.review.marks[mark] : '',
    cost.margin > 0 ? number(cost.margin, 1) : '',
    percent(number(100 * chances[seat]!, 0)),
    mark === 'best' ? '' : best.move,
  ];
}

function rows(review: Review, io: Console): string[] {
  const { place, move, mark, cost, chance, better } = io.words.review.columns;
  const table = [[place, move, mark, cost, chance, better], ...review.moves.map((moved) => cellsOf(review, moved, io))];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table.map((row, index) => {
    const marked = review.moves[index - 1];
    const cells = row.map((cell, column) => {
      const padded = cell.padEnd(widths[column]!);
      return marked && column === 2 ? io.paint(COLOURS[marked.mark], padded) : padded;
    });
    return cells.join('  ').trimEnd();
  });
}

const BLOCKS = '▁▂▃▄▅▆▇█';

/** Values from 0 to 1 as a line of block characters. With more than `room` values, each shows the mean of several. */
export function sparkline(values: readonly number[], room: number): string {
  const columns = Math.min(room, values.length);
  return Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * values.length) / columns);
    const to = Math.floor(((column + 1) * values.length) / columns);
    const part = values.slice(from, to);
    const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(mean * BLOCKS.length))]!;
  }).join('');
}

function charts(review: Review, sides: Sides, io: Console): string[] {
  const names = sideNames(
    sides,
    seatsOf(review.players).map((seat) => nameOf(review, seat)),
    io.words.speech,
  );
  const widest = Math.max(...names.map((name) => name.length));
  return [...new Set(review.moves.map(({ round }) => round))].flatMap((round) => {
    const chanceRows = [...review.moves, ...review.ends]
      .filter((one) => one.round === round)
      .map(({ chances }) => chances);
    const lines = sides.map(([seat], side) => {
      const line = sparkline(
        chanceRows.map((chances) => chances[seat!]!),
        io.width() - widest - 4,
      );
      return `  ${names[side]!.padEnd(widest)}  ${io.paint('yellow', line)}`;
    });
    return [io.words.speech.round(round + 1), ...lines];
  });
}

function totals(review: Review, { words }: Console): string[] {
  return seatsOf(review.players).flatMap((seat) => {
    const own = review.moves.filter((moved) => moved.seat === seat && moved.choices > 1);
    if (own.length === 0) return [];
    const counts = MARKS.map(
      (mark) => `${words.review.marks[mark]} ${own.filter((moved) => moved.mark === mark).length}`,
    );
    const mean = own.reduce((sum, { cost }) => sum + cost.margin, 0) / own.length;
    const given = words.review.meanCost(mean);
    return [`  ${nameOf(review, seat)}: ${facts(...counts, given)}`];
  });
}

export function reviewReport(review: Review, sides: Sides, io: Console): string[] {
  const { nothing, chances, summary } = io.words.review;
  if (review.moves.length === 0) return [nothing];
  return [...rows(review, io), '', chances, ...charts(review, sides, io), '', summary, ...totals(review, io)];
}
