/** A new version announces itself, and takes over without losing a game. */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { turn } from './playing';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Gives out a folder that can be changed under the feet of the browser. */
function serving(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const file = extname(path) ? path : '/index.html';
    try {
      const body = readFileSync(join(folder, file));
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test.use({ serviceWorkers: 'allow' });

test('a new version takes over when the player says so, and the game goes on', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-'));
  cpSync(fileURLToPath(new URL('../dist/web', import.meta.url)), folder, { recursive: true });
  const server = await serving(folder);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('button', { name: 'Play Dominoes' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await turn(page);
  const game = page.url();
  const index = join(folder, 'index.html');
  const worker = join(folder, 'sw.js');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<title>Boneyard', '<title>Boneyard, newer'));
  // The list of files changes with every build; here one entry does.
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(index\.html",\s*revision:\s*")[^"]*/, '$1newer'));
  expect(readFileSync(worker, 'utf8')).toContain('newer');
  await page.goto(game);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(() => page.title()).toBe('Boneyard, newer');
  await turn(page);
  expect(page.url()).toBe(game);
  server.close();
  rmSync(folder, { recursive: true });
});
