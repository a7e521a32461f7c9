/**
 * Every page in every language, and in one that is longer than all of them and mirrored: on a phone and on a desktop nothing is
 * cut off, nothing overlaps and nothing is wider than the window, and no text is left out of the translations.
 */

import { LANGUAGES, LOCALES } from '@boneyard/words/languages';
import { expect, type Page, test } from '@playwright/test';
import { wellPlaced } from './layout';
import { pseudoWords, speakPseudo } from './pseudolanguage';
import { untranslated } from './untranslated';
import { NEW, playBefore, USED, type Visit, visit } from './visits';

// Many pages one after the other take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
];

/** Of the people who have played before. */
const NAMES = ['Ana', 'Bo', 'Maximiliane'];

/** Each of these in a test of its own, so that they can run at the same time. */
const PARTS: Readonly<Record<string, readonly Visit[]>> = {
  'somebody new': NEW.slice(0, NEW.length / 2),
  'somebody new, the others': NEW.slice(NEW.length / 2),
  'somebody who has played before': USED,
};

async function fits(page: Page, where: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await wellPlaced(page, `${where}, ${window.width} px`);
  }
}

for (const [who, visits] of Object.entries(PARTS)) {
  test(`every language fits on the pages of ${who}`, async ({ page, context }) => {
    if (visits === USED) await playBefore(page);
    // A language that is changed in one tab changes in all of them, so pages need not be loaded again.
    const other = await context.newPage();
    await other.goto('/about');
    for (const one of visits) {
      const where = await visit(page, one);
      for (const language of LANGUAGES) {
        await other.getByRole('contentinfo').getByRole('button', { name: LOCALES[language].name }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await fits(page, `${where} in ${language}`);
      }
    }
  });

  test(`texts that are longer, and mirrored, fit on the pages of ${who}`, async ({ page, context }) => {
    await speakPseudo(context);
    if (visits === USED) await playBefore(page);
    for (const one of visits) {
      const where = await visit(page, one);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await fits(page, `${where}, pseudo`);
      expect.soft(await page.evaluate(untranslated, NAMES), `${where}: not translated`).toEqual([]);
    }
  });
}

test('the pseudo-language is longer, and keeps what is drawn', () => {
  const said = pseudoWords({ lay: 'Lay {6-5}', by: (who: string) => `${who} by`, points: (n: number) => `${n}` });
  expect(said.lay).toBe('[Låy {6-5} xx]');
  expect(said.by(said.lay)).toBe('[Låy {6-5} xx by x]');
  expect(said.points(3)).toBe('3');
});
