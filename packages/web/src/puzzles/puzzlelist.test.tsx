// @vitest-environment happy-dom
/** The list of puzzles: numbers in order within each grade, the next unsolved one, and pictures only where they are seen. */

import { act, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount, named } from '../testing/mount';
import { PuzzleShelf } from './puzzlelist';

/** Tells of an element that comes near the window when the test says so. */
class Watched implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  static readonly all: Watched[] = [];
  readonly #tell: (near: boolean) => void;
  constructor(tell: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
    this.#tell = (isIntersecting) => tell([{ isIntersecting }]);
    Watched.all.push(this);
  }
  observe(): void {}
  disconnect(): void {}
  come(near: boolean): Promise<void> {
    return act(async () => this.#tell(near));
  }
}

beforeEach(() => {
  Watched.all.length = 0;
  vi.stubGlobal('IntersectionObserver', Watched);
  localStorage.clear();
});

/** What is loaded is shown at the end of an `act`. */
async function until(found: () => unknown): Promise<void> {
  await vi.waitFor(
    async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(found()).toBeTruthy();
    },
    { timeout: 20_000 },
  );
}

async function shelf(): Promise<HTMLElement> {
  const { page } = await mount(
    <Suspense fallback={<p />}>
      <PuzzleShelf set="classic" />
    </Suspense>,
  );
  await until(() => page.querySelector('.grade'));
  return page;
}

test('every grade counts from 1, and the results are told', async () => {
  localStorage.setItem('boneyard.solved', JSON.stringify({ puzzles: { 'classic/2': 'solved' }, days: [] }));
  const page = await shelf();
  for (const grade of page.querySelectorAll('.grade')) {
    const numbers = [...grade.querySelectorAll('.puzzle-card .number')].map((number) => Number(number.textContent));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(0);
  }
  // The second line of the file is the first that the casual bot never misses.
  expect(named('a .hidden', 'Easy 1 (solved)').closest('a')!.getAttribute('href')).toBe('/puzzles/classic/2');
  expect(named('a', /^Next unsolved/).textContent).toBe('Next unsolved: Easy 2');
  expect(page.textContent).toContain('1 of 100 solved');
});

test('a picture is drawn when it comes near, and not kept when it is far again', async () => {
  const page = await shelf();
  expect(Watched.all).toHaveLength(100);
  expect(page.querySelectorAll('.puzzle-picture svg')).toHaveLength(0);
  await Watched.all[0]!.come(true);
  await until(() => page.querySelector('.puzzle-picture .domino'));
  expect(page.querySelectorAll('.puzzle-picture svg')).toHaveLength(1);
  await Watched.all[0]!.come(false);
  expect(page.querySelectorAll('.puzzle-picture svg')).toHaveLength(0);
});
