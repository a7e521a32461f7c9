/** The same sheets in a real browser: bundled as the web client does it, run in Chromium, compared with Node's. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sheet } from './sheet';
import type { Spec } from './spec';
import { noPoppler, pageSizes, pictureOf } from './testing/poppler';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onPath = spawnSync('sh', ['-c', NAMES.map((name) => `command -v ${name}`).join(' || ')], { encoding: 'utf8' });
const found = [onPath.stdout?.trim(), chromium.executablePath()].find((file) => file && existsSync(file));
if (!found && process.env.CI === 'true') throw new Error('Chromium must be there in CI.');
const missing = noPoppler ?? (found ? undefined : 'needs chromium');

const SPECS: readonly Spec[] = [
  { kind: 'tiles', set: 'quad-125', style: 'colour', backs: true, paper: 'a4', language: 'en' },
  { kind: 'tiles', set: 'bead', style: 'outline', backs: false, paper: 'letter', language: 'fr' },
  { kind: 'leaflet', game: 'classic', paper: 'letter', language: 'fr' },
  { kind: 'score', game: 'quad', paper: 'a4', language: 'fr' },
  { kind: 'calibration', paper: 'a4', language: 'en' },
];
const HOST = 'http://boneyard.test/';

describe.skipIf(missing)(`in a browser${missing ? ` (${missing})` : ''}`, () => {
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
    browser = await chromium.launch({ executablePath: found!, args: ['--no-sandbox'] });
  });
  afterAll(() => browser?.close());

  test.each(SPECS)('%j looks as it does from Node', async (spec) => {
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
