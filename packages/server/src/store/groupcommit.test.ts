import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupCommit, WAITS_FOR, WAITS_FROM } from './groupcommit';

/** How many writes were in each commit; the commits themselves take no time. */
let commits: number[];
let store: ReturnType<typeof groupCommit>;

beforeEach(() => {
  vi.useFakeTimers();
  commits = [];
  store = groupCommit(async (group) => {
    commits.push(group.length);
    return group.map(() => true);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function write(count: number): void {
  for (let i = 0; i < count; i++) store.add({ table: `table ${i}`, wakeAt: null });
}

test('a single writer does not wait', async () => {
  for (let i = 0; i < 3; i++) {
    write(1);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(commits).toEqual([1, 1, 1]);
});

test('writes of one turn are one commit, and after a large group so are writes of the next milliseconds', async () => {
  write(WAITS_FROM);
  await vi.advanceTimersByTimeAsync(0);
  expect(commits).toEqual([WAITS_FROM]);
  write(1);
  await vi.advanceTimersByTimeAsync(WAITS_FOR - 1);
  write(1);
  expect(commits).toEqual([WAITS_FROM]);
  await vi.advanceTimersByTimeAsync(1);
  expect(commits).toEqual([WAITS_FROM, 2]);
});

test('two writers are not a group', async () => {
  write(WAITS_FROM);
  await vi.advanceTimersByTimeAsync(0);
  write(2);
  await vi.advanceTimersByTimeAsync(WAITS_FOR);
  write(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(commits).toEqual([WAITS_FROM, 2, 1]);
});

test('a store that closes writes what waits', async () => {
  write(WAITS_FROM);
  await vi.advanceTimersByTimeAsync(0);
  write(1);
  const done = store.flush();
  await vi.advanceTimersByTimeAsync(WAITS_FOR);
  await done;
  expect(commits).toEqual([WAITS_FROM, 1]);
});
