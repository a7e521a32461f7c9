/** The moves of classic dominoes: which are legal, what they change, how they are written. */

import {
  type Domino,
  heaviest,
  isDouble,
  readDomino,
  WITH_PIP,
  withAnyOf,
  writeDomino,
} from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, endsAfterLaying, endsOfLead, openPips, pipOf } from '@boneyard/rules/families/line';
import { firstOf, replaced } from '@boneyard/rules/families/lists';
import { nextSeat } from '@boneyard/rules/families/seats';
import { nextInStock, type Stuck } from '@boneyard/rules/families/stock';
import { next, plus, type Tiles, without } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import { endsCount, fivesIn } from './fives';
import type { ClassicOptions } from './options';
import { leadWeight, type Move, type State, type View } from './position';
import { blockedRound, credited, type RoundResult, wonRound } from './score';

export const PASS: Move = -1;
export const DRAW: Move = -2;
const LEAD = 127;

function lay(domino: Domino, anchor: Domino): Move {
  return (domino << 7) | anchor;
}

function leadWith(domino: Domino): Move {
  return (domino << 7) | LEAD;
}

/** The domino that a move lays. Only valid for moves that lay one. */
export function laid(move: Move): Domino {
  return move >> 7;
}

/** The domino that it is laid next to; undefined for a lead. */
export function anchorIn(move: Move): Domino | undefined {
  const anchor = move & 127;
  return anchor === LEAD ? undefined : anchor;
}

const WORDS: ReadonlyMap<string, Move> = new Map([
  ['pass', PASS],
  ['draw', DRAW],
]);

export function write(move: Move): string {
  if (move === PASS) return 'pass';
  if (move === DRAW) return 'draw';
  const anchor = anchorIn(move);
  const domino = writeDomino(laid(move));
  return anchor === undefined ? domino : `${domino}@${writeDomino(anchor)}`;
}

export function read(text: string): Move | undefined {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const at = text.indexOf('@');
  const domino = readDomino(at < 0 ? text : text.slice(0, at));
  if (domino === undefined) return undefined;
  if (at < 0) return leadWith(domino);
  const anchor = readDomino(text.slice(at + 1));
  return anchor === undefined ? undefined : lay(domino, anchor);
}

/** Whether a seat that cannot play may draw: in a draw game, down to the reserve, and only once if the rule is one a turn. */
export function mayDraw(view: View): boolean {
  const { style, reserve, drawing } = view.table.options;
  return style === 'draw' && view.left > reserve && !(view.drew && drawing !== 'until-playable');
}

function leads(view: View, hand: Tiles): Move[] {
  const first = next(hand, hand, 0);
  if (first < 0) return [];
  if (view.table.options.opening === 'forced') return [leadWith(heaviest(hand, leadWeight(view.table.options)))];
  const moves: Move[] = [];
  for (let domino = first; domino >= 0; domino = next(hand, hand, domino + 1)) moves.push(leadWith(domino));
  return moves;
}

/** A buffer for moves before they are copied; larger than the number of moves of any hand. */
const gathered = new Int32Array(1024);

function layEach(from: number, first: Domino, bits: number, anchor: Domino): number {
  let n = from;
  for (let rest = bits; rest !== 0; rest &= rest - 1)
    gathered[n++] = lay(first + 31 - Math.clz32(rest & -rest), anchor);
  return n;
}

/** Works on whole words of bits, because search spends most of its time here. */
function placements(ends: readonly End[], hand: Tiles): readonly Move[] {
  let n = 0;
  for (let i = 0; i < ends.length; i++) {
    const anchor = anchorOf(ends[i]!);
    const fitting = WITH_PIP[pipOf(ends[i]!)]!;
    n = layEach(n, 0, hand.w0 & fitting.w0, anchor);
    if (hand.w1 !== 0) n = layEach(n, 32, hand.w1 & fitting.w1, anchor);
    if (hand.w2 !== 0) n = layEach(n, 64, hand.w2 & fitting.w2, anchor);
  }
  return firstOf(gathered, n);
}

const NO_MOVES: readonly Move[] = [];
const ONLY_PASS: readonly Move[] = [PASS];
const ONLY_DRAW: readonly Move[] = [DRAW];

export function moves(view: View, seat: Seat): readonly Move[] {
  const hand = view.hands[seat];
  if (view.ended || seat !== view.turn || !hand) return NO_MOVES;
  const plays = view.ends.length === 0 ? leads(view, hand) : placements(view.ends, hand);
  if (plays.length > 0) return plays;
  return mayDraw(view) ? ONLY_DRAW : ONLY_PASS;
}

