/** Strangers of like strength find each other, and what a rated match makes of them. */

import { expect, type Page } from '@playwright/test';
import { violations } from './barriers';
import { HERE, playOn, seat, test } from './online';
import { account, meet } from './rated';
import { over } from './table';

// Several browsers at once take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('two people find each other by quick match, play, and their ratings change', async ({ browser }) => {
  const people = await Promise.all(['Ada', 'Ben'].map((name) => account(browser, name)));
  const [ada, ben] = people as [Page, Page];
  await ada.goto('/online/find');
  await expect(ada.getByText('you lose if you leave')).toBeVisible();
  await meet(ada, ben, 'Magnetic Domino', 'Flat');
  await ada.getByRole('button', { name: 'Menu' }).click();
  await expect(ada.getByRole('button', { name: 'Give up' })).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Offer to end here' })).toHaveCount(0);
  await ada.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await Promise.all(people.map((page) => playOn(page)));

  const changes = over(ada).getByRole('list', { name: 'Ratings' });
  await expect(changes.getByRole('listitem')).toHaveText([/^You: 1000 → \d+/, /^Ben: 1000 → \d+/]);
  const [adas, bens] = (await changes.getByRole('listitem').allTextContents()).map((text) => /→ (\d+)/.exec(text)![1]!);
  for (const [page, rating] of [
    [ada, adas],
    [ben, bens],
  ] as const) {
    await page.goto('/online');
    await page.getByRole('link', { name: 'My profile' }).click();
    const standing = page.getByRole('region', { name: 'Magnetic Domino · Flat' });
    await expect(standing).toContainText(rating!);
    await expect(standing).toContainText('provisional');
    await expect(standing.getByRole('img', { name: new RegExp(`from 1000 to ${rating}`) })).toBeVisible();
    await expect(standing.getByRole('link', { name: /^Replay the match/ })).toBeVisible();
  }
  expect(await violations(ben)).toEqual([]);
  for (const page of people) await page.context().close();
});

test('in French, on a phone: a guest plays friendly games, and stops looking', async ({ browser }) => {
  const phone = { locale: 'fr-FR', colorScheme: 'light', viewport: { width: 360, height: 740 }, hasTouch: true };
  const page = await (await seat(browser, HERE, { ...phone, isMobile: true })).newPage();
  await page.goto('/online/find');
  await expect(page.getByText('Sans compte, vous pouvez jouer des parties amicales')).toBeVisible();
  await page.getByRole('link', { name: 'Dominos : choisir les règles' }).tap();
  await page.getByRole('radio', { name: '30 s par tour' }).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Chercher une partie' }).tap();
  // The name is asked in the dialog of the action, whose button says the same.
  await page.getByLabel('Votre nom').fill('Zoé');
  await page.getByRole('dialog').getByRole('button', { name: 'Chercher une partie' }).tap();
  const seeks = page.getByRole('list', { name: 'En recherche d’une partie' });
  await expect(seeks).toContainText('amicale · 30 s par tour');
  await page.getByRole('button', { name: 'Ne plus chercher' }).tap();
  await page.goto('/online/find');
  await expect(page.getByRole('button', { name: 'Partie rapide : Dominos · Avec pioche' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Zoé')).toHaveCount(0);
  await page.goto('/online/leaders');
  await page.getByRole('radio', { name: 'Jeu des perles' }).check();
  await expect(page.getByText('Personne n’a encore joué assez')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.context().close();
});
