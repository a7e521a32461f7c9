import { expect, test } from 'vitest';
import { beliefs } from './beliefs';
import { momentsOf } from './moments';
import type { Review, ReviewedMove } from './review';

const advice = (margin: number) => ({ move: 'm', margin, chance: 0.5 });

function moved(ply: number, change: Partial<ReviewedMove>): ReviewedMove {
  return {
    round: 0,
    ply,
    seat: ply % 2,
    move: `move ${ply}`,
    choices: 2,
    mark: 'best',
    cost: { chance: 0, margin: 0 },
    best: advice(0),
    second: advice(0),
    plain: true,
    chances: [0.5, 0.5],
    ...change,
  };
}

function reviewOf(moves: readonly ReviewedMove[], winner = 0): Review {
  const chances = [0, 1].map((seat) => (seat === winner ? 1 : 0));
  return { game: 'classic', players: 2, names: undefined, moves, ends: [{ round: 0, chances }] };
}

const own = (chance: number) => ({ move: 'm', margin: 0, chance });

test('the turning point is the move at which the winner’s chance rose most', () => {
  const moves = [
    moved(0, { best: own(0.5) }),
    moved(1, { best: own(0.6), cost: { chance: 0.1, margin: 1 } }),
    moved(2, { best: own(0.5) }),
    // From 0.5 of 1.4 to 0.9 of 1.0.
    moved(3, { best: own(0.9), cost: { chance: 0.8, margin: 9 } }),
    moved(4, { best: own(0.9) }),
  ];
  const { turning } = momentsOf(reviewOf(moves));
  expect(turning).toMatchObject({ moved: { ply: 3 }, seat: 0 });
  expect(turning!.from).toBeCloseTo(5 / 14, 9);
  expect(turning!.to).toBeCloseTo(9 / 10, 9);
});

test('the last move can be the turning point', () => {
  const { turning } = momentsOf(reviewOf([moved(0, { best: own(0.5) }), moved(1, { best: own(0.5) })]));
  expect(turning).toMatchObject({ moved: { ply: 1 }, from: 0.5, to: 1 });
});

test('partners win together, so what both believe counts', () => {
  const even = [0.5, 0.5, 0.5, 0.5];
  const moves = [0.5, 0.5, 0.9, 0.1].map((chance, ply) => moved(ply, { seat: ply, best: own(chance), chances: even }));
  const review = { ...reviewOf(moves), players: 4, ends: [{ round: 0, chances: [1, 0, 1, 0] }] };
  const { turning } = momentsOf(review);
  // Before the last move they believe 0.5 and 0.9, the others 0.5 and 0.1: (0.5 + 0.9) / 2 of a sum that is right.
  expect(turning).toMatchObject({ moved: { ply: 3 }, seat: 0, to: 1 });
  expect(turning!.from).toBeCloseTo(0.7, 9);
});

test('a shared or unfinished round has no turning point', () => {
  const moves = [moved(0, { best: own(0.9), cost: { chance: 0.9, margin: 0 } })];
  expect(momentsOf({ ...reviewOf(moves), ends: [{ round: 0, chances: [0.5, 0.5] }] }).turning).toBeUndefined();
  expect(momentsOf({ ...reviewOf(moves), ends: [] }).turning).toBeUndefined();
});

test('a seat’s belief in its chance stays until its next move, and falls with its own mistakes', () => {
  const moves = [
    moved(0, { best: own(0.6), chances: [0.6, 0.4] }),
    moved(1, { best: own(0.7), cost: { chance: 0.3, margin: 0 }, chances: [0.3, 0.7] }),
    moved(2, { best: own(0.8), chances: [0.8, 0.2] }),
  ];
  const pairs = beliefs(reviewOf(moves)).map(({ before, after }) => [before, after]);
  const close = (list: readonly number[]) => list.map((one) => Math.round(one * 100) / 100);
  expect(pairs.map((pair) => pair.map(close))).toEqual([
    [[0.6, 0.4], [0.6, 0.7]],
    [[0.6, 0.7], [0.8, 0.4]],
    [[0.8, 0.4], [1, 0]],
  ]); // biome-ignore format: a line for each move
});

test('the best move is the one whose second best would have cost most', () => {
  const moves = [
    moved(0, { best: advice(9), second: advice(5) }),
    moved(1, { best: advice(2), second: advice(-6) }),
    moved(2, { best: advice(30), second: advice(0), mark: 'blunder', cost: { chance: 0, margin: 30 } }),
    moved(3, { best: advice(50), second: undefined }),
  ];
  expect(momentsOf(reviewOf(moves)).best).toMatchObject({ moved: { ply: 1 }, points: 8 });
});

test('the unseen move is the costliest missed one that was not obvious', () => {
  const missed = (ply: number, margin: number, plain: boolean) =>
    moved(ply, { mark: 'blunder', cost: { chance: 0, margin }, plain });
  const moves = [missed(0, 4, false), missed(1, 9, true), missed(2, 7, false)];
  expect(momentsOf(reviewOf(moves)).unseen).toMatchObject({ moved: { ply: 2 }, points: 7 });
});

test('a game in which nothing stands out has no moments', () => {
  expect(momentsOf(reviewOf([moved(0, {})], 1))).toMatchObject({ best: undefined, unseen: undefined });
});
