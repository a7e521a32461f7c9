/** Positions written by hand: a table, a deal, some moves. */

import { type Common, fresh, type Game } from '../game';
import { setTable } from '../options';
import { isProblem } from '../problem';

export interface WrittenGame {
  readonly players: number;
  readonly options: unknown;
  readonly rounds: readonly { readonly deal: unknown; readonly moves: readonly string[] }[];
}

function sure<T>(result: T): Exclude<T, { readonly problem: string }> {
  if (isProblem(result)) throw new Error(JSON.stringify(result));
  return result as Exclude<T, { readonly problem: string }>;
}

/** The last state of a game. Throws at an illegal move, with the rule it breaks. */
export function positionOf(game: Game, written: WrittenGame): Common {
  const table = sure(setTable(game, written.players, written.options));
  let standing = fresh(table.players);
  let state!: Common;
  for (const { deal, moves } of written.rounds) {
    state = game.start(table, sure(game.readDeal(table, deal)), standing);
    for (const entry of moves) {
      const space = entry.indexOf(' ');
      const seat = Number(entry.slice(0, space));
      const move: unknown = game.read(entry.slice(space + 1));
      if (move === undefined) throw new Error(`${entry} is not a move`);
      const breaks = game.toAct(state).includes(seat) ? game.explain(state, seat, move).breaks : 'not to act';
      if (breaks !== undefined) throw new Error(`${entry}: ${breaks}`);
      state = game.play(state, seat, move);
    }
    standing = { round: standing.round + 1, scores: state.scores };
  }
  return state;
}

/** The legal moves of all seats that are to act, written and sorted. */
export function mayPlay(game: Game, state: Common): string[] {
  return game
    .toAct(state)
    .flatMap((seat) => game.moves(state, seat).map((move) => game.write(move)))
    .sort();
}
