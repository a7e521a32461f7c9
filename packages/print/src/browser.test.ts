/** Sheets made in a real browser: bundled like the web client, run in Chromium, compared with sheets made in Node. */

import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lack, part } from '../../../scripts/parts.mjs';
import { sheet } from './sheet';
import type { Spec } from './spec';
import { pageSizes, pictureOf } from './testing/poppler';

const missing = lack('chromium', 'poppler');

const SPECS: readonly Spec[] = [
  { kind: 'tiles', set: 'quad-125', style: 'colour', backs: true, paper: 'a4', language: 'en' },
  { kind: 'tiles', set: 'bead', style: 'outline', backs: false, paper: 'letter', language: 'fr' },
  { kind: 'leaflet', game: 'classic', paper: 'letter', language: 'fr' },
  { kind: 'score', game: 'quad', paper: 'a4', language: 'fr' },
  { kind: 'calibration', paper: 'a4', language: 'en' },
  { kind: 'board', game: 'bead', paper: 'a3', language: 'fr' },
];
const HOST = 'http://boneyard.test/';

describe.skipIf(missing)(`in a browser${missing}`, () => {
  let browser: Browser;
  let script: string;

  beforeAll(async () => {
    const entry = fileURLToPath(new URL('./sheet.ts', import.meta.url));
    const result = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      platform: 'browser',
      format: 'esm',
      write: false,
      logLevel: 'error',
    });
    script = result.outputFiles[0]!.text;
    browser = await chromium.launch({ executablePath: part('chromium')!, args: ['--no-sandbox'] });
  });
  afterAll(() => browser?.close());

  test.each(SPECS)('%j looks the same as from Node', async (spec) => {
    const page = await browser.newPage();
    await page.route(`${HOST}**`, (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto(HOST);
    const bytes = Uint8Array.from(
      // As text, since the page's own globals have no types here.
      (await page.evaluate(
        `import('/sheet.js').then(({ sheet }) => sheet(${JSON.stringify(spec)})).then((bytes) => [...bytes])`,
      )) as number[],
    );
    await page.close();
    const ours = await sheet(spec);
    const sizes = pageSizes(ours);
    expect(pageSizes(bytes)).toEqual(sizes);
    for (const index of sizes.keys())
      expect(Buffer.compare(pictureOf(bytes, index, 50).bytes, pictureOf(ours, index, 50).bytes)).toBe(0);
  });
});
