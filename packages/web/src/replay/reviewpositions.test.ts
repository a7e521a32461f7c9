import type { Review, ReviewedMove } from '@boneyard/bots/review/review';
import { readRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { reviewedPositions, roundStarts } from './reviewpositions';

const ROUND = {
  deal: { hands: [['6-6', '1-0'], ['6-5', '2-0']], stock: ['6-0'] }, // biome-ignore format: a hand each
  moves: ['0 6-6', '1 6-5@6-6', '0 draw', '0 6-0@6-6', '1 2-0@6-0'],
};
const GIVEN_UP = { deal: ROUND.deal, moves: ['0 6-6'], ended: 'agreed' };
const record = readRecord({
  format: 'boneyard/2',
  game: 'classic',
  players: 2,
  options: {},
  rounds: [ROUND, GIVEN_UP],
});
if (isProblem(record)) throw new Error(record.problem);
const positions = [...replay(record)].map(({ match }) => match);

function moved(
  round: number,
  ply: number,
  seat: number,
  mark: ReviewedMove['mark'],
  chance: number,
  cost = 0,
): ReviewedMove {
  const best = { move: 'm', margin: 0, chance };
  const chances = [0, 1].map((one) => (one === seat ? chance : 1 - chance));
  const rest = { choices: 2, second: undefined, plain: true, chances };
  return { round, ply, seat, move: 'm', mark, cost: { chance: cost, margin: 0 }, best, ...rest };
}

const REVIEW: Review = {
  game: 'classic',
  players: 2,
  names: undefined,
  moves: [
    moved(0, 0, 0, 'best', 0.5),
    moved(0, 1, 1, 'blunder', 0.75, 0.5),
    moved(0, 2, 0, 'best', 0.75),
    moved(0, 3, 0, 'slip', 0.5, 0.25),
    moved(0, 4, 1, 'best', 1),
    moved(1, 0, 0, 'good', 0.5),
  ],
  ends: [{ round: 0, chances: [0, 1] }],
};

describe('a review over the positions of its game', () => {
  const { chances, led, faults } = reviewedPositions(positions, REVIEW);
  test('a move is told at the position it led to', () => {
    expect([...led.keys()]).toEqual([1, 2, 3, 4, 5, 7]);
    expect(led.get(2)).toBe(REVIEW.moves[1]);
    expect(faults).toEqual([2, 4]);
  });
  test('every position has each seat’s own chance, and the last one shows who won', () => {
    expect(chances).toEqual([
      [0.5, 0.5],
      [0.5, 0.75],
      [0.75, 0.25],
      [0.5, 0.25],
      [0.25, 1],
      [0, 1],
      [0.5, 0.5],
      [0.5, 0.5],
      undefined,
    ]);
  });
  test('rounds begin where tiles are dealt, not where a round is given up', () => {
    expect(roundStarts(positions)).toEqual([0, 6]);
  });
});
