/** What a first visit loads, in each language. Sizes do not vary, so this is a test and not a benchmark. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language, LOCALES } from '@boneyard/words/languages';
import { wordsIn } from '@boneyard/words/words';
import { expect, test } from '@playwright/test';
import { clickMove, expectWords, hand, turn } from './table';

const built = fileURLToPath(new URL('../dist/web', import.meta.url));
const KB = 1000;
/** Other languages have longer texts than English. */
const LONGER = 3;

// The service worker fetches the rest in the background; here only the page's own wishes count.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'no-preference' } });

/** A sentence of each language that a first visit shows. */
const sentences = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, (await wordsIn(language)).web.first.promise] as const),
  ),
) as Record<Language, string>;

for (const language of LANGUAGES)
  test.describe(LOCALES[language].name, () => {
    test.use({ locale: LOCALES[language].dates });
    const most = language === 'en' ? 170 : 170 + LONGER;

    test(`scripts, workers and styles until the first move are at most ${most} KB packed, fonts 120 KB, and no other language is loaded`, async ({
      page,
    }) => {
      const { web, games, speech } = await wordsIn(language);
      expectWords(page, web);
      const fetched = new Set<string>();
      page.context().on('request', (request) => fetched.add(new URL(request.url()).pathname));
      await page.goto('/');
      await page.getByRole('button', { name: web.shelf.playGame(games.classic.name), exact: true }).click();
      await page.getByRole('button', { name: web.quick.start, exact: true }).click();
      await expect(hand(page)).toBeVisible();
      await turn(page);
      await clickMove(page, (what) => what.click());
      await expect(page.getByRole('log')).toContainText(speech.bot(0));
      const size = (wanted: RegExp, packed: (bytes: Buffer) => number) =>
        [...fetched]
          .filter((path) => wanted.test(path))
          .reduce((sum, path) => sum + packed(readFileSync(built + path)), 0);
      const code = size(/\.(js|css)$/, (bytes) => gzipSync(bytes, { level: 9 }).length);
      const fonts = size(/\.woff2$/, (bytes) => bytes.length);
      test.info().annotations.push({ type: 'sizes', description: `code ${code}, fonts ${fonts}` });
      console.log(
        `first visit, ${language}: ${(code / KB).toFixed(2)} KB of code packed, ${(fonts / KB).toFixed(1)} KB of fonts`,
      );
      expect([...fetched].some((path) => path.includes('worker'))).toBe(true);
      expect(fonts).toBeGreaterThan(0);
      expect(code / KB).toBeLessThanOrEqual(most);
      expect(fonts / KB).toBeLessThanOrEqual(120);

      const scripts = [...fetched]
        .filter((path) => path.endsWith('.js'))
        .map((path) => readFileSync(built + path, 'utf8'));
      const said = LANGUAGES.filter((one) => scripts.some((script) => script.includes(sentences[one])));
      expect(said).toEqual([language]);
    });
  });
