/**
 * Real browsers play whole games. Everything runs in Chromium; tests tagged `@firefox` run in Firefox too, and what is in
 * `webkit/` runs in WebKitGTK, each where the browser is there.
 */

import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';
import { part } from '../scripts/parts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 4173);

const chromium: Project = {
  name: 'chromium',
  // What the other engine does with tables; here late positions are looked at more closely.
  testIgnore: part('firefox') ? ['webkit/**', 'fit.spec.ts'] : 'webkit/**',
  use: { launchOptions: { executablePath: part('chromium')!, args: ['--no-sandbox'] } },
};

const firefox: Project = {
  name: 'firefox',
  testIgnore: 'webkit/**',
  grep: /@firefox/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: `${root}e2e/firefox/proxy.mjs`,
      // Stock Firefox takes these from its preferences only.
      firefoxUserPrefs: { 'ui.systemUsesDarkTheme': 1, 'ui.prefersReducedMotion': 1 },
    },
  },
};

const webkit: Project = { name: 'webkit', testMatch: 'webkit/**/*.spec.ts' };

export default defineConfig({
  testDir: '.',
  outputDir: `${root}dist/e2e`,
  fullyParallel: true,
  // People who play online mostly wait for each other.
  workers: 3,
  // On a busy machine a browser stalls now and then. `npm test` names every test that needed its second try.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 120_000,
  // What hangs between tests is ended too.
  globalTimeout: 2_700_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: `${root}dist/e2e.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    // What moves and what is kept for play without a network takes time: tests that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A test that waits for something that never comes says so soon.
    actionTimeout: 20_000,
  },
  projects: [
    ...(part('chromium') ? [chromium] : []),
    ...(part('firefox') ? [firefox] : []),
    ...(part('webkit') ? [webkit] : []),
  ],
  webServer: {
    command: `node ${root}scripts/start.mjs`,
    env: { PORT: String(port), DATA: `${root}dist/e2e.data` },
    url: `http://localhost:${port}`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
