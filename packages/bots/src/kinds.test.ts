import { classic } from '@boneyard/games/classic/rules/classic';
import type { Common, Game } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { positionOf } from '@boneyard/rules/testing/positions';
import { describe, expect, test } from 'vitest';
import { runToEnd } from './bot';
import { countMove, drawLeans, evenLikelihoods, jointLikelihood, noise, THINKS, thinkers } from './kinds';
import { FULL_SEARCH, search } from './search';

/** The chance of the better of two moves, for a player with this lean and this difference in appeal. */
function odds(leanTimesDifference: number): number {
  return 1 / (1 + Math.exp(-leanTimesDifference));
}

describe('what moves tell about a player', () => {
  test('the likelihood of a move is the mean over the kinds: 3, 0.7 and 0, of which there are 40, 40 and 20 %', () => {
    const likelihoods = evenLikelihoods(2);
    expect(jointLikelihood(likelihoods)).toBeCloseTo(1, 12);
    countMove(likelihoods, 1, [8, 4], 4, 2);
    expect(jointLikelihood(likelihoods)).toBeCloseTo(0.4 * odds(-6) + 0.4 * odds(-1.4) + 0.2 * 0.5, 12);
  });
  test('kinds are drawn by how common they are and how well they explain the moves; the seat that thinks has none', () => {
    const likelihoods = evenLikelihoods(3);
    countMove(likelihoods, 2, [8, 4], 4, 2);
    const shares = [0.4 * odds(-6), 0.4 * odds(-1.4), 0.2 * 0.5];
    const sum = shares.reduce((a, b) => a + b);
    const random = seeded('kinds');
    const leans = thinkers(3);
    const drawn = [0, 1, 2].map(() => new Map<number, number>());
    const times = 20_000;
    for (let i = 0; i < times; i++) {
      drawLeans(likelihoods, 0, 0, 2, random, leans);
      for (const [seat, lean] of leans.entries()) drawn[seat]!.set(lean, (drawn[seat]!.get(lean) ?? 0) + 1 / times);
    }
    expect([...drawn[0]!]).toEqual([[THINKS, expect.closeTo(1, 6)]]);
    for (const [i, lean] of [1.5, 0.35, 0].entries()) {
      expect(drawn[1]!.get(lean)).toBeCloseTo([0.4, 0.4, 0.2][i]!, 1.7);
      expect(drawn[2]!.get(lean)).toBeCloseTo(shares[i]! / sum, 1.7);
    }
  });
  test('with noise, a move is the best as often as softmax says', () => {
    const values = [0, 1, 2.5];
    const weights = values.map(Math.exp);
    const sum = weights.reduce((a, b) => a + b);
    const random = seeded('noise');
    const times = [0, 0, 0];
    for (let i = 0; i < 20_000; i++) {
      const noisy = values.map((value) => value + noise(random));
      times[noisy.indexOf(Math.max(...noisy))]! += 1 / 20_000;
    }
    for (const [i, weight] of weights.entries()) expect(times[i]).toBeCloseTo(weight / sum, 1.7);
  });
});

/**
 * Seat 0 has only one move: 6-2. If seat 1 answers with 5-2 (7 pips), 5-3 goes out. If it answers with 6-0 (6 pips), seat 0
 * must pass, and 5-2 goes out.
 */
const AFTER_LEAD: Common = positionOf(classic, {
  players: 2,
  options: { style: 'block', match: { rounds: 1 } },
  rounds: [
    {
      deal: {
        hands: [
          ['6-2', '5-3'],
          ['6-6', '5-2', '6-0'],
        ],
        stock: [],
      },
      moves: ['1 6-6'],
    },
  ],
});

test.each([
  ['an opponent plays as the kinds of players do', true, 0.4 * odds(1.5) + 0.4 * odds(0.35) + 0.2 * 0.5],
  ['without kinds, an opponent makes the move that is best for it', false, 0],
])('%s', (_, kinds, chance) => {
  const game: Game = classic;
  const thinking = { random: seeded('answers'), budget: { iterations: 4000 }, clock: () => 0 };
  const [found] = runToEnd(search(game, game.view(AFTER_LEAD, 0), 0, thinking, { ...FULL_SEARCH, kinds }));
  expect(Math.abs(found!.chance - chance)).toBeLessThan(0.04);
});
