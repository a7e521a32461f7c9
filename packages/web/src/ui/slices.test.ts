/** Long work tells how far it is and lets the page breathe; short work says nothing. */

import { expect, test } from 'vitest';
import { inSlices } from './slices';

/** Keeps the thread busy, as replaying a game does. */
function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('work that takes a second is told several times, in order, and other things happen meanwhile', async () => {
  const told: number[] = [];
  let others = 0;
  const timer = setInterval(() => others++, 1);
  await inSlices(
    Array.from({ length: 20 }, (_, n) => n),
    () => busy(50),
    (done) => told.push(done),
  );
  clearInterval(timer);
  expect(told.length).toBeGreaterThanOrEqual(2);
  expect(told.length).toBeLessThanOrEqual(4);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(others).toBeGreaterThanOrEqual(5);
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
