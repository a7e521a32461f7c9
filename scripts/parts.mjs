// Parts that tests need and npm does not bring: the system's own, or, in CI as root, what apt-get installs.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What each part is called on the path, and in Debian. */
const PARTS = {
  // The shell has no windows to draw, which saves a quarter of the time.
  chromium: {
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    apt: 'chromium-headless-shell',
  },
  firefox: { programs: ['firefox-esr', 'firefox'], apt: 'firefox-esr' },
  poppler: { programs: ['pdftoppm'], apt: 'poppler-utils' },
  postgres: { programs: ['postgres'], folders: postgresFolders, apt: 'postgresql' },
  redis: { programs: ['redis-server', 'valkey-server'], apt: 'redis-server' },
};

/** Debian keeps PostgreSQL off the path, one folder for each version. */
function postgresFolders() {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'));
}

function inFolders(program, folders) {
  for (const folder of folders) {
    const file = join(folder, program);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

function found(name) {
  const { programs, folders = () => [] } = PARTS[name];
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders()];
  return programs.map((program) => inFolders(program, all)).find((file) => file !== undefined);
}

/** The browser that Playwright may have downloaded for its user. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  try {
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}

function install(name) {
  console.log(`Installing ${PARTS[name].apt} …`);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', PARTS[name].apt], quiet);
}

/** Where a part is, or undefined. Nothing is installed on anybody's system but CI's. */
export async function part(name) {
  const there = found(name) ?? (name === 'chromium' ? await playwrightsOwn() : undefined);
  if (there) return there;
  if (process.env.CI !== 'true' || process.getuid?.() !== 0) return undefined;
  install(name);
  return found(name);
}
