/** A server and a real browser for benchmarks, and functions that play games in it. */

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Match, recordOf } from '@boneyard/engine/match';
import { parts } from '@boneyard/server/testing/serverprocess';
import type { Browser, Page } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface BrowserSession {
  readonly browser: Browser;
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the server and Chromium. */
export async function startSession(): Promise<BrowserSession> {
  const { chromium } = await import('@playwright/test');
  const server: ChildProcess = spawn(process.execPath, [`${root}scripts/start.mjs`], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout!.on('data', (text: Buffer) => {
      const found = /http:\/\/\S+/.exec(String(text));
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error('the server did not start')));
  });
  const executablePath = (await parts()).part('chromium')!;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--enable-precise-memory-info'] });
  return {
    browser,
    address,
    async stop() {
      await browser.close();
      server.kill();
    },
  };
}

/** Sets the speed so that bots answer at once and nothing is animated. */
export async function instantBots(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'instant' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Starts a round of classic dominoes against a bot and plays it to the end. */
export async function playRound(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/play/classic`);
  await page.getByLabel('Match length').selectOption('rounds');
  await page.getByLabel('Match', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Start' }).click();
  await playOn(page);
}

/** Plays the first legal move until the round is over. */
export async function playOn(page: Page): Promise<void> {
  const tile = page.getByRole('button', { name: /can be played/ }).first();
  const deed = page.locator('.deeds button').first();
  const over = page.getByRole('dialog');
  for (let moves = 0; moves < 400; moves++) {
    await tile.or(deed).or(over).first().waitFor();
    if (await over.isVisible()) return;
    if (await tile.isVisible()) await tile.click();
    // One press draws until a tile fits, and then there is no button left to click.
    await deed.click({ timeout: 1000 }).catch(() => undefined);
  }
  throw new Error('the round does not end');
}

/** Imports an unfinished game and resumes it. */
export async function openGame(page: Page, address: string, match: Match): Promise<void> {
  await page.goto(`${address}/games`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a game' }).click(),
  ]);
  await chooser.setFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recordOf(match))),
  });
  await page
    .getByRole('link', { name: /^Resume/ })
    .first()
    .click();
  await page.locator('.hand button').first().waitFor();
}
