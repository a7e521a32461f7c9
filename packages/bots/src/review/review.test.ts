import { readRecord } from '@boneyard/engine/record';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import type { Advice } from '../advice';
import { markOf } from './marks';
import { type Advisor, type Review, review } from './review';

/**
 * After 6-4 the opponent, who has 5-0 and 5-1, must pass. Then 6-6 leaves no reply, and 6-5 wins 11 points. But playing 6-5
 * first opens the fives: the opponent plays 5-1, and the round is blocked with 12 pips against 5.
 */
const THROWN_AWAY = {
  format: 'boneyard/2',
  game: 'classic',
  players: 2,
  options: { style: 'block', lead: 'lots', blocked: 'difference', match: { rounds: 1 } },
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

/** An advisor that always gives the same advice. */
function advisorOf(advice: readonly Advice[]): Advisor {
  // biome-ignore lint/correctness/useYield: it answers at once
  return function* () {
    return advice;
  };
}

describe('a win that was thrown away', () => {
  const { moves, ends } = reviewed(THROWN_AWAY);
  test('is a blunder, and the winning move is named', () => {
    const { seat, mark, cost, best } = moves[2]!;
    expect([seat, mark, best.move]).toEqual([0, 'blunder', '6-6@6-4']);
    expect(best.margin).toBeGreaterThan(10);
    expect(cost.margin).toBeGreaterThan(12);
    expect(cost.chance).toBeGreaterThan(0.8);
  });
  test('with all hands open it cost 18 points: 11 won instead of 12 − 5 lost', () => {
    expect(moves[2]!.open).toEqual({ move: '6-6@6-4', cost: 18 });
    // The lead could not have been better, and a pass is no choice.
    expect(moves[0]!.open).toEqual({ move: '6-4', cost: 0 });
    expect(moves[1]!.open).toBeUndefined();
  });
  test('a forced move is not a mistake', () => {
    expect(moves.filter(({ choices }) => choices === 1).map(({ ply, mark }) => [ply, mark])).toEqual([
      [1, 'best'],
      [4, 'best'],
      [5, 'best'],
    ]);
  });
  test('reverses the chances', () => {
    expect(moves[2]!.chances[0]).toBeGreaterThan(0.9);
    expect(moves[3]!.chances[0]).toBeLessThan(0.2);
    expect(ends).toEqual([{ round: 0, chances: [0, 1] }]);
  });
});

describe('cost and chances from advice', () => {
  const advice = [
    { move: '6-6@6-4', margin: 8, chance: 0.75 },
    { move: '6-5@6-4', margin: 5, chance: 0.7 },
  ];
  const { moves } = reviewed(THROWN_AWAY, advisorOf(advice));
  test('the cost is the difference from the best move', () => {
    expect(moves[2]!.cost.margin).toBe(3);
    expect(moves[2]!.cost.chance).toBeCloseTo(0.05, 9);
  });
  test('a move that is not in the advice counts as the last one in it', () => {
    expect(moves[3]!.cost.margin).toBe(3);
  });
  test('the chances of all seats add up to 1', () => {
    for (const { seat, chances } of moves) {
      expect(chances[seat]).toBe(0.75);
      expect(chances[0]! + chances[1]!).toBeCloseTo(1, 9);
    }
  });
});

test('release and verdict do not count as the choice of a move', () => {
  const tower = {
    format: 'boneyard/2',
    game: 'magnetic',
    players: 2,
    options: { mode: 'tower', hands: 'real' },
    rounds: [{ deal: { hands: [['6-6', '1-0'], ['6-5', '2-0']], stock: [] }, moves: ['0 6-6@0,0E', '1 6-5@1,0E~10,0,0!'] }], // biome-ignore format: short
  };
  const { moves } = reviewed(tower, advisorOf([{ move: '6-5@1,0E', margin: 1, chance: 0.5 }]));
  expect(moves[1]!.mark).toBe('best');
});

test('an invalid record is reported', () => {
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

test('every move gets a mark even with almost no time', () => {
  const record = readRecord(THROWN_AWAY);
  if (isProblem(record)) throw new Error(record.problem);
  const reviewing = review(record, { milliseconds: 0.001 }, () => performance.now());
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  expect(isProblem(step.value) || step.value.moves.length).toBe(6);
});

test('a mistake that a second search does not confirm is not marked', () => {
  let asked = 0;
  // biome-ignore lint/correctness/useYield: it answers at once
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
