/** Why a move of the bead game is legal or not: the groups it extends and its points, or the rule it breaks and where. */

import type { Explanation, Seat } from '@boneyard/rules/game';
import { type Colour, holds, shapeOf } from './beads';
import { boardOf } from './board';
import { type BeadCells, colourAt, isEmpty, put, reach, stacked, take } from './cells';
import { isCycle } from './cycles';
import { DECLINE, isPlacement, mayFollow, PASS, playable, STUCK, shapeChosen, shapePointedOut } from './moves';
import { shortestGroup } from './options';
import {
  acrossOf,
  alongOf,
  type BeadPlacement,
  type Cell,
  type CellStep,
  type Coordinates,
  cellOf,
  coordinatesOf,
  EAST,
  pairIn,
  placeIn,
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

/** A part of a row or column, from its western or southern end. */
export interface LineRun {
  readonly line: 'row' | 'column';
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly length: number;
}

/** A group after the placement. */
export interface BeadGroup extends LineRun {
  /** The placement joins two groups of one line. */
  readonly joins: boolean;
}

/** A run that is not a cycle, with its colours from `from` to `to`. */
export interface BrokenCycle extends LineRun {
  readonly colours: readonly Colour[];
}

/** The result of checking a placement, regardless of the player. */
export interface PlacementExamination {
  readonly breaks?: 'cell taken' | 'no cycle' | 'too few groups' | 'four side by side';
  /** The groups it extends. */
  readonly groups: readonly BeadGroup[];
  readonly taken: readonly Coordinates[];
  readonly faults: readonly BrokenCycle[];
  /** The line of parallel dominoes that would be too long, as the cells of their first halves. */
  readonly sideBySide?: LineRun;
  readonly points: number;
}

export interface BeadExplanation extends Explanation, Partial<Omit<PlacementExamination, 'breaks' | 'points'>> {
  readonly breaks?: BeadBreak;
}

function run(from: Cell, to: Cell, step: CellStep): LineRun {
  return {
    line: step === EAST ? 'row' : 'column',
    from: coordinatesOf(from),
    to: coordinatesOf(to),
    length: (to - from) / step + 1,
  };
}

function coloursOf(cells: BeadCells, from: Cell, to: Cell, step: CellStep): Colour[] {
  const colours: Colour[] = [];
  for (let cell = from; cell <= to; cell += step) colours.push(colourAt(cells, cell));
  return colours;
}

/** Checks the lines through a domino that has been put on the board. */
function lines(
  cells: BeadCells,
  placement: BeadPlacement,
  shortest: number,
): { groups: BeadGroup[]; faults: BrokenCycle[] } {
  const place = placeIn(placement);
  const first = cellOf(place);
  const second = first + alongOf(place);
  const groups: BeadGroup[] = [];
  const faults: BrokenCycle[] = [];
  for (const [back, front, step] of [
    [first, second, alongOf(place)],
    [first, first, acrossOf(place)],
    [second, second, acrossOf(place)],
  ] as const) {
    const behind = reach(cells, back, -step);
    const ahead = reach(cells, front, step);
    const from = back - behind * step;
    const to = front + ahead * step;
    const whole = run(from, to, step);
    if (behind >= shortest || ahead >= shortest)
      groups.push({ ...whole, joins: behind >= shortest && ahead >= shortest });
    if (!isCycle(cells, back, step)) faults.push({ ...whole, colours: coloursOf(cells, from, to, step) });
  }
  return { groups, faults };
}

function tooManySideBySide(cells: BeadCells, placement: BeadPlacement): LineRun | undefined {
  const place = placeIn(placement);
  const across = acrossOf(place);
  const before = stacked(cells, place, -across);
  const after = stacked(cells, place, across);
  if (before + 1 + after <= MOST_SIDE_BY_SIDE) return undefined;
  const cell = cellOf(place);
  return run(cell - before * across, cell + after * across, across);
}

/** Checks everything about a placement except whose turn it is and which dominoes are in hand. */
export function examine(view: View, placement: BeadPlacement): PlacementExamination {
  const board = boardOf(view);
  const place = placeIn(placement);
  const cells = [cellOf(place), cellOf(place) + alongOf(place)];
  const taken = cells.filter((cell) => !isEmpty(board.cells, cell)).map(coordinatesOf);
  if (taken.length > 0) return { breaks: 'cell taken', groups: [], taken, faults: [], points: 0 };
  const shortest = shortestGroup(view.table.options);
  const gain = points(board, placement, shortest);
  const sideBySide = tooManySideBySide(board.cells, placement);
  put(board.cells, placement);
  const { groups, faults } = lines(board.cells, placement, shortest);
  take(board.cells, placement);
  const seen = { groups, taken, faults, ...(sideBySide && { sideBySide }) };
  if (faults.length > 0) return { ...seen, breaks: 'no cycle', points: 0 };
  if (groups.length < LEAST_GROUPS) return { ...seen, breaks: 'too few groups', points: 0 };
  if (sideBySide) return { ...seen, breaks: 'four side by side', points: 0 };
  return { ...seen, points: gain };
}

/** The rule that a move other than a placement breaks; undefined if it is legal. */
function wordBreaks(view: View, seat: Seat, move: Move): BeadBreak | undefined {
  const { asks, open, hands, turn } = view;
  const hand = hands[seat]!;
  const choice = shapeChosen(move);
  const pointed = shapePointedOut(move);
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

/** The rule that forbids a seat to lay this domino anywhere; undefined if there is none. */
function layingBreaks(view: View, seat: Seat, placement: BeadPlacement): BeadBreak | undefined {
  const { asks, hands } = view;
  const shape = shapeOf(pairIn(placement));
  if (asks.kind === 'choices') return 'must choose';
  if (asks.kind === 'answers') return 'must answer';
  if (!holds(hands[seat]!, shape)) return 'not in hand';
  return asks.kind === 'pointed' && !holds(mayFollow(view, asks.shapes), shape) ? 'not pointed out' : undefined;
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
