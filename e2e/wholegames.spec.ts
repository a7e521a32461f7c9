/** A whole game of each kind in every language but English, which all other tests are in: found and played by its words alone. */

import { GAME_IDS } from '@boneyard/rules/games';
import { LANGUAGES, LOCALES } from '@boneyard/words/languages';
import { wordsIn } from '@boneyard/words/words';
import { expect, test } from '@playwright/test';
import { clickMove, expectWords, hand, hurry, over, playOut } from './table';

for (const language of LANGUAGES.filter((one) => one !== 'en'))
  for (const game of GAME_IDS)
    test(`${game} in ${LOCALES[language].name}`, async ({ page }) => {
      const { web, games } = await wordsIn(language);
      const words = games[game];
      await hurry(page);
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('button', { name: LOCALES[language].name }).click();
      expectWords(page, web);
      await page.getByRole('link', { name: web.shelf.optionsOf(words.name), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(web.setup.title(words.name));
      const length = page.getByLabel(web.setup.length);
      if ((await length.count()) > 0) await length.selectOption(web.setup.lengths.rounds);
      await page.getByLabel((await words.form()).match!.label, { exact: true }).fill('1');
      await page.getByRole('button', { name: web.setup.start, exact: true }).click();
      await expect(hand(page)).toBeVisible();
      // Where players have to find out what fits, they are shown it.
      const { help } = { ...('page' in words.table && words.table.page) } as { readonly help?: string };
      if (help !== undefined) await page.getByRole('button', { name: help, exact: true }).click();
      await playOut(page, () => clickMove(page, (what) => what.click()));
      await expect(over(page)).toContainText(web.over.total);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
