/** People who play online, each in a browser of their own, with nothing but what a person has. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { clickMove, hurry, over, playOut } from './table';

const port = Number(process.env.E2E_PORT ?? 4173);
export const HERE = `http://localhost:${port}`;

/** A browser of one's own, in which nothing flies. Storing the whole page for play without a network takes seconds: tests that are about it ask for it. */
export function seat(browser: Browser, baseURL = HERE, more: object = {}): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1100, height: 760 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...more,
  });
}

/** Chooses a name in the lobby, where nobody has to. */
export async function takeName(page: Page, name: string): Promise<void> {
  await page.goto('/online');
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.getByText(`Playing as ${name}`)).toBeVisible();
}

/** Somebody who has said once what they are called. */
export async function guest(browser: Browser, name: string, baseURL = HERE): Promise<BrowserContext> {
  const context = await seat(browser, baseURL);
  const page = await context.newPage();
  await hurry(page);
  await takeName(page, name);
  await page.close();
  return context;
}

interface People {
  /** The page of somebody who has played before: Ana, Bo, Cy or Dee. A worker's people stay the same. */
  come(name: string): Promise<Page>;
}

/** They go with the worker's browser. A fixture of the worker would keep these tests in workers, and browsers, of their own. */
const guests = new Map<string, BrowserContext>();

export const test = base.extend<{ people: People; settings: Record<string, string>; server: Server }>({
  people: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use({
      async come(name) {
        const context = guests.get(name) ?? (await guest(browser, name));
        guests.set(name, context);
        const page = await context.newPage();
        pages.push(page);
        return page;
      },
    });
    for (const page of pages) await page.close();
  },
  // Variables for the server of one's own.
  settings: [{}, { option: true }],
  server: async ({ settings }, use, { parallelIndex }) => {
    const server = serverAt(port + 100 + parallelIndex, settings);
    await server.start();
    await use(server);
    await server.close();
  },
});

export interface Wish {
  readonly game?: string;
  readonly players?: number;
  readonly choices?: Readonly<Record<string, string>>;
  readonly tiles?: number;
  readonly rounds?: number;
  /** By seat, from the second on. */
  readonly bots?: Readonly<Record<number, string>>;
  readonly seconds?: number;
  readonly listed?: boolean;
}

/** Opens a table as a person does, and gives the link that is to be sent to the others. */
export async function openTable(page: Page, wish: Wish = {}): Promise<string> {
  const { game = 'Dominoes', players = 2, choices = {}, tiles, rounds = 1, bots = {}, seconds, listed } = wish;
  await page.goto('/online');
  await page.getByRole('link', { name: `New table: ${game}` }).click();
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  for (const [n, bot] of Object.entries(bots)) await page.getByLabel(`Who plays at seat ${n}`).selectOption(bot);
  for (const [label, choice] of Object.entries(choices))
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(choice);
  if (tiles !== undefined) await page.getByLabel('Tiles each').fill(String(tiles));
  if (seconds !== undefined) {
    await page.getByRole('radio', { name: 'other' }).check();
    await page.getByLabel(/^Seconds for each turn/).fill(String(seconds));
  }
  if (listed) await page.getByRole('radio', { name: /public list/ }).check();
  const length = page.getByLabel('Match length');
  if ((await length.count()) > 0) await length.selectOption('rounds');
  await page.getByLabel('Match', { exact: true }).fill(String(rounds));
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page).toHaveURL(/\/at\//);
  return page.url();
}

/** Follows the link and joins; a visitor gives a name with it. */
export async function sitDown(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  if (name !== undefined) await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the game' }).click();
}

export async function dealt(...pages: Page[]): Promise<void> {
  for (const page of pages) await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
}

/** Plays until the match is over. A player who is ready for the next round waits for the others. */
export function playOn(page: Page, move = clickMove): Promise<number> {
  return playOut(
    page,
    () => move(page, (what) => what.click()),
    async () => {
      await page.getByRole('button', { name: 'Next round' }).click();
      await expect(over(page)).toBeHidden();
    },
  );
}

/** Every move of the match as the list has it. */
export function movesIn(page: Page) {
  return page.getByRole('list', { name: 'Moves' }).getByRole('button');
}

/** Whose turn it is, of these. */
export async function mover(...pages: Page[]): Promise<Page> {
  const signs = pages.map((page) => page.locator('.sentence strong').filter({ hasText: 'Your turn.' }));
  return Promise.any(signs.map((sign, i) => sign.waitFor().then(() => pages[i]!)));
}

/** A server of one's own, which can be killed and started again at the same address. */
interface Server {
  readonly url: string;
  start(): Promise<void>;
  /** Without warning. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

function serverAt(own: number, settings: Readonly<Record<string, string>>): Server {
  const data = mkdtempSync(join(tmpdir(), 'boneyard-e2e-'));
  // Built when the tests began.
  const program = fileURLToPath(new URL('../dist/server.js', import.meta.url));
  let child: ChildProcess | undefined;
  async function kill(): Promise<void> {
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    if (child) await gone;
    child = undefined;
  }
  return {
    url: `http://localhost:${own}`,
    async start() {
      const env = { ...process.env, ...settings, PORT: String(own), DATA: data };
      const started = spawn(process.execPath, [program], { env });
      child = started;
      await new Promise<void>((resolve, reject) => {
        createInterface({ input: started.stdout }).on('line', (line) => line.includes('Boneyard is at') && resolve());
        started.once('exit', () => reject(new Error('the server did not start')));
      });
    },
    kill,
    async close() {
      await kill();
      rmSync(data, { recursive: true });
    },
  };
}
