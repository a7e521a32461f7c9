/** The solver for open hands finds what brute force finds over the rules, with every option that it knows. */

import { bruteForce, endgame, leads, smallDeal, tableOf } from '@boneyard/bots/testing';
import { type Common, fresh, type Game } from '@boneyard/rules/game';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { classic } from '../rules/classic';
import { isOpen, solveOpen } from './openhands';

const game: Game = classic;
const ENOUGH = 1_000_000;

/** A deal as it is written in records, with lots drawn. */
type Written = Readonly<Record<string, unknown>> & {
  readonly hands: readonly (readonly string[])[];
  readonly stock: readonly string[];
  readonly lead: number;
};

/** The margin of the side to act that brute force finds, with the score of the round so far left out. */
function marginOf(state: Common): number {
  const [seat] = game.toAct(state);
  const sign = seat! % 2 === 0 ? 1 : -1;
  return 0 + sign * (bruteForce(game, state) - (state.scores[0]! - state.scores[1]!));
}

function anyOptions(points: 'hands' | 'fives', random: Random): Readonly<Record<string, unknown>> {
  return {
    points,
    style: pick(['block', 'draw'], random),
    spinner: pick(['none', 'first', 'all'], random),
    blocked: pick(['opponents', 'difference'], random),
    doubles: pick(['both', 'once'], random),
    blank: pick([0, 14], random),
    lead: pick(['lots', 'heaviest'], random),
    reserve: pick([0, 2], random),
  };
}

describe.each([
  [4, 'hands'],
  [4, 'fives'],
  [2, 'hands'],
  [2, 'fives'],
] as const)('%i seats, points: %s', (players, points) => {
  test('small deals have the value of brute force', () => {
    const random = seeded(`open ${players} ${points}`);
    for (let i = 0; i < 300; i++) {
      const table = tableOf(game, { ...anyOptions(points, random), partners: players === 4 }, players);
      const size = players === 2 ? 3 + random.below(2) : 2 + random.below(2);
      const state = endgame(game, table, size, random.below(4), random);
      if (!state || game.toAct(state).length === 0) continue;
      expect(isOpen(state)).toBe(true);
      expect(solveOpen(state, ENOUGH), JSON.stringify([table, game.writeDeal(game.dealt(state))])).toBe(
        marginOf(state),
      );
    }
  });

  test('a move attains the value, and none more', () => {
    const random = seeded(`moves ${players} ${points}`);
    for (let i = 0; i < 40; i++) {
      const table = tableOf(game, { ...anyOptions(points, random), partners: players === 4 }, players);
      const state = endgame(game, table, players === 2 ? 4 : 2, random.below(3), random);
      const seat = state && game.toAct(state)[0];
      if (!state || seat === undefined) continue;
      const before = (seat % 2 === 0 ? 1 : -1) * (state.scores[0]! - state.scores[1]!);
      const best = Math.max(...leads(game, state, seat).map(({ lead }) => lead - before));
      expect(solveOpen(state, ENOUGH)).toBe(0 + best);
    }
  });
});

test('the winner also scores what is left in the boneyard, if there is a reserve', () => {
  const random = seeded('reserve');
  for (let i = 0; i < 100; i++) {
    const options = {
      style: 'draw',
      reserve: 2,
      partners: true,
      lead: 'lots',
      points: pick(['hands', 'fives'], random),
    };
    const table = tableOf(game, options, 4);
    const { hands, stock, ...rest } = game.writeDeal(game.deal(table, random)) as Written;
    const small = game.readDeal(table, {
      ...rest,
      hands: hands.map((hand) => hand.slice(0, 2)),
      stock: stock.slice(0, 2),
    });
    const state: Common = game.start(table, small, fresh(4));
    expect(isOpen(state)).toBe(true);
    expect(solveOpen(state, ENOUGH)).toBe(marginOf(state));
  }
});

/** The same deal with every hand one seat further on. */
function turned(deal: Written): Written {
  const { length } = deal.hands;
  return { ...deal, hands: deal.hands.map((_, seat) => deal.hands.at(seat - 1)!), lead: (deal.lead + 1) % length };
}

describe.each(['hands', 'fives'])('laws, with points: %s', (points) => {
  const table = tableOf(game, { partners: true, lead: 'lots', points }, 4);
  const startOf = (deal: unknown): Common => game.start(table, game.readDeal(table, deal), fresh(4));

  test('a deal is worth the same one seat further on', () => {
    const random = seeded(`turned ${points}`);
    for (let i = 0; i < 20; i++) {
      const { lots, ...deal } = game.writeDeal(smallDeal(game, table, 4, random)) as Written;
      expect(solveOpen(startOf(turned(deal)), ENOUGH)).toBe(solveOpen(startOf(deal), ENOUGH));
    }
  });

  test('portion by portion it finds the same, and says when it has not finished', () => {
    const random = seeded(`portions ${points}`);
    let portions = 0;
    for (let i = 0; i < 10; i++) {
      const deal = game.writeDeal(smallDeal(game, table, 5, random));
      const whole = solveOpen(startOf(deal), ENOUGH);
      // Another deal in between, so that nothing is known of this one.
      solveOpen(startOf(game.writeDeal(smallDeal(game, table, 5, random))), ENOUGH);
      let found: number | undefined;
      for (; found === undefined; portions++) found = solveOpen(startOf(deal), 500);
      expect(found).toBe(whole);
    }
    expect(portions).toBeGreaterThan(20);
  });
});

test('three hands, a larger set, a boneyard to draw from, or many spinners are not its business', () => {
  const random = seeded('others');
  for (const [options, players] of [
    [{ style: 'block' }, 3],
    [{ style: 'block' }, 4],
    [{ style: 'block', set: 9 }, 2],
    [{ style: 'draw' }, 2],
    [{ style: 'draw', reserve: 2, partners: true }, 4],
    [{ style: 'block', spinner: 'all', partners: true }, 4],
  ] as const) {
    const table = tableOf(game, options, players);
    expect(isOpen(game.start(table, game.deal(table, random), fresh(players)))).toBe(false);
  }
});
