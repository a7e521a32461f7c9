/** What a move of Quad-Ominos does. */

import { replaced } from '@boneyard/rules/families/lists';
import { nextSeat } from '@boneyard/rules/families/seats';
import { nextInStock, type Stuck } from '@boneyard/rules/families/stock';
import { plus, type Tiles, without } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import { allFitting, cellOf, cornersMet, cornersOf, type QuadBoard, spotIn, withLaid } from './board';
import { DRAW, laidBy, lays, PASS, TAKE_25 } from './move';
import { hasPair, heaviest, maySwapForZeros } from './moves';
import type { Move, State, TurnPhase } from './position';
import { isFourfold, total, ZEROS } from './quads';
import { BONUS, BONUS_CORNERS, FINE, reached, settleRound, wonAtOnce } from './score';

function changed(list: readonly number[], index: number, by: number): number[] {
  return replaced(list, index, list[index]! + by);
}

/** Ends the round if these points win the match, or if the last tile is laid and no bonus is due for it. */
function concluded(after: State, seat: Seat): State {
  if (reached(after.table, after.scores[seat]!)) return { ...after, ended: wonAtOnce(seat) };
  return after.held[seat] === 0 && after.phase === 'turn' ? { ...after, ...settleRound(after, seat) } : after;
}

/** The opener lays 0-0-0-0 instead of another starting quad. */
function swapsForZeros(state: State, seat: Seat, move: Move): boolean {
  return state.phase === 'opening' && laidBy(move) === ZEROS && maySwapForZeros(state.hands[seat]!);
}

/** The phase after a tile was laid: something more for the same seat, or the next seat's turn. */
function phaseAfter(state: State, move: Move, swaps: boolean, board: QuadBoard, hand: Tiles): TurnPhase {
  switch (state.phase) {
    case 'opening':
      if (swaps) return hasPair(board, hand) ? 'first extra' : 'turn';
      return isFourfold(laidBy(move)) ? 'bonus' : 'turn';
    case 'first extra':
      return 'second extra';
    case 'second extra':
      return 'turn';
    case 'turn':
    case 'bonus': {
      const pattern = cornersOf(spotIn(state.board.open, cellOf(move))!);
      return cornersMet(pattern) >= BONUS_CORNERS ? 'bonus' : 'turn';
    }
  }
}

/** The part of the state that a move can change. The fields are copied one by one, because the spread operator is slow. */
type Change = Pick<
  State,
  'scores' | 'held' | 'left' | 'drawers' | 'hands' | 'shown' | 'board' | 'turn' | 'phase' | 'passes' | 'stuck'
>;

function after(state: State, seat: Seat, move: Move, change: Change): State {
  return {
    table: state.table,
    round: state.round,
    scores: change.scores,
    held: change.held,
    left: change.left,
    ply: state.ply + 1,
    log: { seat, move, before: state.log },
    start: state.start,
    drawers: change.drawers,
    hands: change.hands,
    shown: change.shown,
    board: change.board,
    turn: change.turn,
    phase: change.phase,
    passes: change.passes,
    stuck: change.stuck,
    ended: undefined,
  };
}

function afterLaying(state: State, seat: Seat, move: Move): State {
  const quad = laidBy(move);
  const hand = without(state.hands[seat]!, quad);
  const board = withLaid(state.board, move);
  const swaps = swapsForZeros(state, seat, move);
  const phase = phaseAfter(state, move, swaps, board, hand);
  const change: Change = {
    scores: changed(state.scores, seat, total(quad) + (swaps ? BONUS : 0)),
    held: changed(state.held, seat, -1),
    left: state.left,
    drawers: state.drawers,
    hands: replaced(state.hands, seat, hand),
    shown: swaps ? heaviest(hand) : state.shown,
    board,
    turn: phase === 'turn' ? nextSeat(state.table.players, seat) : seat,
    phase,
    passes: 0,
    stuck: state.stuck,
  };
  return concluded(after(state, seat, move, change), seat);
}

/** A seat that draws or passes held no tile that fitted. */
function stuckNow({ ply, stuck, board }: State, seat: Seat): Stuck {
  const drawsAgain = stuck?.seat === seat && stuck.ply === ply - 1;
  return { seat, ply, fitting: drawsAgain ? stuck.fitting : allFitting(board), before: stuck };
}

function afterDraw(state: State, seat: Seat): State {
  return after(state, seat, DRAW, {
    scores: changed(state.scores, seat, -FINE),
    held: changed(state.held, seat, 1),
    left: state.left - 1,
    drawers: [...state.drawers, seat],
    hands: replaced(state.hands, seat, plus(state.hands[seat]!, nextInStock(state))),
    shown: state.shown,
    board: state.board,
    turn: seat,
    phase: state.phase,
    passes: state.passes,
    stuck: stuckNow(state, seat),
  });
}

function afterPass(state: State, seat: Seat): State {
  const passed = after(state, seat, PASS, {
    scores: changed(state.scores, seat, -FINE),
    held: state.held,
    left: state.left,
    drawers: state.drawers,
    hands: state.hands,
    shown: state.shown,
    board: state.board,
    turn: nextSeat(state.table.players, seat),
    phase: state.phase,
    passes: state.passes + 1,
    stuck: stuckNow(state, seat),
  });
  return passed.passes === state.table.players ? { ...passed, ...settleRound(passed, undefined) } : passed;
}

/** The choice between 25 points and two extra plays. */
function afterBonus(state: State, seat: Seat, move: Move): State {
  const takes = move === TAKE_25;
  const chosen = after(state, seat, move, {
    scores: takes ? changed(state.scores, seat, BONUS) : state.scores,
    held: state.held,
    left: state.left,
    drawers: state.drawers,
    hands: state.hands,
    shown: state.shown,
    board: state.board,
    turn: takes ? nextSeat(state.table.players, seat) : seat,
    phase: takes ? 'turn' : 'first extra',
    passes: state.passes,
    stuck: state.stuck,
  });
  return takes ? concluded(chosen, seat) : chosen;
}

export function play(state: State, seat: Seat, move: Move): State {
  if (lays(move)) return afterLaying(state, seat, move);
  if (move === DRAW) return afterDraw(state, seat);
  return move === PASS ? afterPass(state, seat) : afterBonus(state, seat, move);
}
