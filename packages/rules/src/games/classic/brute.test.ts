/** Random games over all options, position by position against the brute force program. */

import { expect, test } from 'vitest';
import { fresh } from '../../game';
import { seeded } from '../../random';
import { mayPlay } from '../../testing/positions';
import { anyTable, randomRound } from '../../testing/tables';
import { after, type BruteState, begin, legal } from './brute.mjs';
import { classic } from './classic';

test('the engine and the brute force program agree on every position of random rounds', () => {
  const random = seeded('classic against brute force');
  for (let i = 0; i < 150; i++) {
    const table = anyTable(classic, random) as Parameters<typeof classic.deal>[0];
    const deal = classic.deal(table, random);
    const record = {
      players: table.players,
      options: table.options,
      rounds: [{ deal: classic.writeDeal(deal), moves: [] }],
    };
    let brute: BruteState = begin(record, 0, fresh(table.players).scores);
    for (const { state, done } of randomRound(classic, table, deal, random)) {
      expect(mayPlay(classic, state)).toEqual(legal(brute));
      expect([state.scores, state.held, state.left]).toEqual([
        brute.scores,
        brute.hands.map((hand) => hand.length),
        brute.stock.length,
      ]);
      if (done) {
        expect(done.seat).toBe(brute.turn);
        brute = after(brute, classic.write(done.move as number));
      } else expect(classic.outcome(state as never)?.over).toBe(brute.matchOver);
    }
    expect(brute.over).toBe(true);
  }
});
