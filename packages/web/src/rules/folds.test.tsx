// @vitest-environment happy-dom

import { act, useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../testing/mount';
import { useFolds } from './folds';

function Page() {
  const page = useRef<HTMLElement>(null);
  const folds = useFolds(page);
  return (
    <main ref={page}>
      {['one', 'two'].map((id) => (
        <section key={id} id={id} data-fold>
          <details open={folds.isOpen(id)}>
            <summary>{id}</summary>
            <p id={`${id}-detail`}>what is in {id}</p>
          </details>
        </section>
      ))}
    </main>
  );
}

const open = () => [...document.querySelectorAll('details[open]')].map((fold) => fold.parentElement!.id);

async function goTo(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
}

beforeEach(() => {
  location.hash = '';
  Element.prototype.scrollIntoView = vi.fn();
});

test('what an address names is open from the start, and has the focus', async () => {
  location.hash = '#two-detail';
  await mount(<Page />);
  await act(() => vi.waitUntil(() => open().length > 0));
  expect(open()).toEqual(['two']);
  expect(document.activeElement?.id).toBe('two-detail');
});

test('a link opens what it leads to, and leaves the rest as it is', async () => {
  await mount(<Page />);
  expect(open()).toEqual([]);
  await goTo('#one');
  expect(open()).toEqual(['one']);
  await goTo('#two-detail');
  expect(open()).toEqual(['one', 'two']);
  await goTo('#nowhere');
  expect(open()).toEqual(['one', 'two']);
});

test('on paper everything is open, and folded again afterwards', async () => {
  await mount(<Page />);
  await act(async () => dispatchEvent(new Event('beforeprint')));
  expect(open()).toEqual(['one', 'two']);
  await act(async () => dispatchEvent(new Event('afterprint')));
  expect(open()).toEqual([]);
});
