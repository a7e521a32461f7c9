/** Time at a table, while the clock of the system is set to whatever. */

import { seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import { connect, guestCookie, openTable, playOn } from '../testing/client';
import { memoryStore, newMemoryTables } from '../testing/memorystore';
import { startServer } from '../testing/testserver';
import { steadyClock, TableClock } from './clock';

const HOUR = 3600_000;

/** A clock, the system's clock that it follows, and what really passes. */
function trial() {
  const system = { ahead: 0, passed: 0 };
  const now = steadyClock(
    () => 1_000_000_000 + system.passed + system.ahead,
    () => system.passed,
  );
  /** How much it says has passed in this time. */
  function measure(milliseconds: number): number {
    const before = now();
    system.passed += milliseconds;
    return now() - before;
  }
  return { system, now, measure };
}

test('while the system clock is right, the clock says the same', () => {
  const { now, measure } = trial();
  expect(now()).toBe(1_000_000_000);
  expect([measure(0), measure(70), measure(30_000)]).toEqual([0, 70, 30_000]);
});

test('when the system clock is set, a minute still takes about a minute', () => {
  const { system, measure } = trial();
  system.ahead = HOUR;
  expect(measure(60_000)).toBe(66_000);
  system.ahead = -HOUR;
  expect(measure(60_000)).toBe(54_000);
});

test('after a while it agrees with the system again', () => {
  const { system, now, measure } = trial();
  system.ahead = -60_000;
  expect(measure(600_000)).toBe(540_000);
  expect(measure(1_000)).toBe(1_000);
  expect(now()).toBe(1_000_000_000 + 601_000 - 60_000);
});

test('a table’s clock is never behind its log', () => {
  let time = 1_000;
  const clock = new TableClock(() => time);
  clock.observe({ since: 900, shuffle: undefined });
  expect(clock.now()).toBe(1_000);
  clock.observe({ since: 5_000, shuffle: undefined });
  expect(clock.now()).toBe(5_000);
  time += 50;
  expect(clock.now()).toBe(5_050);
});

test('a server that starts with its clock two hours back goes on: bots move as usual', async () => {
  const shelf = newMemoryTables();
  const [before, after] = [Date.now(), Date.now() - 2 * HOUR];
  const began = performance.now();
  const at = (start: number) => () => Math.round(start + performance.now() - began);
  const first = await startServer({ store: memoryStore(shelf), now: at(before), pace: { bot: 100 } });
  const cookie = await guestCookie(first.url, 'Ana');
  const table = await openTable(first.url, cookie, {
    game: 'classic',
    options: { match: { rounds: 1 } },
    chairs: [{ kind: 'person' }, { kind: 'bot', level: 'casual' }],
  });
  await first.close();
  const second = await startServer({ store: memoryStore(shelf), now: at(after), pace: { bot: 100 } });
  const ana = await connect(second.url, 'Ana', { cookie });
  ana.send({ t: 'come', table });
  await playOn(ana, seeded('two hours back'));
  expect(second.errors).toEqual([]);
  await second.close();
});
