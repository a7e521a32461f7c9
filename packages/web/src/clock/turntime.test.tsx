// @vitest-environment happy-dom

// Loaded with the test, so that no test waits for them.
import '@boneyard/words/en/turns';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Mounted, mount } from '../testing/mount';
import { TimeLeft } from './timeleft';
import { leftAt, started, stopped, useTurnTime } from './turntime';

test('a turn runs, stands and runs on', () => {
  const whole = { left: 30_000, since: undefined };
  expect(leftAt(whole, 5_000)).toBe(30_000);
  const running = started(whole, 5_000);
  expect(leftAt(running, 12_000)).toBe(23_000);
  const paused = stopped(running, 12_000);
  expect(leftAt(paused, 99_000)).toBe(23_000);
  expect(leftAt(started(paused, 100_000), 101_500)).toBe(21_500);
  expect(leftAt(started(paused, 100_000), 200_000)).toBe(0);
});

const onOver = vi.fn();
let now = 0;
const clock = () => now;

function Turn({
  runs,
  turn = 7,
  game = 'a',
}: {
  readonly runs: boolean;
  readonly turn?: number;
  readonly game?: string;
}) {
  const left = useTurnTime({ game, turn, limit: 30_000, runs, onOver }, clock);
  return <TimeLeft milliseconds={left} own />;
}

/** Begins on a page that has its words, so that nothing but the clock is waited for. */
async function begin(element: ReactNode): Promise<Mounted> {
  const mounted = await mount(<TimeLeft milliseconds={1} own={false} />);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await mounted.show(element);
  return mounted;
}

/** Lets time pass, and the page look at its clock. */
async function passes(milliseconds: number): Promise<void> {
  now += milliseconds;
  await act(async () => vi.advanceTimersByTime(300));
}

const shown = () => document.querySelector('[role=timer]')?.textContent;
const announced = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  localStorage.clear();
  onOver.mockClear();
  return () => vi.useRealTimers();
});

test('when the time is up it says so, once', async () => {
  await begin(<Turn game="up" runs />);
  expect(shown()).toBe('0:30 left');
  await passes(29_500);
  expect(shown()).toBe('0:01 left');
  expect(onOver).not.toHaveBeenCalled();
  await passes(500);
  expect(shown()).toBe('0:00 left');
  await passes(5_000);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('a turn that stands loses no time', async () => {
  const { show } = await begin(<Turn game="stands" runs />);
  await passes(4_000);
  await show(<Turn game="stands" runs={false} />);
  await passes(60_000);
  expect(shown()).toBe('0:26 left');
  await show(<Turn game="stands" runs />);
  await passes(1_000);
  expect(shown()).toBe('0:25 left');
  expect(onOver).not.toHaveBeenCalled();
});

test('after a reload the turn goes on with what was left, and another turn has all of its time', async () => {
  const { show } = await begin(<Turn key="before" game="kept" runs />);
  await passes(20_000);
  await show(<p>somewhere else</p>);
  await show(<Turn key="after" game="kept" runs={false} />);
  expect(shown()).toBe('0:10 left');
  await show(<Turn key="next" game="kept" turn={9} runs={false} />);
  expect(shown()).toBe('0:30 left');
  await show(<Turn key="other" game="another" runs={false} />);
  expect(shown()).toBe('0:30 left');
});

test('a screen reader is told once that ten seconds are left', async () => {
  await begin(<Turn game="told" runs />);
  await passes(19_500);
  expect(announced()).toBe('');
  await passes(500);
  expect(announced()).toBe('10 seconds left.');
  expect(document.querySelector('.clock')?.classList).toContain('short');
  await passes(4_000);
  expect(shown()).toBe('0:06 left');
  expect(announced()).toBe('10 seconds left.');
});

test('nobody is told of the time of others', async () => {
  await mount(<TimeLeft milliseconds={3_000} own={false} />);
  expect(shown()).toBe('0:03 left');
  expect(document.querySelector('[role=status]')).toBeNull();
});

test('the time stands out from the words around it', async () => {
  await mount(<TimeLeft milliseconds={65_000} own={false} />);
  const timer = document.querySelector('[role=timer]')!;
  const around = [...timer.querySelectorAll('.around')].map(({ textContent }) => textContent);
  expect(around).toEqual(['', ' left']);
  expect(timer.textContent).toBe('1:05 left');
});
