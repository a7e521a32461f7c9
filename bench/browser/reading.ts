/** How soon a page to learn from is there, with a slowed processor: when one comes to it, and when one clicks to it. */

import type { Page } from '@playwright/test';
import type { Figure } from '../bench';
import type { Driving } from './driving';

const SLOWED = 4;
const MOST_MILLISECONDS = 1000;

interface Reading {
  readonly name: string;
  readonly address: string;
  /** The link on the shelf that leads there. */
  readonly link: string;
  /** It is there when this is. */
  readonly shows: string;
}

const READINGS: readonly Reading[] = [
  {
    name: 'rules page',
    address: '/rules/bead',
    link: 'Rules of Domino Bead Game',
    // The pictures follow while one reads.
    shows: '.rules-text section p',
  },
  {
    name: 'lesson',
    address: '/learn/quad',
    link: 'Learn in a minute: Quad-Ominos',
    shows: '.teaching ~ * .hand button',
  },
];

async function slowed({ browser }: Driving): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

/** Marks the first frame in which it is there. */
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

async function measured(drive: Driving, { name, address, link, shows }: Reading): Promise<Figure[]> {
  const visit = await slowed(drive);
  await watch(visit, shows);
  await visit.goto(drive.address + address);
  await visit.locator(shows).first().waitFor();
  const fromPaint = (await time(visit, 'shown')) - (await time(visit, 'first-contentful-paint'));
  await visit.context().close();
  const click = await slowed(drive);
  await watch(click, shows);
  await click.goto(drive.address);
  await click.getByRole('link', { name: link }).click();
  await click.locator(shows).first().waitFor();
  const fromClick = (await time(click, 'shown')) - (await time(click, 'click'));
  await click.context().close();
  const figure = (what: string, value: number): Figure => ({
    name: `${name}, ${what}, CPU ÷ ${SLOWED}`,
    value,
    unit: 'ms',
    aim: `≤ ${MOST_MILLISECONDS}`,
    met: value <= MOST_MILLISECONDS,
  });
  return [figure('first paint to shown', fromPaint), figure('click to shown', fromClick)];
}

export async function reading(drive: Driving): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const one of READINGS) figures.push(...(await measured(drive, one)));
  return figures;
}
