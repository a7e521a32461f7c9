/** Measures the work of a page's main thread with a trace of the browser. */

import type { Browser, Page } from '@playwright/test';

interface Event {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly pid: number;
}

/** Script, style and layout; painting runs on other threads. */
const WORK = new Set([
  'FunctionCall',
  'EvaluateScript',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'RunMicrotasks',
  'EventDispatch',
]);
const SCRIPT = new Set(['FunctionCall', 'EventDispatch', 'EvaluateScript']);

export interface TraceResult {
  /** Milliseconds of script, style and layout. */
  readonly work: number;
  readonly forcedLayouts: number;
}

/** Leaves out events that are nested in others, so that no time is counted twice. */
function outermost(events: readonly Event[]): Event[] {
  let until = Number.NEGATIVE_INFINITY;
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < until) return false;
      until = ts + dur;
      return true;
    });
}

export async function trace(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceResult> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents }: { traceEvents: Event[] } = JSON.parse((await browser.stopTracing()).toString());
  const done = traceEvents.filter(({ ph, dur, name }) => ph === 'X' && dur !== undefined && WORK.has(name));
  const threads = new Map<string, Event[]>();
  for (const event of done) {
    const thread = `${event.pid} ${event.tid}`;
    threads.set(thread, [...(threads.get(thread) ?? []), event]);
  }
  const main = [...threads.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const scripts = main.filter(({ name }) => SCRIPT.has(name));
  const forced = main.filter(
    ({ name, ts }) => name === 'Layout' && scripts.some((script) => ts > script.ts && ts < script.ts + script.dur!),
  );
  return {
    work: outermost(main).reduce((sum, { dur }) => sum + dur! / 1000, 0),
    forcedLayouts: forced.length,
  };
}
