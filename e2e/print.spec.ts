/** The print page: every sheet that can be asked for is saved from the page, and is what Node makes. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { SET_NAMES } from '@boneyard/print/games';
import { PAPER_SIZES, PAPERS, type Paper } from '@boneyard/print/paper';
import { sheet } from '@boneyard/print/sheet';
import { type Spec, STYLES } from '@boneyard/print/spec';
import { textsIn } from '@boneyard/print/texts';
import { GAME_IDS } from '@boneyard/rules/games';
import { type Browser, browser as english } from '@boneyard/words/en/browser';
import { realTiles as inEnglish, type RealTilesWords } from '@boneyard/words/en/realtiles';
import { browser as french } from '@boneyard/words/fr/browser';
import { realTiles as inFrench } from '@boneyard/words/fr/realtiles';
import { expect, type Page, test } from '@playwright/test';
import { lack } from '../scripts/parts.mjs';
import { violations } from './barriers';

interface Tongue {
  readonly language: 'en' | 'fr';
  readonly locale: string;
  readonly words: Browser;
  readonly realTiles: RealTilesWords;
}

const TONGUES: readonly Tongue[] = [
  { language: 'en', locale: 'en-GB', words: english, realTiles: inEnglish },
  { language: 'fr', locale: 'fr-FR', words: french, realTiles: inFrench },
];

/** What a PDF says, without what differs by the clock and by who packed it: its objects, with their streams unpacked. */
function contentOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const unpacked: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/stream\n/g)) {
    if (text.slice(found.index - 3, found.index) === 'end') continue;
    const start = found.index + found[0].length;
    const end = text.indexOf('\nendstream', start);
    unpacked.push(text.slice(from, found.index), inflateSync(bytes.subarray(start, end)).toString('latin1'));
    from = end;
  }
  unpacked.push(text.slice(from, text.indexOf('\nxref')));
  return unpacked
    .join('\n')
    .replaceAll(/\/Length \d+/g, '/Length')
    .replaceAll(/\(D:\d+Z\)/g, '(date)');
}

/** Says what is wanted as a person does, on the form. */
async function ask(page: Page, spec: Spec, { realTiles: { print }, words, language }: Tongue): Promise<void> {
  const radio = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await radio(print.what, print.kinds[spec.kind]).check();
  await radio(print.paper, print.sizes[spec.paper]).check();
  if (spec.kind === 'calibration') return;
  if (spec.kind !== 'tiles' && spec.kind !== 'list') return radio(print.game, words.games[spec.game].name).check();
  const { sets } = await textsIn(language);
  await page.getByLabel(print.set, { exact: true }).selectOption(sets[spec.set]);
  if (spec.kind === 'list') return;
  await radio(print.style, print.styles[spec.style]).check();
  await radio(print.backs, spec.backs ? print.back.printed : print.back.none).check();
}

async function saved(
  page: Page,
  { print }: RealTilesWords,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: print.save }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** On tiles only one line is in a language, so each paper is tried with one. */
function specsFor(paper: Paper, language: 'en' | 'fr'): Spec[] {
  const rest = { paper, language };
  const sets = (paper === 'a4') === (language === 'en') ? SET_NAMES : [];
  return [
    ...sets.flatMap((set) =>
      STYLES.map((style): Spec => ({ kind: 'tiles', set, style, backs: true, shift: { x: 0, y: 0 }, ...rest })),
    ),
    ...GAME_IDS.map((game): Spec => ({ kind: 'score', game, ...rest })),
    ...GAME_IDS.map((game): Spec => ({ kind: 'leaflet', game, ...rest })),
    { kind: 'list', set: 'quad-125', ...rest },
    { kind: 'board', game: 'bead', ...rest },
    { kind: 'calibration', ...rest },
  ];
}

for (const tongue of TONGUES)
  for (const paper of PAPERS)
    test.describe(`${tongue.language}, ${paper}`, () => {
      test.use({ locale: tongue.locale });
      test('every sheet that the page saves is what Node makes', async ({ page }) => {
        test.slow();
        await page.goto('/print');
        const specs = specsFor(paper, tongue.language);
        const seen = new Set<string>();
        for (const spec of specs) {
          await ask(page, spec, tongue);
          const { name, bytes } = await saved(page, tongue.realTiles);
          const content = contentOf(bytes);
          expect(content === contentOf(await sheet(spec)), name).toBe(true);
          seen.add(content);
        }
        // No two of them are alike, so a page that always saved the same would not pass.
        expect(seen.size).toBe(specs.length);
      });
    });

const missing = lack('poppler');

