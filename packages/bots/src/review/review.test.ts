import { readRecord } from '@boneyard/engine/record';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import type { Advice } from '../advice';
import { markOf } from './marks';
import { type Advisor, type Review, review } from './review';

/**
 * After 6-4 the other, who has 5-0 and 5-1, must pass. Then 6-6 keeps it so and wins with 6-5, 11 points. But 6-5 opens the
 * fives: the other lays 5-1 and the round is blocked with 12 pips against 5.
 */
const THROWN_AWAY = {
  format: 'boneyard/1',
  game: 'classic',
  players: 2,
  options: { style: 'block', lead: 'lots', match: { rounds: 1 } },
  names: ['Ana', 'Bo'],
  rounds: [
    {
      deal: { hands: [['6-4', '6-6', '6-5'], ['5-0', '5-1']], stock: [], lead: 0 }, // biome-ignore format: a hand each
      moves: ['0 6-4', '1 pass', '0 6-5@6-4', '1 5-1@6-5', '0 pass', '1 pass'],
    },
  ],
};

function reviewed(json: unknown, ask?: Advisor): Review {
  const record = readRecord(json);
  if (isProblem(record)) throw new Error(record.problem);
  const reviewing = review(record, { iterations: 500 }, () => 0, ask);
  for (;;) {
    const { value, done } = reviewing.next();
    if (!done) continue;
    if (isProblem(value)) throw new Error(value.problem);
    return value;
  }
}

/** Says of every move the same, whatever the position. */
function saying(advice: readonly Advice[]): Advisor {
  // biome-ignore lint/correctness/useYield: it knows without thinking
  return function* () {
    return advice;
  };
}

describe('a win that is thrown away', () => {
  const { moves, ends } = reviewed(THROWN_AWAY);
  test('is a blunder, and what would have won is named', () => {
    const { seat, mark, cost, best } = moves[2]!;
    expect([seat, mark, best.move]).toEqual([0, 'blunder', '6-6@6-4']);
    expect(best.margin).toBeGreaterThan(10);
    expect(cost.margin).toBeGreaterThan(12);
    expect(cost.chance).toBeGreaterThan(0.8);
  });
  test('what cannot be helped is no fault', () => {
    expect(moves.filter(({ choices }) => choices === 1).map(({ ply, mark }) => [ply, mark])).toEqual([
      [1, 'best'],
      [4, 'best'],
      [5, 'best'],
    ]);
  });
  test('turns the chances round', () => {
    expect(moves[2]!.chances[0]).toBeGreaterThan(0.9);
    expect(moves[3]!.chances[0]).toBeLessThan(0.2);
    expect(ends).toEqual([{ round: 0, chances: [0, 1] }]);
  });
});

describe('what is made of advice', () => {
  const advice = [
    { move: '6-6@6-4', margin: 8, chance: 0.75 },
    { move: '6-5@6-4', margin: 5, chance: 0.7 },
  ];
  const { moves } = reviewed(THROWN_AWAY, saying(advice));
  test('the cost is what the best was expected to bring more', () => {
    expect(moves[2]!.cost.margin).toBe(3);
    expect(moves[2]!.cost.chance).toBeCloseTo(0.05, 9);
  });
  test('a move that is not among the best few is at most as good as the last of them', () => {
    expect(moves[3]!.cost.margin).toBe(3);
  });
  test('the chances of all make one', () => {
    for (const { seat, chances } of moves) {
      expect(chances[seat]).toBe(0.75);
      expect(chances[0]! + chances[1]!).toBeCloseTo(1, 9);
    }
  });
});

test('a fall and how a domino was let go are not the player’s choice of a move', () => {
  const tower = {
    format: 'boneyard/1',
    game: 'magnetic',
    players: 2,
    options: { mode: 'tower', hands: 'real' },
    rounds: [{ deal: { hands: [['6-6', '1-0'], ['6-5', '2-0']], stock: [] }, moves: ['0 6-6@0,0E', '1 6-5@1,0E~10,0,0!'] }], // biome-ignore format: short
  };
  const { moves } = reviewed(tower, saying([{ move: '6-5@1,0E', margin: 1, chance: 0.5 }]));
  expect(moves[1]!.mark).toBe('best');
});

test('a broken record is told as such', () => {
  const record = readRecord({ ...THROWN_AWAY, rounds: [{ ...THROWN_AWAY.rounds[0], moves: ['0 6-4', '1 5-1@6-4'] }] });
  if (isProblem(record)) throw new Error(record.problem);
  expect(review(record, { iterations: 1 }, () => 0).next()).toMatchObject({
    done: true,
    value: { problem: 'illegal' },
  });
});

test.each([
  [{ chance: 0, margin: 0 }, 'best'],
  [{ chance: 0.03, margin: 1 }, 'good'],
  [{ chance: 0.03, margin: 3 }, 'slip'],
  [{ chance: 0.1, margin: 0 }, 'slip'],
  [{ chance: 0.2, margin: 0 }, 'blunder'],
  [{ chance: 0, margin: 6 }, 'blunder'],
] as const)('in dominoes %j is %s', (cost, mark) => {
  expect(markOf('classic', cost)).toBe(mark);
});

test('with next to no time every move still has a mark', () => {
  const record = readRecord(THROWN_AWAY);
  if (isProblem(record)) throw new Error(record.problem);
  const reviewing = review(record, { milliseconds: 0.001 }, () => performance.now());
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  expect(isProblem(step.value) || step.value.moves.length).toBe(6);
});

test('a fault that is none when it is looked at anew is none', () => {
  let asked = 0;
  // biome-ignore lint/correctness/useYield: it knows without thinking
  const wavering: Advisor = function* () {
    const good = asked++ % 2 === 0;
    return [
      { move: '6-6@6-4', margin: 8, chance: 0.75 },
      { move: '6-5@6-4', margin: good ? -8 : 8, chance: good ? 0.1 : 0.75 },
    ];
  };
  const [first] = reviewed(THROWN_AWAY, wavering).moves;
  expect(first!.mark).toBe('best');
  expect(asked).toBeGreaterThan(6);
});
