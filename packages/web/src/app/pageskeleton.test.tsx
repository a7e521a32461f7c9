// @vitest-environment happy-dom
/** A page that is still loading has a heading and a main region, as every page. */

import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { mount } from '../testing/mount';
import { PageSkeleton } from './pageskeleton';

test.each(['/online', '/table/1', '/learn/classic', '/replay/1'])('%s', async (path) => {
  const never = new Promise<never>(() => {});
  const Page = () => use(never);
  const { hook } = memoryLocation({ path });
  const { page } = await mount(
    <Router hook={hook}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </Router>,
  );
  expect(page.querySelectorAll('main')).toHaveLength(1);
  const headings = page.querySelectorAll('main h1');
  expect(headings).toHaveLength(1);
  expect(headings[0]!.textContent).not.toBe('');
});
