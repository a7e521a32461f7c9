/** Long work tells how far it is and lets the page breathe; short work says nothing. */

import { afterEach, expect, test, vi } from 'vitest';
import { inSlices } from './slices';

afterEach(() => vi.restoreAllMocks());

test('work that takes a second is told four times, in order, and other things happen meanwhile', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const [told, timers]: [number[], number[]] = [[], []];
  await inSlices(
    Array.from({ length: 20 }, (_, n) => n),
    (n) => {
      now += 50;
      setTimeout(() => timers.push(n));
    },
    (done) => told.push(done),
  );
  // Every 250 milliseconds.
  expect(told).toEqual([5, 10, 15, 20]);
  // A timer waits for one item at most.
  expect(timers.length).toBeGreaterThanOrEqual(19);
});

test('short work is done in order without a word', async () => {
  const done: number[] = [];
  await inSlices(
    [3, 1, 2],
    (n) => void done.push(n),
    () => expect.unreachable(),
  );
  expect(done).toEqual([3, 1, 2]);
});
