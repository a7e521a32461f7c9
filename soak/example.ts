/** Installs the example bot from the packed packages and lets it play games of every kind on a real server. */

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@boneyard/rules/games';
import { LIMITS } from '@boneyard/server/gateway/limits';
import { startServer, type TestServer } from '@boneyard/server/testing/testserver';
import { installIn, runIn } from './installation';
import type { Soak } from './soaks';

// Relative to dist/, where the bundled program runs.
const root = fileURLToPath(new URL('../', import.meta.url));

interface Setup {
  readonly folder: string;
  readonly site: TestServer;
}

let ready: Promise<Setup> | undefined;

async function setUp(): Promise<Setup> {
  const place = mkdtempSync(join(tmpdir(), 'boneyard-example-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  const folder = await installIn(place, root);
  copyFileSync(join(root, 'examples/bot.mjs'), join(folder, 'bot.mjs'));
  // The limits of a real server, except for the number of tables opened per minute.
  return { folder, site: await startServer({ limits: { ...LIMITS, openings: 1e9 } }) };
}

async function play(number: number): Promise<void> {
  ready ??= setUp();
  const { folder, site } = await ready;
  const game = GAME_IDS[number % GAME_IDS.length]!;
  const output = await runIn(folder, process.execPath, 'bot.mjs', site.url, '--game', game);
  const table = output.slice(0, 16);
  if ((await site.store.summary(table))?.phase !== 'over') throw new Error(`a game of ${game} did not end: ${output}`);
  if (site.errors.length > 0) throw new Error(`the server reported: ${site.errors[0]}`);
}

export const exampleSoak: Soak = { name: 'example-bot', small: 0, large: 100, run: play };
