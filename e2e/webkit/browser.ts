/** WebKitGTK, the engine of iPhones, near enough: each browser has a driver, a window and a profile of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { script } from '@boneyard/server/testing/serverprocess';
import { expect } from '@playwright/test';
import {
  type Actions,
  Builder,
  Button,
  Capabilities,
  Key,
  Origin,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { part } from '../../scripts/parts.mjs';
import { test as base, HERE } from '../online';

const WINDOW = fileURLToPath(new URL('window.py', import.meta.url));
const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
/** How long something may take to appear, in ms. */
const PATIENCE = 15_000;
const STARTS_IN = 30_000;

/** A visible element by its role and accessible name. */
export interface Target {
  readonly role: string;
  readonly name?: string | RegExp;
  readonly within?: Target;
}

export function by(role: string, name?: string | RegExp, within?: Target): Target {
  return { role, ...(name !== undefined && { name }), ...(within && { within }) };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Wish {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** What the page finds in navigator.language. */
  readonly language?: string;
  readonly motion?: boolean;
  /** Stores the whole page for play without a network, which takes seconds. */
  readonly offline?: boolean;
  /** Sound only after a gesture, as on iPhones. */
  readonly gesture?: boolean;
  /** Variables of the system. They also decide the language, in place of `language`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the page is. */
  readonly server?: string;
}

/** Runs in the page. Patterns travel as text. */
function query(target: { role: string; name?: string; within?: never } | undefined): Element[] | 'no library' {
  type Library = { queryAllByRole(root: Element, role: string, options: object): Element[] };
  const { TestingLibraryDom: found } = window as unknown as { TestingLibraryDom?: Library };
  if (!found) return 'no library';
  const search = (wanted: typeof target): Element[] => {
    if (!wanted) return [document.body];
    const { role, name, within } = wanted;
    const options = name === undefined ? {} : { name: new RegExp(name) };
    return search(within).flatMap((root) => found.queryAllByRole(root as HTMLElement, role, options));
  };
  // The options of a closed list have no boxes.
  return search(target).filter((one) => one.matches('option') || one.getClientRects().length > 0);
}

function escaped(text: string): string {
  return `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}

function sent({ role, name, within }: Target): object {
  return {
    role,
    ...(name !== undefined && { name: typeof name === 'string' ? escaped(name) : name.source }),
    ...(within && { within: sent(within) }),
  };
}

/** The typings do not know it yet. */
type WithScroll = Actions & { scroll(x: number, y: number, across: number, down: number, origin: Origin): Actions };

interface Output {
  readonly console: string[];
  readonly audio: string[];
}

export class Page {
  readonly driver: WebDriver;
  /** What the page wrote to its console. */
  readonly console: readonly string[];
  /** `on` each time that the page began to sound, `off` each time that it fell silent. */
  readonly audio: readonly string[];
  readonly #server: string;

  constructor(driver: WebDriver, { console, audio }: Output, server: string) {
    this.driver = driver;
    this.console = console;
    this.audio = audio;
    this.#server = server;
  }

  async goto(path: string): Promise<void> {
    await this.driver.get(new URL(path, this.#server).href);
  }

  /** The page takes the new size a moment after its window; until it has, the window is told again. */
  async resize(width: number, height: number): Promise<void> {
    const resized = async () => {
      await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
      return this.run(() => [innerWidth, innerHeight]);
    };
    await expect.poll(resized, { timeout: PATIENCE }).toEqual([width, height]);
  }

  run<T>(script: (...args: never[]) => T, ...args: unknown[]): Promise<T> {
    return this.driver.executeScript<T>(`return (${script})(...arguments)`, ...args);
  }

  async find(target: Target): Promise<WebElement[]> {
    const wanted = sent(target);
    const found = await this.run(query, wanted);
    if (found !== 'no library') return found as unknown as WebElement[];
    await this.driver.executeScript(readFileSync(library, 'utf8'));
    return this.find(target);
  }

  async count(target: Target): Promise<number> {
    return (await this.find(target)).length;
  }

  /** Waits until there is one, and gives the first. */
  async see(target: Target, timeout = PATIENCE): Promise<WebElement> {
    let found: WebElement[] = [];
    const look = async () => {
      found = await this.find(target);
      return found.length;
    };
    await expect.poll(look, { message: `${target.role} ${target.name ?? ''}`, timeout }).toBeGreaterThan(0);
    return found[0]!;
  }

  async gone(target: Target, timeout = PATIENCE): Promise<void> {
    await expect.poll(() => this.count(target), { message: `${target.role} ${target.name ?? ''}`, timeout }).toBe(0);
  }

  /** Clicks with the mouse, once it can be seen and nothing lies over it. */
  async click(target: Target): Promise<void> {
    const press = async () => {
      const element = await this.see(target);
      return element.click().then(
        () => '',
        ({ name, message }: Error) => `${name} ${message}`,
      );
    };
    await expect.poll(press, { message: `click ${target.role} ${target.name ?? ''}`, timeout: PATIENCE }).toBe('');
  }

  async type(target: Target, text: string): Promise<void> {
    const field = await this.see(target);
    await field.clear();
    await field.sendKeys(text);
  }

  async choose(list: Target, option: string): Promise<void> {
    // At the lower edge of the window a bar may lie over it.
    await this.run((element: Element) => element.scrollIntoView({ block: 'center' }), await this.see(list));
    await this.click(by('option', option, list));
  }

  async press(key: keyof typeof Key): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(Key[key] as string)
      .perform();
  }

  /** Presses at the first point, moves through the others and lets go at the last. */
  async drag(first: Point, ...rest: readonly Point[]): Promise<void> {
    const actions = this.driver.actions().move({ ...rounded(first), duration: 0, origin: Origin.VIEWPORT });
    actions.press(Button.LEFT);
    for (const point of rest) actions.move({ ...rounded(point), duration: 60, origin: Origin.VIEWPORT });
    await actions.pause(60).release(Button.LEFT).perform();
  }

  async wheel(at: Point, across: number, down: number): Promise<void> {
    const { x, y } = rounded(at);
    await (this.driver.actions() as WithScroll).scroll(x, y, across, down, Origin.VIEWPORT).perform();
  }

  text(): Promise<string> {
    return this.run(() => document.body.innerText);
  }

  async screenshot(file: string): Promise<void> {
    writeFileSync(file, Buffer.from(await this.driver.takeScreenshot(), 'base64'));
  }
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Ends a program and whatever it started. */
async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, 'exit');
  process.kill(-program.pid!, 'SIGKILL');
  await gone;
}

/** A screen that nobody sees. Gives its name. */
async function startScreen(): Promise<{ readonly display: string; readonly program: ChildProcess }> {
  const program = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const [number] = await Promise.race([
    once(createInterface({ input: program.stdout! }), 'line'),
    once(program, 'exit').then(() => Promise.reject(new Error('Xvfb did not start'))),
  ]);
  return { display: `:${number}`, program };
}

async function startDriver(address: string): Promise<void> {
  for (const began = Date.now(); ; await pause(50)) {
    const ready = await fetch(`${address}/status`).catch(() => undefined);
    if (ready?.ok) return;
    if (Date.now() - began > STARTS_IN) throw new Error('WebKitWebDriver does not answer');
  }
}

async function openBrowser(display: string, wish: Wish): Promise<{ page: Page; close(): Promise<void> }> {
  const { width = 1280, height = 800, dark, language = 'en-GB', motion, offline, gesture, environment } = wish;
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-webkit-'));
  const { freePort } = await script<{ freePort(): Promise<number> }>('servers.mjs');
  const port = await freePort();
  const program = spawn('dbus-run-session', ['--', part('webkit')!, `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: folder,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
      ...environment,
    },
  });
  const output: Output = { console: [], audio: [] };
  for (const stream of [program.stdout, program.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      // A slow machine uses what was preloaded later than WebKit likes.
      if (line.includes('CONSOLE') && !line.includes('was preloaded')) output.console.push(line);
      if (line.startsWith('AUDIO ')) output.audio.push(line.slice('AUDIO '.length));
    });
  const address = `http://127.0.0.1:${port}`;
  await startDriver(address);
  const args = [
    `--width=${width}`,
    `--height=${height}`,
    `--data=${join(folder, 'profile')}`,
    ...(environment ? [] : [`--language=${language}`]),
    ...(dark ? ['--dark'] : []),
    ...(motion ? ['--motion'] : []),
    ...(offline ? ['--offline'] : []),
    ...(gesture ? ['--gesture'] : []),
  ];
  const capabilities = new Capabilities({
    browserName: 'window',
    'webkitgtk:browserOptions': { binary: WINDOW, args },
  });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  return {
    page: new Page(driver, output, wish.server ?? HERE),
    async close() {
      await driver.quit().catch(() => {});
      await end(program);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

export const test = base.extend<{ open(wish?: Wish): Promise<Page> }, { display: string }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright looks at what is asked for
    async ({}, use) => {
      const { display, program } = await startScreen();
      await use(display);
      await end(program);
    },
    { scope: 'worker' },
  ],
  open: async ({ display }, use, info) => {
    const browsers: Awaited<ReturnType<typeof openBrowser>>[] = [];
    await use(async (wish = {}) => {
      const browser = await openBrowser(display, wish);
      browsers.push(browser);
      return browser.page;
    });
    for (const [i, { page }] of browsers.entries())
      if (info.status !== info.expectedStatus)
        await page.screenshot(info.outputPath(`webkit-${i}.png`)).catch(() => {});
    for (const { close } of browsers) await close();
  },
});