test('each kind of PDF has its pages in their size, by another reader', async ({ page }, info) => {
  test.skip(missing !== '', missing);
  const [tongue] = TONGUES;
  const rest = { paper: 'letter', language: 'en' } as const;
  const { width, height } = PAPER_SIZES.letter;
  const wanted: readonly (readonly [Spec, number, number, number])[] = [
    // 125 tiles of 30 mm, 48 a sheet, each sheet with its backs.
    [{ kind: 'tiles', set: 'quad-125', style: 'colour', backs: true, ...rest }, 6, width, height],
    [{ kind: 'tiles', set: 'bead', style: 'outline', backs: false, ...rest }, 2, width, height],
    [{ kind: 'score', game: 'quad', ...rest }, 1, width, height],
    // Folded once: two sides, lying.
    [{ kind: 'leaflet', game: 'bead', ...rest }, 2, height, width],
    [{ kind: 'calibration', ...rest }, 2, width, height],
    // A board of 12 by 16 squares on four sheets, or of 18 by 13 on two large ones.
    [{ kind: 'board', game: 'quad', ...rest }, 4, width, height],
    [{ kind: 'board', game: 'bead', language: 'en', paper: 'a3' }, 2, 297, 420],
  ];
  await page.goto('/print');
  for (const [spec, pages, wide, high] of wanted) {
    await ask(page, spec, tongue!);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the PDF' }).click(),
    ]);
    const file = info.outputPath(`${spec.kind}.pdf`);
    await download.saveAs(file);
    await expect(page.getByRole('status')).toContainText(pages === 1 ? '1 page' : `${pages} pages`);
    const told = spawnSync('pdfinfo', [file], { encoding: 'utf8' }).stdout;
    expect(Number(/^Pages:\s+(\d+)/m.exec(told)?.[1])).toBe(pages);
    const [, x, y] = /^Page size:\s+([\d.]+) x ([\d.]+) pts/m.exec(told) ?? [];
    expect(Number(x) * (25.4 / 72)).toBeCloseTo(wide, 1);
    expect(Number(y) * (25.4 / 72)).toBeCloseTo(high, 1);
  }
});

test('the preview shows the pages, and a shift of the backs moves them', async ({ page }) => {
  await page.goto('/print');
  await page.getByLabel('Set', { exact: true }).selectOption('Bead dominoes');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  await page.getByRole('radio', { name: 'on the other side' }).check();
  await preview.getByRole('button', { name: 'Page 2 of 4' }).click();
  const shown = preview.getByRole('img', { name: 'Page 2 of 4' }).locator('rect').first();
  const before = Number(await shown.getAttribute('x'));
  const shift = page.getByRole('textbox', { name: 'to the right' });
  await shift.fill('-2.5');
  // Seen through the paper, so on the back itself it goes the other way.
  await expect.poll(async () => Number(await shown.getAttribute('x'))).toBeCloseTo(before + 2.5, 6);
  await shift.fill('twelve');
  await expect(shift).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('radio', { name: 'Rules leaflet' }).check();
  await expect(preview.getByRole('img', { name: /^Page \d of 2$/ })).toBeVisible();
});

for (const [locale, first] of [
  ['en-US', 'Letter'],
  ['fr-CA', 'Lettre'],
  ['en-GB', 'A4'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test(`prints on ${first} unless told otherwise`, async ({ page }) => {
      await page.goto('/print');
      const paper = page.getByRole('group', { name: /^(Paper|Papier)$/ }).getByRole('radio');
      await expect(paper.first()).toBeChecked();
      await expect(paper.first()).toHaveAccessibleName(new RegExp(`^${first}`));
    });
  });

test('no rule of accessibility is broken by any form of the print page', async ({ page }) => {
  await page.goto('/print');
  for (const kind of Object.values(inEnglish.print.kinds)) {
    await page.getByRole('radio', { name: kind, exact: true }).check();
    if (kind === 'Tiles') await page.getByRole('radio', { name: 'on the other side' }).check();
    expect(await violations(page)).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('the pages are found from the shelf, and nothing is wider than the screen', async ({ page }) => {
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    await page.goto('/');
    expect(await fits()).toBe(true);
    await page.getByRole('link', { name: 'Print a set' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Print and play');
    expect(await fits()).toBe(true);
    await page.getByRole('link', { name: 'Me', exact: true }).tap();
    expect(await fits()).toBe(true);
    await page.getByRole('link', { name: 'Score pad' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Score pads');
    expect(await fits()).toBe(true);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network sheets are made all the same', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    // Nothing of this page was loaded before.
    await page.getByRole('link', { name: 'Print a set' }).click();
    await page.getByLabel('Set', { exact: true }).selectOption('Double-nine dominoes');
    const { name, bytes } = await saved(page, inEnglish);
    expect(name).toBe('boneyard-tiles-double-nine-colour-a4.pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
