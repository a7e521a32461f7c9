/** Positions for the tests of bots: small endgames in which nothing is hidden, and their exact values. */

import { type Common, fresh, type Game, type Seat, type Table } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, type Random } from '@boneyard/rules/random';
import { sideNumbers } from '@boneyard/rules/sides';
import type { ListedMove } from './heuristics';

export function tableOf(game: Game, options: unknown, players = 2): Table {
  const table = setTable(game, players, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return table;
}

/** A deal of `size` tiles to each seat and no stock: with two seats, knowing one hand means knowing the other. */
export function smallDeal(game: Game, table: Table, size: number, random: Random): unknown {
  const written = game.writeDeal(game.deal(table, random)) as { readonly hands: readonly string[][] };
  const small = {
    ...written,
    hands: written.hands.map((hand) => hand.slice(0, size)),
    ...('stock' in written && { stock: [] }),
  };
  const deal: unknown = game.readDeal(table, small);
  if (isProblem(deal)) throw new Error(JSON.stringify(deal));
  return deal;
}

/** A position after some random moves; undefined if the round is over by then, or if not exactly one seat is to act. */
export function endgame(game: Game, table: Table, size: number, plies: number, random: Random): Common | undefined {
  let state: Common = game.start(table, smallDeal(game, table, size, random), fresh(table.players));
  for (let ply = 0; ply < plies; ply++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return undefined;
    state = game.play(state, seat, pick(game.moves(state, seat), random));
  }
  return game.toAct(state).length === 1 ? state : undefined;
}

/** Whether a seat is of the side of seat 0. There are two sides: two seats, or partners who sit opposite each other. */
function isFirstSide(game: Game, { table }: Common, seat: Seat): boolean {
  return sideNumbers(game, table)[seat] === 0;
}

/** The lead of the side of seat 0 over that of seat 1 at the end with best play on both sides, by searching every line to the end. */
export function bruteForce(game: Game, state: Common): number {
  const [seat] = game.toAct(state);
  const sign = game.wins === 'most points' ? 1 : -1;
  if (seat === undefined) return sign * (state.scores[0]! - state.scores[1]!) + 0;
  const values = game.moves(state, seat).map((move) => bruteForce(game, game.play(state, seat, move)));
  return isFirstSide(game, state, seat) ? Math.max(...values) : Math.min(...values);
}

/** The final lead of the side to act after each of the seat's moves. */
export function leads(game: Game, state: Common, seat: Seat): { readonly move: ListedMove; readonly lead: number }[] {
  return game.moves(state, seat).map((move: ListedMove) => {
    const lead = bruteForce(game, game.play(state, seat, move));
    return { move, lead: isFirstSide(game, state, seat) ? lead : 0 - lead };
  });
}