function spins({ spinner }: ClassicOptions, domino: Domino, firstDouble: Domino | undefined): boolean {
  return isDouble(domino) && (spinner === 'all' || (spinner === 'first' && firstDouble === undefined));
}

function endsAfter({ table, ends, firstDouble }: View, domino: Domino, anchor: Domino | undefined): End[] {
  const spinner = spins(table.options, domino, firstDouble);
  return anchor === undefined ? endsOfLead(domino, spinner) : endsAfterLaying(ends, domino, anchor, spinner);
}

function firstDoubleAfter({ firstDouble }: View, domino: Domino): Domino | undefined {
  return firstDouble === undefined && isDouble(domino) ? domino : firstDouble;
}

/** What laying a tile scores at once. */
export function scoredBy(view: View, move: Move): number {
  const { options } = view.table;
  if (options.points !== 'fives') return 0;
  const domino = laid(move);
  return fivesIn(endsCount(endsAfter(view, domino, anchorIn(move)), options, firstDoubleAfter(view, domino)));
}

/** The part of the state that a move can change. */
type Change = Pick<
  State,
  'scores' | 'held' | 'left' | 'drawers' | 'hands' | 'ends' | 'firstDouble' | 'turn' | 'drew' | 'passes' | 'stuck'
>;

/** Lists every field, because with the spread operator the game runs at a quarter of the speed. */
function after(state: State, seat: Seat, move: Move, change: Change, end: RoundResult | undefined): State {
  return {
    table: state.table,
    round: state.round,
    scores: end ? end.scores : change.scores,
    held: change.held,
    left: change.left,
    ply: state.ply + 1,
    log: { seat, move, before: state.log },
    start: state.start,
    drawers: change.drawers,
    hands: change.hands,
    ends: change.ends,
    firstDouble: change.firstDouble,
    turn: change.turn,
    drew: change.drew,
    passes: change.passes,
    stuck: change.stuck,
    ended: end?.ended,
  };
}

function stuckNow(state: State, seat: Seat): Stuck {
  return { seat, ply: state.ply, fitting: withAnyOf(openPips(state.ends)), before: state.stuck };
}

function pass(state: State, seat: Seat): State {
  const { players } = state.table;
  const passes = state.drew ? 0 : state.passes + 1;
  const change: Change = {
    scores: state.scores,
    held: state.held,
    left: state.left,
    drawers: state.drawers,
    hands: state.hands,
    ends: state.ends,
    firstDouble: state.firstDouble,
    turn: nextSeat(state.table.players, seat),
    drew: false,
    passes,
    stuck: stuckNow(state, seat),
  };
  return after(state, seat, PASS, change, passes === players ? blockedRound(state) : undefined);
}

function draw(state: State, seat: Seat): State {
  const stays = state.table.options.drawing !== 'one-then-pass';
  const domino = nextInStock(state);
  const change: Change = {
    scores: state.scores,
    held: replaced(state.held, seat, state.held[seat]! + 1),
    left: state.left - 1,
    drawers: [...state.drawers, seat],
    hands: replaced(state.hands, seat, plus(state.hands[seat]!, domino)),
    ends: state.ends,
    firstDouble: state.firstDouble,
    turn: stays ? seat : nextSeat(state.table.players, seat),
    drew: stays,
    passes: 0,
    stuck: stuckNow(state, seat),
  };
  return after(state, seat, DRAW, change, undefined);
}

function layDown(state: State, seat: Seat, move: Move): State {
  const { table, scores } = state;
  const domino = laid(move);
  const ends = endsAfter(state, domino, anchorIn(move));
  const firstDouble = firstDoubleAfter(state, domino);
  const left = state.held[seat]! - 1;
  const change: Change = {
    scores:
      table.options.points === 'fives'
        ? credited(table, scores, seat, fivesIn(endsCount(ends, table.options, firstDouble)))
        : scores,
    held: replaced(state.held, seat, left),
    left: state.left,
    drawers: state.drawers,
    hands: replaced(state.hands, seat, without(state.hands[seat]!, domino)),
    ends,
    firstDouble,
    turn: nextSeat(table.players, seat),
    drew: false,
    passes: 0,
    stuck: state.stuck,
  };
  return after(state, seat, move, change, left === 0 ? wonRound(state, seat, change.scores) : undefined);
}

export function play(state: State, seat: Seat, move: Move): State {
  if (move === PASS) return pass(state, seat);
  if (move === DRAW) return draw(state, seat);
  return layDown(state, seat, move);
}
