// @vitest-environment happy-dom

import { browser } from '@boneyard/words/en/browser';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { changeSettings, settings } from '../app/settings';
import { click, mount, named, press } from '../testing/mount';
import { SortMenu } from './handorder';

const { sortBy, sorts } = browser.web.table;
const icon = () => named('button', new RegExp(`^${sortBy}`));
const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
const focused = () => document.activeElement?.textContent;

afterEach(() => act(async () => changeSettings({ sort: 'order' })));

test('an icon opens a menu of orders, with the present one checked, and takes the one that is chosen', async () => {
  await mount(<SortMenu unaided={false} />);
  expect(items()).toEqual([]);
  await click(icon());
  expect(icon().getAttribute('aria-expanded')).toBe('true');
  expect(items().map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    [sorts.order, 'true'],
    [sorts.playable, 'false'],
    [sorts.high, 'false'],
  ]);
  await click(items()[2]!);
  expect(settings().sort).toBe('high');
  expect(items()).toEqual([]);
  expect(icon().getAttribute('aria-label')).toBe(`${sortBy}: ${sorts.high}`);
});

test('keys open it, go through it and around its ends, and Escape closes it and returns the focus', async () => {
  await mount(<SortMenu unaided={false} />);
  await act(async () => icon().focus());
  await press(icon(), 'ArrowDown');
  expect(focused()).toBe(sorts.order);
  await press(document.activeElement!, 'ArrowDown');
  expect(focused()).toBe(sorts.playable);
  await press(document.activeElement!, 'End');
  expect(focused()).toBe(sorts.high);
  await press(document.activeElement!, 'ArrowDown');
  expect(focused()).toBe(sorts.order);
  await press(document.activeElement!, 'ArrowUp');
  expect(focused()).toBe(sorts.high);
  await press(document.activeElement!, 'Escape');
  expect(items()).toEqual([]);
  expect(document.activeElement).toBe(icon());
  expect(settings().sort).toBe('order');
});

test('a press elsewhere closes it', async () => {
  await mount(<SortMenu unaided={false} />);
  await click(icon());
  await act(async () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(items()).toEqual([]);
});

test('where nobody is told what fits, tiles are not sorted by it', async () => {
  await mount(<SortMenu unaided />);
  await click(icon());
  expect(items().map(({ textContent }) => textContent)).toEqual([sorts.order, sorts.high]);
});
