/** The brute-force program of each game: a second implementation, written from RULES.md alone. */

import { isDeepStrictEqual } from 'node:util';
import { type Common, fresh, type Game, type Seat } from '../game';
import type { Random } from '../random';
import { randomRound } from './tables';

export interface BrutePosition {
  readonly scores: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly over: boolean;
  readonly matchOver?: boolean;
  readonly winners?: readonly Seat[];
}

export interface Brute {
  begin(record: unknown, round: number, scores: readonly number[]): BrutePosition;
  toAct(position: BrutePosition): Seat[];
  legal(position: BrutePosition, seat: Seat): string[];
  after(position: BrutePosition, seat: Seat, move: string): BrutePosition;
  perft(record: unknown, depth: number): number;
}

export async function bruteOf(game: Game): Promise<Brute> {
  return (await import(`../../../../games/${game.id}/rules/brute.mjs`)) as Brute;
}

function same(what: string, state: Common, ours: unknown, theirs: unknown): void {
  if (isDeepStrictEqual(ours, theirs)) return;
  throw new Error(
    `${what} differ at ply ${state.ply}: ${JSON.stringify(ours)} here, ${JSON.stringify(theirs)} by brute force`,
  );
}

/** Plays a random round and compares every position with the program's. */
export function checkBrute(game: Game, brute: Brute, table: Common['table'], deal: unknown, random: Random): void {
  const record = {
    players: table.players,
    options: table.options,
    rounds: [{ deal: game.writeDeal(deal), moves: [] }],
  };
  let position = brute.begin(record, 0, fresh(table.players).scores);
  for (const { state, done } of randomRound(game, table, deal, random)) {
    const seats = game.toAct(state);
    same('seats to act', state, seats, brute.toAct(position));
    for (const seat of seats) {
      const legal = game
        .moves(state, seat)
        .map((move) => game.write(move))
        .sort();
      same(`legal moves of seat ${seat}`, state, legal, brute.legal(position, seat));
    }
    same('scores', state, state.scores, position.scores);
    same(
      'hand sizes',
      state,
      state.held,
      position.hands.map((hand) => hand.length),
    );
    if (done) position = brute.after(position, done.seat, game.write(done.move));
    else {
      const { over, winners } = game.outcome(state)!;
      same('ends of the match', state, over, position.matchOver ?? false);
      same('winners', state, winners, position.winners ?? []);
    }
  }
}
