/** Why a move of the bead game is legal or not: the groups it extends, its points, or the rule it breaks and where. */

import type { Explanation, Seat } from '../../game';
import { type Colour, holds, shapeOf } from './beads';
import { type Board, boardOf, colourAt, isEmpty, put, reach, stacked, take } from './board';
import { isCycle } from './cycles';
import { chosen, DECLINE, isPlacement, PASS, playable, pointedOut, STUCK } from './moves';
import { shortestGroup } from './options';
import {
  acrossOf,
  alongOf,
  type Cell,
  cellOf,
  EAST,
  type Placement,
  pairIn,
  placeIn,
  type Spot,
  type Step,
  spotOf,
} from './placement';
import { LEAST_GROUPS, MOST_SIDE_BY_SIDE } from './places';
import type { Move, View } from './position';
import { deduction, points } from './score';

export const BEAD_BREAKS = [
  'not to act',
  'must choose',
  'nothing to choose',
  'must answer',
  'nothing to answer',
  'must play',
  'no claims',
  'no passing',
  'able to play',
  'not in hand',
  'does not fit',
  'not pointed out',
  'cell taken',
  'no cycle',
  'too few groups',
  'four side by side',
] as const;
export type BeadBreak = (typeof BEAD_BREAKS)[number];

/** A stretch of a line, from its western or southern end. */
export interface Run {
  readonly line: 'row' | 'column';
  readonly from: Spot;
  readonly to: Spot;
  readonly length: number;
}

/** A group as it is after the placement. */
export interface Group extends Run {
  /** Two groups of one line have become one. */
  readonly joins: boolean;
}

/** A run that is no cycle, with its colours from `from` to `to`. */
export interface Fault extends Run {
  readonly colours: readonly Colour[];
}

/** What is to be said about a placement, whoever would make it. */
export interface Examined {
  readonly breaks?: 'cell taken' | 'no cycle' | 'too few groups' | 'four side by side';
  /** The groups it extends. */
  readonly groups: readonly Group[];
  readonly taken: readonly Spot[];
  readonly faults: readonly Fault[];
  /** The line of parallel dominoes that would be too long, by the cells of their first halves. */
  readonly sideBySide?: Run;
  readonly points: number;
}

export interface BeadExplanation extends Explanation, Partial<Omit<Examined, 'breaks' | 'points'>> {
  readonly breaks?: BeadBreak;
}

function run(from: Cell, to: Cell, step: Step): Run {
  return {
    line: step === EAST ? 'row' : 'column',
    from: spotOf(from),
    to: spotOf(to),
    length: (to - from) / step + 1,
  };
}

function coloursOf(board: Board, from: Cell, to: Cell, step: Step): Colour[] {
  const colours: Colour[] = [];
  for (let cell = from; cell <= to; cell += step) colours.push(colourAt(board, cell));
  return colours;
}

/** Looks at the lines through a domino that has been put on the board. */
function lines(board: Board, placement: Placement, shortest: number): { groups: Group[]; faults: Fault[] } {
  const place = placeIn(placement);
  const first = cellOf(place);
  const second = first + alongOf(place);
  const groups: Group[] = [];
  const faults: Fault[] = [];
  for (const [back, front, step] of [
    [first, second, alongOf(place)],
    [first, first, acrossOf(place)],
    [second, second, acrossOf(place)],
  ] as const) {
    const behind = reach(board, back, -step);
    const ahead = reach(board, front, step);
    const from = back - behind * step;
    const to = front + ahead * step;
    const whole = run(from, to, step);
    if (behind >= shortest || ahead >= shortest)
      groups.push({ ...whole, joins: behind >= shortest && ahead >= shortest });
    if (!isCycle(board, back, step)) faults.push({ ...whole, colours: coloursOf(board, from, to, step) });
  }
  return { groups, faults };
}

