/** What was learned on this device: steps of lessons, puzzles that were solved, and the days of the daily one. */

import { useSyncExternalStore } from 'react';

export const RESULTS = ['solved', 'missed'] as const;
/** `missed`: found only after something else was tried, or shown. */
export type Result = (typeof RESULTS)[number];

export interface Learned {
  /** By course: the ids of the steps that are done. */
  readonly steps: Readonly<Record<string, readonly string[]>>;
  /** By `game/number`. */
  readonly puzzles: Readonly<Record<string, Result>>;
  /** Days on which the puzzle of the day was solved, as `2026-11-15`. */
  readonly days: readonly string[];
  /** An offer to learn that was declined is not made again, by game. */
  readonly declined: readonly string[];
}

const KEY = 'boneyard.learned';
const NOTHING: Learned = { steps: {}, puzzles: {}, days: [], declined: [] };

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function texts(json: unknown): string[] {
  return Array.isArray(json) ? json.filter((one) => typeof one === 'string') : [];
}

/** Whatever was kept, even by another version, gives something that can be used. */
export function readLearned(text: string | null): Learned {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '');
  } catch {
    return NOTHING;
  }
  if (!isObject(json)) return NOTHING;
  const steps = isObject(json.steps) ? Object.entries(json.steps).map(([course, ids]) => [course, texts(ids)]) : [];
  const puzzles = isObject(json.puzzles)
    ? Object.entries(json.puzzles).flatMap(([puzzle, kept]) => {
        const result = RESULTS.find((one) => one === kept);
        return result ? [[puzzle, result] as const] : [];
      })
    : [];
  return {
    steps: Object.fromEntries(steps),
    puzzles: Object.fromEntries(puzzles),
    days: texts(json.days),
    declined: texts(json.declined),
  };
}

/** Storage may be forbidden; then it lasts as long as the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let current: Learned | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function hear({ key, newValue }: StorageEvent): void {
  if (key !== KEY) return;
  current = readLearned(newValue);
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hear);
  };
}

export function learned(): Learned {
  current ??= readLearned(stored());
  return current;
}

function keep(next: Learned): void {
  current = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Kept for this page only.
  }
  tell();
}

const including = (list: readonly string[], one: string) => (list.includes(one) ? list : [...list, one]);

export function keepStep(course: string, step: string): void {
  const { steps, ...rest } = learned();
  keep({ ...rest, steps: { ...steps, [course]: including(steps[course] ?? [], step) } });
}

/** The first result stands: a puzzle is solved once. */
export function keepPuzzle(puzzle: string, result: Result): void {
  const { puzzles, ...rest } = learned();
  if (puzzles[puzzle] === undefined) keep({ ...rest, puzzles: { ...puzzles, [puzzle]: result } });
}

export function keepDay(day: string): void {
  const { days, ...rest } = learned();
  keep({ ...rest, days: including(days, day) });
}

export function decline(game: string): void {
  const { declined, ...rest } = learned();
  keep({ ...rest, declined: including(declined, game) });
}

export function useLearned(): Learned {
  return useSyncExternalStore(subscribe, learned);
}
