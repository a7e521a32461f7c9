// @vitest-environment happy-dom

import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../testing/mount';
import { lazy } from './lazy';

test('a part that did not come is asked for once more, a moment later', async () => {
  const load = vi
    .fn(async () => ({ default: () => <p>here</p> }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazy(load);
  const { page } = await mount(
    <Suspense fallback="loading">
      <Part />
    </Suspense>,
  );
  await expect.poll(() => page.textContent, { timeout: 10_000 }).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});
