/** Plays a position quickly to the end of the round: each move is the most appealing of a few random ones, or drawn by appeal. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import { chancesOf } from '@boneyard/rules/verdicts';
import type { Heuristics, ListedMove } from './heuristics';
import { type Leans, noise, THINKS } from './kinds';
import { stepsOf } from './steps/steps';

/** Limit on moves: a construction that keeps falling could go on for ever. */
const LONGEST = 600;
const ODDS = 1 << 12;

function picked(
  heuristics: Heuristics,
  state: Common,
  seat: Seat,
  moves: readonly ListedMove[],
  picks: number,
  random: Random,
): ListedMove {
  let move = moves[random.below(moves.length)]!;
  if (picks === 1) return move;
  let most = heuristics.appeal(state, seat, move);
  for (let i = 1; i < picks; i++) {
    const other = moves[random.below(moves.length)]!;
    if (other === move) continue;
    const appeal = heuristics.appeal(state, seat, other);
    if (appeal <= most) continue;
    most = appeal;
    move = other;
  }
  return move;
}

/** A move, the likelier the more appealing. */
export function leaning(
  heuristics: Heuristics,
  state: Common,
  seat: Seat,
  moves: readonly ListedMove[],
  lean: number,
  random: Random,
): ListedMove {
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const value = lean * heuristics.appeal(state, seat, moves[i]!) + noise(random);
    if (value <= most) continue;
    most = value;
    best = moves[i]!;
  }
  return best;
}

/** The move with a random verdict, where moves need one. */
function ruled(
  game: Game,
  heuristics: Heuristics,
  state: Common,
  seat: Seat,
  move: ListedMove,
  random: Random,
): unknown {
  const chances = chancesOf(game, state, seat, move);
  if (chances.length === 0 || random.below(ODDS) < heuristics.seemsToHold!(state, seat, move) * ODDS) return move;
  return chances[chances.length - 1]!.move;
}

/** With `picks` of 1 moves are random; higher values are greedier. A seat with a lean plays by that instead. */
export function playOut(
  game: Game,
  heuristics: Heuristics,
  from: Common,
  picks: number,
  random: Random,
  leans?: Leans,
): Common {
  const mayFail = heuristics.seemsToHold !== undefined;
  const steps = stepsOf(game);
  const player = steps ?? game;
  let state = steps?.own(from) ?? from;
  for (let ply = 0; ply < LONGEST; ply++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const moves: readonly ListedMove[] = game.moves(state, seat);
    const lean = leans ? leans[seat]! : THINKS;
    let move = moves[0]!;
    if (moves.length > 1 && lean > 0) move = leaning(heuristics, state, seat, moves, lean, random);
    else if (moves.length > 1) move = picked(heuristics, state, seat, moves, lean === 0 ? 1 : picks, random);
    state = player.play(state, seat, mayFail ? ruled(game, heuristics, state, seat, move, random) : move);
  }
  return state;
}
