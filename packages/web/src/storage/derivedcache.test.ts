import { expect, test } from 'vitest';
import { keyOf } from './derivedcache';

const RECORD = {
  format: 'boneyard/2' as const,
  game: 'classic',
  players: 2,
  options: {},
  rounds: [{ deal: { hands: [['6-6'], ['5-5']], stock: [] }, moves: ['0 6-6'] }],
};

test('names, clocks and proofs do not change the key of a game', () => {
  const annotated = { ...RECORD, names: ['Ana', 'Bo'], rounds: RECORD.rounds.map((round) => ({ ...round, at: [3] })) };
  expect(keyOf(annotated)).toBe(keyOf(RECORD));
});

test.each([
  ['another game', { game: 'magnetic' }],
  ['other rules', { options: { blank: 14 } }],
  ['one more move', { rounds: [{ ...RECORD.rounds[0]!, moves: ['0 6-6', '1 pass'] }] }],
  ['another deal', { rounds: [{ ...RECORD.rounds[0]!, deal: { hands: [['6-6'], ['5-4']], stock: [] } }] }],
  ['an abandoned round', { rounds: [{ ...RECORD.rounds[0]!, ended: 'agreed' as const }] }],
])('%s has another key', (_, change) => {
  expect(keyOf({ ...RECORD, ...change })).not.toBe(keyOf(RECORD));
});

test('a game of the format before has the key that it had then', () => {
  expect(keyOf({ ...RECORD, options: { blocked: 'difference' } })).toBe(keyOf(RECORD));
  expect(keyOf({ ...RECORD, options: { blocked: 'opponents' } })).not.toBe(keyOf(RECORD));
});

test('ten thousand games have ten thousand keys', () => {
  const keys = Array.from({ length: 10_000 }, (_, n) => keyOf({ ...RECORD, options: { blank: n } }));
  expect(new Set(keys).size).toBe(10_000);
});
