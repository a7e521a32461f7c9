import type { TableRequest } from '@boneyard/protocol/tables';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { promiseIn, testRoom } from './room/testing/testroom';
import { lonelyBroadcast, viewer } from './testing/viewer';

const THREE: TableRequest['chairs'] = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];
const PLAYERS = ['ana', 'bo', 'cleo'];
/** Longer than a step waits that nobody waits for. */
const LATER = 1_000;

/** A table whose players are about to promise, with two of them and a spectator connected. */
function gathered() {
  const own = testRoom({ game: 'classic', chairs: THREE }, PLAYERS);
  const broadcast = lonelyBroadcast(own.room.id);
  broadcast.loaded(own.room);
  const [ana, bo, watcher] = [viewer('ana'), viewer('bo'), viewer(undefined)];
  for (const one of [ana, bo, watcher]) broadcast.add(one, own.room);
  const start = own.room.n;
  return {
    own,
    broadcast,
    start,
    ana,
    bo,
    watcher,
    promise(seat: number) {
      own.ask(PLAYERS[seat]!, promiseIn(own, seat, `${seat}`.repeat(32)));
      broadcast.stepSoon(own.room);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('promises are told in one step, after a moment', () => {
  const { ana, bo, watcher, promise, start } = gathered();
  promise(0);
  promise(1);
  expect(ana.seen).toEqual([start]);
  vi.advanceTimersByTime(LATER);
  for (const one of [ana, bo, watcher]) expect(one.seen).toEqual([start, start + 2]);
  expect(bo.table!.fair!.promised.map(Boolean)).toEqual([true, true, false]);
  promise(2);
  vi.advanceTimersByTime(LATER);
  expect(ana.seen).toEqual([start, start + 2, start + 3]);
});

test('what follows a promise is told at once, in one step with it', () => {
  const { own, broadcast, ana, bo, watcher, promise, start } = gathered();
  promise(0);
  broadcast.step(own.do({ do: 'sealed' }));
  vi.advanceTimersByTime(LATER);
  for (const one of [ana, bo, watcher]) expect(one.seen).toEqual([start, start + 2]);
  expect(ana.table!.fair).toMatchObject({ sealed: true, promised: [expect.any(String), undefined, undefined] });
});

test('a client that comes or asks for the table after a promise sees it, and the others see it first', () => {
  const { own, broadcast, ana, bo, promise, start } = gathered();
  promise(0);
  const cleo = viewer('cleo');
  broadcast.add(cleo, own.room);
  expect([ana.seen, cleo.seen]).toEqual([[start, start + 1], [start + 1]]);
  promise(1);
  broadcast.table(bo, own.room);
  vi.advanceTimersByTime(LATER);
  expect(ana.seen).toEqual([start, start + 1, start + 2]);
  expect(bo.seen.at(-1)).toBe(start + 2);
  expect(cleo.seen).toEqual([start + 1, start + 2]);
});

test('a table that leaves memory tells first what it has not told, and leaves no timer', () => {
  const { own, broadcast, ana, promise, start } = gathered();
  promise(0);
  broadcast.forget();
  expect(ana.seen).toEqual([start, start + 1]);
  expect(vi.getTimerCount()).toBe(0);
  broadcast.loaded(own.room);
  promise(1);
  vi.advanceTimersByTime(LATER);
  expect(ana.seen).toEqual([start, start + 1, start + 2]);
});

test('a player who stood up elsewhere while the table was not in memory goes on as a spectator', () => {
  const own = testRoom({ game: 'classic', chairs: THREE }, ['ana', 'bo']);
  const broadcast = lonelyBroadcast(own.room.id);
  broadcast.loaded(own.room);
  const [ana, bo] = [viewer('ana'), viewer('bo')];
  for (const one of [ana, bo]) broadcast.add(one, own.room);
  broadcast.forget();
  broadcast.loaded(own.do({ do: 'stood', seat: 1 }));
  vi.runAllTimers();
  expect([bo.table!.n, bo.table!.you]).toEqual([own.room.n, undefined]);
  broadcast.step(own.do({ do: 'filled', seat: 2, level: 'casual' }));
  vi.runAllTimers();
  expect([ana.table!.n, bo.table!.n]).toEqual([own.room.n, own.room.n]);
});
