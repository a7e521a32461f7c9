/** How soon a rules page and a lesson are shown, on a throttled CPU: by address and by a link. */

import type { Page } from '@playwright/test';
import type { BenchFigure } from '../bench';
import type { BrowserSession } from './session';

const CPU_SLOWDOWN = 4;
const MOST_MILLISECONDS = 1000;

interface LearningPage {
  readonly name: string;
  readonly address: string;
  /** The name of the link on the home page. */
  readonly link: string;
  /** The page counts as shown once this selector matches. */
  readonly shows: string;
}

const LEARNING_PAGES: readonly LearningPage[] = [
  {
    name: 'rules page',
    address: '/rules/bead',
    link: 'Rules of Domino Bead Game',
    // The pictures may follow later.
    shows: '.rules-text section p',
  },
  {
    name: 'lesson',
    address: '/learn/quad',
    link: 'Learn to play: Quad-Ominos',
    shows: '.lesson .hand button',
  },
];

async function slowPage({ browser }: BrowserSession): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** Marks the first frame in which the selector matches, and the first click. */
async function watch(page: Page, shows: string): Promise<void> {
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector)) performance.mark('shown');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    addEventListener('click', () => performance.mark('click'), { capture: true, once: true });
  }, shows);
}

async function time(page: Page, name: string): Promise<number> {
  return page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name);
}

async function measured(session: BrowserSession, { name, address, link, shows }: LearningPage): Promise<BenchFigure[]> {
  const visit = await slowPage(session);
  await watch(visit, shows);
  await visit.goto(session.address + address);
  await visit.locator(shows).first().waitFor();
  const fromPaint = (await time(visit, 'shown')) - (await time(visit, 'first-contentful-paint'));
  await visit.context().close();
  const click = await slowPage(session);
  await watch(click, shows);
  await click.goto(session.address);
  await click.getByRole('link', { name: link }).click();
  await click.locator(shows).first().waitFor();
  const fromClick = (await time(click, 'shown')) - (await time(click, 'click'));
  await click.context().close();
  const figure = (what: string, value: number): BenchFigure => ({
    name: `${name}, ${what}, CPU ÷ ${CPU_SLOWDOWN}`,
    value,
    unit: 'ms',
    target: `≤ ${MOST_MILLISECONDS}`,
    met: value <= MOST_MILLISECONDS,
  });
  return [figure('first paint to shown', fromPaint), figure('click to shown', fromClick)];
}

export async function learningPageFigures(session: BrowserSession): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  for (const one of LEARNING_PAGES) figures.push(...(await measured(session, one)));
  return figures;
}
