/** Sounds in WebKit, which lets a page sound only if a gesture started its sound. */

import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { by, type Page, test } from './browser';

test('the turn timer of a score pad sounds when the time is up', async ({ open }) => {
  const page = await open({ gesture: true });
  await page.goto('/pads');
  await page.click(by('button', 'Start'));
  await page.click(by('radio', '30 s'));
  await page.click(by('button', 'Start the turn'));
  // Longer than a gesture counts, which is 5 s in WebKit.
  await pause(7000);
  expect(page.audio).toEqual([]);
  await page.run(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 30_000;
  });
  await expect.poll(() => page.text()).toContain('Time is up!');
  await expect.poll(() => page.audio).toEqual(['on', 'off']);
});

interface Listening {
  readonly contexts: AudioContext[];
}

const states = (page: Page) =>
  page.run(() => (window as unknown as Listening).contexts.map(({ state }) => state as string));

test('sounds begin with the first click, and again after they were stopped', async ({ open }) => {
  const page = await open({ gesture: true });
  await page.goto('/');
  await page.run(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
  const settings = by('button', 'Settings');
  await page.click(settings);
  await expect.poll(() => states(page)).toEqual(['running']);
  await page.run(() => void (window as unknown as Listening).contexts[0]?.suspend());
  await expect.poll(() => states(page)).toEqual(['suspended']);
  await page.see(by('dialog'));
  await page.press('ESCAPE');
  await page.gone(by('dialog'));
  await expect.poll(() => states(page)).toEqual(['running']);
  await page.run(() => void (window as unknown as Listening).contexts[0]?.close());
  await expect.poll(() => states(page)).toEqual(['closed']);
  await page.click(settings);
  await expect.poll(() => states(page)).toEqual(['closed', 'running']);
});
