import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CROWD, grouping, MOMENT } from './grouping';

/** How many were in each commit, which the disk takes no time for. */
let commits: number[];
let store: ReturnType<typeof grouping>;

beforeEach(() => {
  vi.useFakeTimers();
  commits = [];
  store = grouping(async (group) => {
    commits.push(group.length);
    return group.map(() => true);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function write(count: number): void {
  for (let i = 0; i < count; i++) store.soon({ table: `table ${i}`, due: null });
}

test('whoever writes alone waits for nobody', async () => {
  for (let i = 0; i < 3; i++) {
    write(1);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(commits).toEqual([1, 1, 1]);
});

test('what comes in one turn is one commit, and after a crowd what comes in a moment is', async () => {
  write(CROWD);
  await vi.advanceTimersByTimeAsync(0);
  expect(commits).toEqual([CROWD]);
  write(1);
  await vi.advanceTimersByTimeAsync(MOMENT - 1);
  write(1);
  expect(commits).toEqual([CROWD]);
  await vi.advanceTimersByTimeAsync(1);
  expect(commits).toEqual([CROWD, 2]);
});

test('two are no crowd', async () => {
  write(CROWD);
  await vi.advanceTimersByTimeAsync(0);
  write(2);
  await vi.advanceTimersByTimeAsync(MOMENT);
  write(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(commits).toEqual([CROWD, 2, 1]);
});

test('a store that closes writes what waits', async () => {
  write(CROWD);
  await vi.advanceTimersByTimeAsync(0);
  write(1);
  const done = store.done();
  await vi.advanceTimersByTimeAsync(MOMENT);
  await done;
  expect(commits).toEqual([CROWD, 1]);
});
