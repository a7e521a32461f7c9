/** What a move of Magnetic Domino does. */

import { type End, endsAfterLaying, endsOfLead } from '@boneyard/rules/families/line';
import { replaced } from '@boneyard/rules/families/lists';
import { nextSeat } from '@boneyard/rules/families/seats';
import { nextInStock } from '@boneyard/rules/families/stock';
import { either, has, plus, without } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import { columnsOf, heightOf } from './columns';
import { type BrickConstruction, dominoesIn, extendedBy, foundedOn, NOTHING } from './construction';
import { anchorIn, DRAW, fell, laidBy, lays, type Move, type PlainMove, plainOf } from './move';
import { allFitting } from './moves';
import { cellOf, groundOf, sideOf, stepOf } from './place';
import { freshWays, leaderOf, type State } from './position';
import { settleRound } from './score';
import { type BuildWay, otherWay, spots } from './staggered';

/** The part of the state that a move can change. The fields are copied one by one, because the spread operator is slow. */
type Change = Partial<
  Pick<State, 'held' | 'left' | 'drawers' | 'hands' | 'line' | 'construction' | 'ways' | 'known' | 'stuck'>
>;

function after(state: State, seat: Seat, move: Move, turn: Seat, passes: number, change: Change): State {
  return {
    table: state.table,
    round: state.round,
    scores: state.scores,
    held: change.held ?? state.held,
    left: change.left ?? state.left,
    ply: state.ply + 1,
    log: { seat, move, before: state.log },
    start: state.start,
    drawers: change.drawers ?? state.drawers,
    hands: change.hands ?? state.hands,
    line: change.line ?? state.line,
    construction: change.construction ?? state.construction,
    ways: change.ways ?? state.ways,
    known: change.known ?? state.known,
    turn,
    passes,
    stuck: change.stuck ?? state.stuck,
    ended: undefined,
  };
}

/** Two players alternate separately; three or four alternate together. */
function turnedWays(ways: readonly BuildWay[], seat: Seat): readonly BuildWay[] {
  if (ways.length === 0) return ways;
  return ways.length === 2 ? replaced(ways, seat, otherWay(ways[seat]!)) : ways.map(otherWay);
}

function built(state: State, seat: Seat, place: PlainMove): BrickConstruction {
  const { construction, ways, table } = state;
  const { mode, ends } = table.options;
  if (construction.laid.length === 0) return foundedOn(place, mode === 'staggered' || ends);
  const side = sideOf(place);
  if (mode === 'tower') {
    // The level of a domino that is lowered from above: on the higher of its two columns.
    const columns = columnsOf(construction.laid);
    const level = Math.max(heightOf(columns[cellOf(place)]!), heightOf(columns[cellOf(place) + stepOf(place)]!));
    return extendedBy(construction, place, level, side, 0);
  }
  const spot = spots(construction, ways[seat]!).find((one) => groundOf(one.place) === groundOf(place))!;
  return extendedBy(construction, place, spot.level, side, spot.open);
}

function lengthened({ line }: State, plain: PlainMove): readonly End[] {
  const anchor = anchorIn(plain);
  const domino = laidBy(plain);
  return anchor === undefined ? endsOfLead(domino, false) : endsAfterLaying(line, domino, anchor, false);
}

function afterLaying(state: State, seat: Seat, move: Move, plain: PlainMove): State {
  const domino = laidBy(plain);
  const flat = state.table.options.mode === 'flat';
  const laid = after(state, seat, move, nextSeat(state.table.players, seat), 0, {
    held: replaced(state.held, seat, state.held[seat]! - 1),
    hands: replaced(state.hands, seat, without(state.hands[seat]!, domino)),
    known: has(state.known[seat]!, domino)
      ? replaced(state.known, seat, without(state.known[seat]!, domino))
      : state.known,
    line: flat ? lengthened(state, plain) : state.line,
    construction: flat ? state.construction : built(state, seat, plain),
    ways: turnedWays(state.ways, seat),
  });
  return laid.held[seat] === 0 ? { ...laid, ...settleRound(laid, seat) } : laid;
}

/** The player who made it fall takes everything, including the domino just laid. Then the highest double leads again. */
function afterFall(state: State, seat: Seat, move: Move): State {
  const { construction, hands, held, known, table } = state;
  const taken = dominoesIn(construction);
  const domino = laidBy(plainOf(move));
  const full = replaced(hands, seat, either(hands[seat]!, taken));
  return after(state, seat, move, leaderOf(full), 0, {
    held: replaced(held, seat, held[seat]! + construction.laid.length),
    hands: full,
    known: replaced(known, seat, plus(either(known[seat]!, taken), domino)),
    construction: NOTHING,
    ways: freshWays(table),
  });
}

/** A seat that draws or passes held no domino that fitted. Both end the turn. */
function afterStuck(state: State, seat: Seat, move: PlainMove): State {
  const turn = nextSeat(state.table.players, seat);
  const stuck = { seat, ply: state.ply, fitting: allFitting(state, seat), before: state.stuck };
  if (move === DRAW)
    return after(state, seat, move, turn, 0, {
      held: replaced(state.held, seat, state.held[seat]! + 1),
      left: state.left - 1,
      drawers: [...state.drawers, seat],
      hands: replaced(state.hands, seat, plus(state.hands[seat]!, nextInStock(state))),
      stuck,
    });
  const passed = after(state, seat, move, turn, state.passes + 1, { stuck });
  return passed.passes === state.table.players ? { ...passed, ...settleRound(passed, undefined) } : passed;
}

export function play(state: State, seat: Seat, move: Move): State {
  const plain = plainOf(move);
  if (!lays(plain)) return afterStuck(state, seat, plain);
  return fell(move) ? afterFall(state, seat, move) : afterLaying(state, seat, move, plain);
}
