/**
 * What a person does at a table, for tests that have nothing but what a person has: visible elements, roles, pointer, keys.
 * Run one file by hand: `./node_modules/.bin/playwright test -c e2e classic`.
 */

import { browser as english, type Web } from '@boneyard/words/en/browser';
import { expect, type Locator, type Page } from '@playwright/test';

const spoken = new WeakMap<Page, Web>();

/** From now on, this page is in another language: what is looked for on it are that language's words. */
export function expectWords(page: Page, web: Web): void {
  spoken.set(page, web);
}

const said = (page: Page): Web => spoken.get(page) ?? english.web;

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a browser keeps once this has been set; the next ones begin with it. */
let kept: readonly { readonly name: string; readonly value: string }[] | undefined;

/** Bots answer at once and nothing flies or sounds: set as a person would, in the settings. Where the page is afterwards is left open. */
export async function hurry(page: Page): Promise<void> {
  if (kept) {
    await page.context().addInitScript((entries) => {
      for (const { name, value } of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    }, kept);
    return;
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'instant' }).check();
  await page.getByRole('group', { name: 'Sounds' }).getByRole('radio', { name: 'off' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  const { origins } = await page.context().storageState();
  kept = origins.flatMap(({ localStorage }) => localStorage).filter(({ name }) => name === 'boneyard.settings');
}

export interface Wish {
  readonly game?: string;
  readonly players?: number;
  /** Options by their label on the form, with the text of the choice. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly rounds?: number;
  readonly target?: number;
}

/** Where the options of a game are. */
export const ADDRESSES: Readonly<Record<string, string>> = {
  Dominoes: '/play/classic',
  'Domino Bead Game': '/play/bead',
  'Quad-Ominos': '/play/quad',
  'Magnetic Domino': '/play/magnetic',
};

/** Starts a game from its options page. */
export async function start(page: Page, { game = 'Dominoes', players, choices = {}, rounds, target }: Wish = {}) {
  await page.goto(ADDRESSES[game]!);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  if (players !== undefined) await page.getByRole('radio', { name: String(players), exact: true }).check();
  for (const [label, choice] of Object.entries(choices))
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(choice);
  const length = rounds ?? target;
  if (length !== undefined) {
    const kind = page.getByLabel('Match length');
    if ((await kind.count()) > 0) await kind.selectOption(rounds === undefined ? 'points to reach' : 'rounds');
    await page.getByLabel('Match', { exact: true }).fill(String(length));
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(hand(page)).toBeVisible();
}

export function hand(page: Page): Locator {
  return page.getByRole('list', { name: said(page).table.hand });
}

export function playable(page: Page): Locator {
  return hand(page).getByRole('button', { name: new RegExp(`, ${literally(said(page).table.playable)}(,|$)`) });
}

export function deeds(page: Page, name = said(page).table.actions): Locator {
  return page.getByRole('group', { name }).getByRole('button');
}

export function over(page: Page): Locator {
  const { match, round } = said(page).over;
  const rounds = literally(round(7)).replace('7', '\\d+');
  return page.getByRole('dialog', { name: new RegExp(`^(${literally(match)}|${rounds})`) });
}

/** How long a change may go unnoticed, in milliseconds: it may happen just before it is waited for. */
const UNNOTICED = 250;

/** Waits until something changes on the page. An assertion that has failed a few times looks only once a second. */
function changed(page: Page): Promise<void> {
  return page.evaluate(
    (most) =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          resolve();
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(() => {
          watch.disconnect();
          resolve();
        }, most);
      }),
    UNNOTICED,
  );
}

/** Waits until it is the person's turn or the round is over. */
export async function turn(page: Page): Promise<'act' | 'round' | 'match'> {
  const sign = playable(page).or(deeds(page)).or(over(page)).first();
  // Somebody else may draw many times.
  for (const began = Date.now(); Date.now() - began < 60_000 && !(await sign.isVisible()); ) await changed(page);
  await expect(sign).toBeVisible();
  if (await page.getByRole('dialog', { name: said(page).over.match }).isVisible()) return 'match';
  if (await over(page).isVisible()) return 'round';
  return 'act';
}

/** Plays until the match is over; `act` makes one move. Gives how many moves were made. */
export async function playOut(page: Page, act: () => Promise<void>, next?: () => Promise<void>): Promise<number> {
  for (let moves = 0; moves < 400; moves++) {
    const what = await turn(page);
    if (what === 'match') return moves;
    if (what === 'act') await act();
    else await (next ? next() : page.getByRole('button', { name: said(page).table.nextRound }).click());
  }
  throw new Error('the match does not end');
}

/** Takes a place, with whatever `press` is: a finger is shown it first, and takes it with the second tap. */
export async function takePlace(place: Locator, press: (what: Locator) => Promise<void>): Promise<void> {
  await press(place);
  // After a click it may still be there for a moment, and be gone when it would be clicked again.
  const mayBeFinger = await place.page().evaluate(() => navigator.maxTouchPoints > 0);
  if (mayBeFinger && (await place.isVisible())) await press(place);
}

/** Picks a playable tile and takes its first place, with whatever `press` is: a click or a tap. */
export async function clickMove(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  if ((await playable(page).count()) === 0) return press(deeds(page).first());
  const tile = playable(page).first();
  const name = ((await tile.getAttribute('aria-label')) ?? '').split(',')[0]!;
  await press(tile);
  await takePlace(deeds(page, said(page).table.places(name)).first(), press);
}
