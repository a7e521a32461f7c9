/** Real browsers play whole games. Run by `npm test`, which finds the browser and starts nothing else. */

import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: '.',
  outputDir: `${root}dist/e2e`,
  fullyParallel: true,
  // People who play online mostly wait for each other.
  workers: 3,
  retries: 0,
  timeout: 120_000,
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
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: ['--no-sandbox'],
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ${root}scripts/start.mjs`,
    env: { PORT: String(port), DATA: `${root}dist/e2e.data` },
    url: `http://localhost:${port}`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