function tooManySideBySide(board: Board, placement: Placement): Run | undefined {
  const place = placeIn(placement);
  const across = acrossOf(place);
  const before = stacked(board, place, -across);
  const after = stacked(board, place, across);
  if (before + 1 + after <= MOST_SIDE_BY_SIDE) return undefined;
  const cell = cellOf(place);
  return run(cell - before * across, cell + after * across, across);
}

/** Says everything about a placement but whose turn it is and what is in hand. */
export function examine(view: View, placement: Placement): Examined {
  const board = boardOf(view);
  const place = placeIn(placement);
  const cells = [cellOf(place), cellOf(place) + alongOf(place)];
  const taken = cells.filter((cell) => !isEmpty(board, cell)).map(spotOf);
  if (taken.length > 0) return { breaks: 'cell taken', groups: [], taken, faults: [], points: 0 };
  const shortest = shortestGroup(view.table.options);
  const gain = points(board, placement, shortest);
  const sideBySide = tooManySideBySide(board, placement);
  put(board, placement);
  const { groups, faults } = lines(board, placement, shortest);
  take(board, placement);
  const seen = { groups, taken, faults, ...(sideBySide && { sideBySide }) };
  if (faults.length > 0) return { ...seen, breaks: 'no cycle', points: 0 };
  if (groups.length < LEAST_GROUPS) return { ...seen, breaks: 'too few groups', points: 0 };
  if (sideBySide) return { ...seen, breaks: 'four side by side', points: 0 };
  return { ...seen, points: gain };
}

/** What is wrong with a move that is no placement; undefined when nothing is. */
function wordBreaks(view: View, seat: Seat, move: Move): BeadBreak | undefined {
  const { asks, open, hands, turn } = view;
  const hand = hands[seat]!;
  const choice = chosen(move);
  const pointed = pointedOut(move);
  switch (asks.kind) {
    case 'choices':
      if (choice === undefined) return 'must choose';
      return holds(hand, choice) ? undefined : 'not in hand';
    case 'answers':
      if (move === DECLINE) return undefined;
      if (pointed === undefined) return 'must answer';
      if (!holds(hands[turn]!, pointed)) return 'not in hand';
      return holds(playable(open, hands[turn]!), pointed) ? undefined : 'does not fit';
    case 'pointed':
    case 'turn':
      if (choice !== undefined) return 'nothing to choose';
      if (pointed !== undefined || move === DECLINE) return 'nothing to answer';
      if (asks.kind === 'pointed') return 'must play';
      if (view.table.options.referee === 'claims') return move === PASS ? 'no passing' : undefined;
      if (move === STUCK) return 'no claims';
      return playable(open, hand) === 0 ? undefined : 'able to play';
  }
}

/** What keeps a seat from laying this domino anywhere; undefined when nothing does. */
function layingBreaks(view: View, seat: Seat, placement: Placement): BeadBreak | undefined {
  const { asks, hands } = view;
  const shape = shapeOf(pairIn(placement));
  if (asks.kind === 'choices') return 'must choose';
  if (asks.kind === 'answers') return 'must answer';
  if (!holds(hands[seat]!, shape)) return 'not in hand';
  return asks.kind === 'pointed' && !holds(asks.shapes, shape) ? 'not pointed out' : undefined;
}

function mayAct({ ended, asks, turn, hands }: View, seat: Seat): boolean {
  if (ended || hands[seat] === undefined) return false;
  return asks.kind === 'choices' || asks.kind === 'answers' ? asks.waiting.includes(seat) : seat === turn;
}

export function explain(view: View, seat: Seat, move: Move): BeadExplanation {
  const acts = mayAct(view, seat);
  if (!isPlacement(move)) {
    const breaks = acts ? wordBreaks(view, seat, move) : 'not to act';
    return breaks ? { breaks, points: 0, sheds: 0 } : { points: 0, sheds: 0 };
  }
  const examined = examine(view, move);
  const breaks = (acts ? layingBreaks(view, seat, move) : 'not to act') ?? examined.breaks;
  if (breaks) return { ...examined, breaks, points: 0, sheds: 0 };
  return { ...examined, sheds: deduction(shapeOf(pairIn(move))) };
}
