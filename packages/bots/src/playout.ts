/** Plays a position quickly to the end of the round: each move is the most appealing of a few random ones. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import { chancesOf } from '@boneyard/rules/verdicts';
import type { Heuristics, ListedMove } from './heuristics';

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

/** With `picks` of 1 moves are random; higher values are greedier. */
export function playOut(game: Game, heuristics: Heuristics, from: Common, picks: number, random: Random): Common {
  const mayFail = heuristics.seemsToHold !== undefined;
  let state = from;
  for (let ply = 0; ply < LONGEST; ply++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const moves: readonly ListedMove[] = game.moves(state, seat);
    const move = moves.length === 1 ? moves[0]! : picked(heuristics, state, seat, moves, picks, random);
    state = game.play(state, seat, mayFail ? ruled(game, heuristics, state, seat, move, random) : move);
  }
  return state;
}
