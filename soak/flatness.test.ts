/** What counts as flat. */

import { expect, test } from 'vitest';
import { type Sample, verdictOf } from './flatness';

const usual: Omit<Sample, 'age'> = {
  start: 0,
  resident: 100e6,
  heap: 40e6,
  descriptors: 30,
  cpu: 1,
  p99: 5,
  moves: 10,
  errors: [],
};

/** An hour, of which the first ten minutes do not count. */
function hour(change: (age: number) => Partial<Sample> = () => ({})): Sample[] {
  return Array.from({ length: 60 }, (_, age) => ({ ...usual, age, ...change(age) }));
}

const isFlat = (samples: readonly Sample[]) => verdictOf(samples).flat;

test('an hour in which nothing changes is flat, also when it begins small and has a bad minute', () => {
  expect(verdictOf(hour())).toMatchObject({ minutes: 49, moves: 600, flat: true });
  expect(isFlat(hour((age) => (age < 10 ? { resident: 50e6 } : age === 50 ? { p99: 900 } : {})))).toBe(true);
});

test.each<[string, (age: number) => Partial<Sample>]>([
  ['memory that grows by a megabyte a minute', (age) => ({ resident: 100e6 + age * 1e6 })],
  ['a heap that grows', (age) => ({ heap: 40e6 + age * 1e6 })],
  ['a descriptor that is left open every five minutes', (age) => ({ descriptors: 30 + Math.floor(age / 5) })],
  ['moves that take longer and longer', (age) => ({ p99: 5 + 2 * age })],
  ['an error', (age) => (age === 5 ? { errors: ['STORE_WRITE_FAILED'] } : {})],
])('%s is not flat', (_, change) => {
  expect(isFlat(hour(change))).toBe(false);
});

test('minutes without a move have no p99', () => {
  const { changes } = verdictOf(
    hour().map(({ p99, ...sample }) => (sample.age % 2 === 0 ? { ...sample, moves: 0 } : { ...sample, p99: p99! })),
  );
  expect(changes.find(({ name }) => name === 'p99')).toMatchObject({ first: 5, last: 5 });
});

test('two processes are not compared with each other; a short time says nothing', () => {
  const second = hour(() => ({ start: 1, resident: 300e6 }));
  expect(verdictOf([...hour().slice(0, 40), ...second])).toMatchObject({ minutes: 49, flat: true });
  expect(isFlat(hour().slice(0, 25))).toBeUndefined();
});
