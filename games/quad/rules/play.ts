/** What a move of Quad-Ominos does. */

import { replaced } from '@boneyard/rules/families/lists';
import { nextSeat } from '@boneyard/rules/families/seats';
import { nextInStock } from '@boneyard/rules/families/stock';
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

function afterLaying(state: State, seat: Seat, move: Move): State {
  const quad = laidBy(move);
  const hand = without(state.hands[seat]!, quad);
  const board = withLaid(state.board, move);
  const swaps = swapsForZeros(state, seat, move);
  const phase = phaseAfter(state, move, swaps, board, hand);
  return concluded(
    {
      table: state.table,
      round: state.round,
      scores: changed(state.scores, seat, total(quad) + (swaps ? BONUS : 0)),
      held: changed(state.held, seat, -1),
      left: state.left,
      ply: state.ply + 1,
      log: { seat, move, before: state.log },
      start: state.start,
      drawers: state.drawers,
      hands: replaced(state.hands, seat, hand),
      shown: swaps ? heaviest(hand) : state.shown,
      board,
      turn: phase === 'turn' ? nextSeat(state.table.players, seat) : seat,
      phase,
      passes: 0,
      stuck: state.stuck,
      ended: undefined,
    },
    seat,
  );
}

/** A seat that draws or passes held no tile that fitted. */
function afterStuck(state: State, seat: Seat, move: Move): State {
  const { ply, stuck } = state;
  const drawsAgain = stuck?.seat === seat && stuck.ply === ply - 1;
  const fitting = drawsAgain ? stuck.fitting : allFitting(state.board);
  const after = {
    ...state,
    scores: changed(state.scores, seat, -FINE),
    ply: ply + 1,
    log: { seat, move, before: state.log },
    stuck: { seat, ply, fitting, before: stuck },
  };
  if (move === DRAW)
    return {
      ...after,
      held: changed(state.held, seat, 1),
      left: state.left - 1,
      drawers: [...state.drawers, seat],
      hands: replaced(state.hands, seat, plus(state.hands[seat]!, nextInStock(state))),
    };
  const passed = { ...after, turn: nextSeat(state.table.players, seat), passes: state.passes + 1 };
  return passed.passes === state.table.players ? { ...passed, ...settleRound(passed, undefined) } : passed;
}

export function play(state: State, seat: Seat, move: Move): State {
  if (lays(move)) return afterLaying(state, seat, move);
  if (move === DRAW || move === PASS) return afterStuck(state, seat, move);
  const base = { ...state, ply: state.ply + 1, log: { seat, move, before: state.log } };
  if (move !== TAKE_25) return { ...base, phase: 'first extra' };
  const scores = changed(state.scores, seat, BONUS);
  return concluded({ ...base, scores, turn: nextSeat(state.table.players, seat), phase: 'turn' }, seat);
}
