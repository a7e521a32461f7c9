import { classic } from '@boneyard/games/classic/rules/classic';
import { type Common, fresh, type Game } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import { bruteForce, tableOf } from '../testing';
import { luckOf } from './luck';

const budget = { iterations: 10_000 };
const clock = () => 0;

test.each(['heaviest tile', 'lots'])(
  'in block dominoes it is the result of best play, by brute force (lead: %s)',
  (lead) => {
    const game: Game = classic;
    const random = seeded(`luck ${lead}`);
    const table = tableOf(game, { style: 'block', hand: 4, ...(lead === 'lots' && { lead }) });
    for (let i = 0; i < 40; i++) {
      const state: Common = game.start(table, game.deal(table, random), { round: 1, scores: [30, 12] });
      // Brute force gives the lead in the match, which was 18 points before the round.
      const value = bruteForce(game, state) - 18;
      const { margins, exact } = luckOf(game, state, { random, budget, clock });
      expect(exact).toBe(true);
      expect(margins[0]).toBe(value);
      expect(margins[1]! + margins[0]!).toBe(0);
    }
  },
);

test('a deal that wins without any choice has luck equal to its result', () => {
  const game: Game = classic;
  const table = tableOf(game, { lead: 'lots' });
  const hands = [['6-6'], ['5-5', '4-4']];
  const deal = game.readDeal(table, { hands, stock: ['1-0', '2-0', '3-0'], lead: 0 });
  if (isProblem(deal)) throw new Error(deal.problem);
  // Seat 0 goes out with its only tile and scores the 18 pips of the other hand.
  const thinking = { random: seeded('sure'), budget, clock };
  expect(luckOf(game, game.start(table, deal, fresh(2)), thinking)).toEqual({ margins: [18, -18], exact: false });
});

test.each(games.map((game) => [game.id, game] as const))(
  'in %s every seat gets a value, and not all are above zero',
  (_, game: Game) => {
    const random = seeded(game.id);
    const table = tableOf(game, {}, 3);
    const { margins } = luckOf(game, game.start(table, game.deal(table, random), fresh(3)), { random, budget, clock });
    expect(margins).toHaveLength(3);
    expect(Math.min(...margins)).toBeLessThanOrEqual(0);
  },
);
