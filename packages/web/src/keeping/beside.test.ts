import { expect, test } from 'vitest';
import { keyOf } from './beside';

const RECORD = {
  format: 'boneyard/1' as const,
  game: 'classic',
  players: 2,
  options: {},
  rounds: [{ deal: { hands: [['6-6'], ['5-5']], stock: [] }, moves: ['0 6-6'] }],
};

test('a game is known again whoever the players are called, and with clocks and proofs', () => {
  const told = { ...RECORD, names: ['Ana', 'Bo'], rounds: RECORD.rounds.map((round) => ({ ...round, at: [3] })) };
  expect(keyOf(told)).toBe(keyOf(RECORD));
});

test.each([
  ['another game', { game: 'magnetic' }],
  ['other rules', { options: { blank: 14 } }],
  ['one more move', { rounds: [{ ...RECORD.rounds[0]!, moves: ['0 6-6', '1 pass'] }] }],
  ['another deal', { rounds: [{ ...RECORD.rounds[0]!, deal: { hands: [['6-6'], ['5-4']], stock: [] } }] }],
  ['a round given up', { rounds: [{ ...RECORD.rounds[0]!, ended: 'agreed' as const }] }],
])('%s is another game', (_, change) => {
  expect(keyOf({ ...RECORD, ...change })).not.toBe(keyOf(RECORD));
});

test('ten thousand games have ten thousand keys', () => {
  const keys = Array.from({ length: 10_000 }, (_, n) => keyOf({ ...RECORD, options: { blank: n } }));
  expect(new Set(keys).size).toBe(10_000);
});
