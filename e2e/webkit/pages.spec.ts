/** A lesson, a replay, and play without a network in WebKit. */

import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { BUILT, serving } from '../fileserver';
import { THROWN_AWAY } from '../records';
import { TOWER_PARTS } from '../towertable';
import { by, type Page, test } from './browser';
import { hand, hurry, move, play, turn } from './table';

test('a lesson is taken to its third step', async ({ open }) => {
  const page = await open({ width: 390, height: 844 });
  await page.goto('/learn/magnetic');
  for (const step of [1, 2]) {
    await expect.poll(() => page.text()).toContain(`Step ${step} of 6`);
    await move(page);
    await expect.poll(() => page.text()).toContain('Right!');
    await page.click(by('button', 'Continue'));
  }
  await expect.poll(() => page.text()).toContain('Step 3 of 6');
  expect(page.console).toEqual([]);
});

test('a game that was pasted is stepped through by buttons and keys', async ({ open }) => {
  const page = await open();
  await page.goto('/replay');
  await page.type(by('textbox', 'Or paste a game, or a link to one'), JSON.stringify(THROWN_AWAY));
  await page.click(by('button', 'Open'));
  await page.click(by('button', 'Go to the start'));
  await page.click(by('button', 'One move forward'));
  await expect.poll(() => page.text()).toContain('Ana led 6-4.');
  await page.click(by('button', 'Go to the end'));
  // 12 pips against 5, and the lighter hand wins.
  await expect.poll(() => page.text()).toContain('The lightest hand wins the round: Bo.');
  await page.press('ARROW_LEFT');
  await expect.poll(() => page.text()).toContain('Ana passed.');
  expect(page.console).toEqual([]);
});

async function startTower(page: Page): Promise<void> {
  await page.goto('/');
  await page.click(by('link', 'Options of Magnetic Domino'));
  await page.choose(by('combobox', 'Game'), 'tower');
  await page.click(by('button', 'Start'));
  await page.see(hand);
}

const canvases = (page: Page) => page.run(() => document.querySelectorAll('.space canvas').length);

test('a tower can be opened for the first time without a network', async ({ open, server }) => {
  const page = await open({ offline: true, server: server.url });
  await hurry(page);
  await page.run(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/');
  await server.kill();
  await startTower(page);
  await expect.poll(() => canvases(page)).toBe(1);
  await play(page, 1);
});

test('what a tower needs cannot be fetched: it says so, and comes with the network', async ({ open }) => {
  const files = await serving(BUILT);
  files.refuse(TOWER_PARTS);
  const page = await open({ server: files.url });
  await hurry(page);
  await startTower(page);
  await expect.poll(() => page.text()).toContain('Go online once to load towers.');
  files.refuse(undefined);
  await page.click(by('button', 'Try again'));
  await expect.poll(() => canvases(page)).toBe(1);
  await play(page, 1);
  files.close();
});

test('without a network a game goes on and another one begins', async ({ open, server }) => {
  const page = await open({ offline: true, server: server.url });
  await hurry(page);
  await page.run(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/');
  await page.click(by('button', 'Play Dominoes'));
  await page.click(by('button', 'Start'));
  await play(page, 2);
  await server.kill();
  await page.driver.navigate().refresh();
  await turn(page);
  await move(page);
  await page.goto('/');
  await page.click(by('button', 'Play Quad-Ominos'));
  await page.click(by('button', 'Start'));
  await page.see(hand);
});

test('a first visit that is loaded twice is not told of a new version', async ({ open }) => {
  const page = await open({ offline: true });
  await page.goto('/');
  await page.driver.navigate().refresh();
  // Everything is being cached, which takes its time on a busy machine.
  await expect.poll(() => page.run(() => navigator.serviceWorker.controller !== null), { timeout: 90_000 }).toBe(true);
  // Long enough for the page to hear of it.
  await pause(3500);
  expect(await page.text()).not.toContain('A new version is ready.');
});
