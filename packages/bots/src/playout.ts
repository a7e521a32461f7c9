/** Plays a position to its end without much thought: of a few moves picked blindly, the most appealing. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import type { Plain, Sense } from './senses/sense';

/** Constructions that fall again and again could go on for ever. */
const LONGEST = 600;
const ODDS = 1 << 12;

function picked(
  sense: Sense,
  state: Common,
  seat: Seat,
  moves: readonly Plain[],
  picks: number,
  random: Random,
): Plain {
  let move = moves[random.below(moves.length)]!;
  if (picks === 1) return move;
  let most = sense.appeal(state, seat, move);
  for (let i = 1; i < picks; i++) {
    const other = moves[random.below(moves.length)]!;
    if (other === move) continue;
    const appeal = sense.appeal(state, seat, other);
    if (appeal <= most) continue;
    most = appeal;
    move = other;
  }
  return move;
}

/** The move as it comes out where somebody would have to rule on it. */
function ruled(game: Game, sense: Sense, state: Common, seat: Seat, move: Plain, random: Random): unknown {
  const chances = game.chances(state, seat, move);
  if (chances.length === 0 || random.below(ODDS) < sense.seemsToHold!(state, seat, move) * ODDS) return move;
  return chances[chances.length - 1]!.move;
}

/** `picks` of 1 is blind play; more of them is greedier. */
export function playOut(game: Game, sense: Sense, from: Common, picks: number, random: Random): Common {
  const mayFail = sense.seemsToHold !== undefined;
  let state = from;
  for (let ply = 0; ply < LONGEST; ply++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const moves: readonly Plain[] = game.moves(state, seat);
    const move = moves.length === 1 ? moves[0]! : picked(sense, state, seat, moves, picks, random);
    state = game.play(state, seat, mayFail ? ruled(game, sense, state, seat, move, random) : move);
  }
  return state;
}
