/** How a round of classic dominoes ends and what the winner scores. */

import { type Domino, HIGHEST_PIP, high, isDouble, pips, setSize } from '@boneyard/rules/families/dominoes';
import { leaders, matchOver } from '@boneyard/rules/families/match';
import { NOBODY, only } from '@boneyard/rules/families/seats';
import { type Tiles, tilesOf } from '@boneyard/rules/families/tiles';
import type { Outcome, Seat } from '@boneyard/rules/game';
import { toFive } from './fives';
import type { ClassicOptions, ClassicTable } from './options';
import type { State } from './position';

const BLANK: Domino = 0;

function worth(domino: Domino, doubles: ClassicOptions['doubles'], blank: number): number {
  if (domino === BLANK) return blank;
  return isDouble(domino) && doubles === 'once' ? high(domino) : pips(domino);
}

function table(doubles: ClassicOptions['doubles'], blank: number): readonly number[] {
  return Array.from({ length: setSize(HIGHEST_PIP) }, (_, domino) => worth(domino, doubles, blank));
}

const POINTS = {
  both: { 0: table('both', 0), 14: table('both', 14) },
  once: { 0: table('once', 0), 14: table('once', 14) },
} as const;

/** What each domino counts at the end of a round. The leader is decided by pips instead. */
export function pointsOf({ doubles, blank }: ClassicOptions): readonly number[] {
  return POINTS[doubles][blank];
}

/** What a hand or the rest of the boneyard counts. */
function total(points: readonly number[], { w0, w1, w2 }: Tiles): number {
  let sum = 0;
  for (let rest = w0; rest !== 0; rest &= rest - 1) sum += points[31 - Math.clz32(rest & -rest)]!;
  for (let rest = w1; rest !== 0; rest &= rest - 1) sum += points[63 - Math.clz32(rest & -rest)]!;
  for (let rest = w2; rest !== 0; rest &= rest - 1) sum += points[95 - Math.clz32(rest & -rest)]!;
  return sum;
}

export interface RoundResult {
  readonly scores: readonly number[];
  readonly ended: Outcome;
}

/** The seats of a table with partners, by side. */
const SIDES: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
];

/** The sides of a table with partners. */
export function sides({ options }: ClassicTable): readonly (readonly Seat[])[] | undefined {
  return options.partners ? SIDES : undefined;
}

/** The seats that win and score together with this one, itself included. */
export function sideOf({ options }: ClassicTable, seat: Seat): readonly Seat[] {
  return options.partners ? SIDES[seat % 2]! : only(seat);
}

/** Whether two seats are the same or partners. */
function together({ options }: ClassicTable, one: Seat, other: Seat): boolean {
  return one === other || (options.partners && one % 2 === other % 2);
}

/** The scores after a seat has gained points: all seats of its side gain them. */
export function credited(
  table: ClassicTable,
  scores: readonly number[],
  seat: Seat,
  points: number,
): readonly number[] {
  if (points === 0) return scores;
  const after = scores.slice();
  for (const one of sideOf(table, seat)) after[one]! += points;
  return after;
}

/** What the other sides hold, in a blocked round by agreement minus what `winner`'s side holds. */
function handsWon({ table }: State, hands: readonly number[], winner: Seat, ending: 'out' | 'blocked'): number {
  const { options } = table;
  const less = ending === 'blocked' && options.blocked === 'difference';
  let sum = 0;
  for (let seat = 0; seat < hands.length; seat++) {
    if (!together(table, seat, winner)) sum += hands[seat]!;
    else if (less) sum -= hands[seat]!;
  }
  return Math.max(0, sum);
}

/** `winner`'s side scores the other hands and, if there is a reserve, the rest of the boneyard. */
function award(state: State, hands: readonly number[], winner: Seat, ending: 'out' | 'blocked'): number {
  const { options } = state.table;
  let points = handsWon(state, hands, winner, ending);
  if (options.style === 'draw' && options.reserve > 0)
    points += total(pointsOf(options), tilesOf(state.start.stock.slice(state.drawers.length)));
  return options.points === 'fives' ? toFive(points) : points;
}

function end(state: State, ending: 'out' | 'blocked', best: readonly Seat[], scores: readonly number[]): RoundResult {
  const over = matchOver(state.table.options.match, state.round, scores);
  return { scores, ended: { ending, best, over, winners: over ? leaders(scores, 'most points') : [] } };
}

function weigh(state: State): number[] {
  const points = pointsOf(state.table.options);
  return state.hands.map((hand) => total(points, hand));
}

/** `winner` is about to lay the last tile of the hand, and the scores are those after that. */
export function wonRound(state: State, winner: Seat, scores: readonly number[]): RoundResult {
  const { table } = state;
  const hands = weigh(state);
  hands[winner] = 0;
  return end(state, 'out', sideOf(table, winner), credited(table, scores, winner, award(state, hands, winner, 'out')));
}

/** The lightest hand wins; if another side has one as light, nobody does. */
export function blockedRound(state: State): RoundResult {
  const { table, scores } = state;
  const hands = weigh(state);
  let lightest = 0;
  for (let seat = 1; seat < hands.length; seat++) if (hands[seat]! < hands[lightest]!) lightest = seat;
  for (let seat = 0; seat < hands.length; seat++)
    if (hands[seat] === hands[lightest] && !together(table, seat, lightest))
      return end(state, 'blocked', NOBODY, scores);
  const points = award(state, hands, lightest, 'blocked');
  return end(state, 'blocked', sideOf(table, lightest), credited(table, scores, lightest, points));
}
