/** Random games at every kind of table, position by position against the brute force program. */

import { expect, test } from 'vitest';
import { fresh } from '../../game';
import { seeded } from '../../random';
import { mayPlay } from '../../testing/positions';
import { anyTable, randomRound, tinyDeal } from '../../testing/tables';
import { after, begin, legal, type Position } from './brute.mjs';
import type { Deal, State } from './position';
import { quad } from './quad';

function compare(whole: boolean, games: number, seed: string): void {
  const random = seeded(seed);
  for (let i = 0; i < games; i++) {
    const table = anyTable(quad, random) as Parameters<typeof quad.deal>[0];
    const deal = whole
      ? quad.deal(table, random)
      : (tinyDeal(quad, table, random, 1 + random.below(5), random.below(6)) as Deal);
    const written = quad.writeDeal(deal) as { hands: string[][]; stock: string[] };
    let brute: Position = begin(table.players, table.options, written, 0, fresh(table.players).scores);
    for (const { state, done } of randomRound(quad, table, deal, random)) {
      expect(mayPlay(quad, state)).toEqual(legal(brute));
      expect([state.scores, state.held, state.left]).toEqual([
        brute.scores,
        brute.hands.map((hand) => hand.length),
        brute.well.length,
      ]);
      if (done) {
        expect(done.seat).toBe(brute.turn);
        brute = after(brute, quad.write(done.move as number));
      } else {
        expect(brute.roundOver).toBe(true);
        expect(quad.outcome(state as State)).toMatchObject({ over: brute.over, winners: brute.winners });
      }
    }
  }
}

test('the engine and the brute force program agree on every position of small random rounds', () => {
  compare(false, 300, 'quad against brute force');
});

test('and of whole ones', () => {
  compare(true, 20, 'quad against brute force, whole');
});
