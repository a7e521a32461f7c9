/** boardgame.io, for comparison. It is installed on first use, into a separate folder; it is not one of our dependencies. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BlockCounts } from './block';

const VERSION = '0.50.2';
// Relative to dist/, where the bundled benchmark runs.
const folder = fileURLToPath(new URL('../.bench/boardgame.io', import.meta.url));
export const boardgameFolder = folder;
const script = fileURLToPath(new URL('../bench/reference/boardgame.mjs', import.meta.url));

export function boardgameInstalled(): boolean {
  return existsSync(`${folder}/node_modules/boardgame.io`);
}

export function installBoardgame(): void {
  if (boardgameInstalled()) return;
  console.log(`Installing boardgame.io ${VERSION} for comparison …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `boardgame.io@${VERSION}`], {
    cwd: folder,
    stdio: 'inherit',
  });
}

export function playBoardgame(seconds: number): BlockCounts & { seconds: number } {
  const out = execFileSync(process.execPath, [script, folder, String(seconds)], { encoding: 'utf8' });
  return JSON.parse(out) as BlockCounts & { seconds: number };
}
