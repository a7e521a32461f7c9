/** The example bot, installed as strangers install it, plays whole games of every kind at a real server. */

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@boneyard/rules/games';
import { LIMITS } from '@boneyard/server/net/limits';
import { type Started, start } from '@boneyard/server/testing/table';
import { installIn, runIn } from './installing';
import type { Soak } from './soaks';

// Seen from dist/, where the bundled program runs.
const root = fileURLToPath(new URL('../', import.meta.url));

interface Stage {
  readonly folder: string;
  readonly site: Started;
}

let staged: Promise<Stage> | undefined;

async function setUp(): Promise<Stage> {
  const place = mkdtempSync(join(tmpdir(), 'boneyard-example-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  const folder = await installIn(place, root);
  copyFileSync(join(root, 'examples/bot.mjs'), join(folder, 'bot.mjs'));
  // The limits of a real server, but for how many tables one may open in a minute.
  return { folder, site: await start({ limits: { ...LIMITS, openings: 1e9 } }) };
}

async function play(number: number): Promise<void> {
  staged ??= setUp();
  const { folder, site } = await staged;
  const game = GAME_IDS[number % GAME_IDS.length]!;
  const said = await runIn(folder, process.execPath, 'bot.mjs', site.url, '--game', game);
  const table = said.slice(0, 16);
  if ((await site.store.card(table))?.phase !== 'over') throw new Error(`a game of ${game} did not end: ${said}`);
  if (site.complaints.length > 0) throw new Error(`the server complained: ${site.complaints[0]}`);
}

export const exampleSoak: Soak = { name: 'example-bot', small: 0, large: 100, run: play };
