/** What a person does at a table, in WebKit. */

import { expect } from '@playwright/test';
import { by, type Page } from './browser';

export const hand = by('list', 'Your hand');
export const playable = by('button', /can be played/, hand);
const deeds = by('button', undefined, by('group', 'Actions'));
const over = by('dialog', /^Round \d+ over/);
export const matchOver = by('dialog', /^Match over/);

/** What is stored once this has been set; the next browsers begin with it. */
let kept: string | null = null;

/** Bots answer at once and nothing sounds: set as a person would, in the settings. Leads to the first page. */
export async function hurry(page: Page): Promise<void> {
  if (kept !== null) {
    // A picture, which runs nothing: leaving a page that still loads writes errors to the console.
    await page.goto('/icon.svg');
    await page.run((text: string) => localStorage.setItem('boneyard.settings', text), kept);
    return page.goto('/');
  }
  await page.goto('/');
  await page.click(by('button', 'Settings'));
  await page.click(by('radio', 'Instant'));
  await page.click(by('radio', 'Off', by('group', 'Sounds')));
  await page.click(by('button', 'Close'));
  kept = await page.run(() => localStorage.getItem('boneyard.settings'));
}

/** Waits until it is the person's turn or the round is over. */
export async function turn(page: Page): Promise<'act' | 'round' | 'match'> {
  let now: 'act' | 'round' | 'match' | undefined;
  await expect
    .poll(
      async () => {
        if (await page.count(matchOver)) now = 'match';
        else if (await page.count(over)) now = 'round';
        else if ((await page.count(playable)) + (await page.count(deeds)) > 0) now = 'act';
        return now;
      },
      { timeout: 60_000, intervals: [50, 100, 200] },
    )
    .toBeDefined();
  return now!;
}

/** Picks a playable tile and takes its first place, or does the only thing left. */
export async function move(page: Page): Promise<void> {
  if ((await page.count(playable)) === 0) return page.click(deeds);
  const tile = await page.see(playable);
  const name = ((await tile.getAttribute('aria-label')) ?? '').split(',')[0]!;
  await page.click(by('button', new RegExp(`^${name}, can be played`), hand));
  await page.click(by('button', undefined, by('group', `Where to put ${name}`)));
}

/** Makes this many moves, over as many rounds as it takes, or fewer if the match ends. */
export async function play(page: Page, moves: number): Promise<void> {
  for (let made = 0; made < moves; ) {
    const now = await turn(page);
    if (now === 'match') return;
    if (now === 'round') await page.click(by('button', 'Next round'));
    else {
      await move(page);
      made++;
    }
  }
}
