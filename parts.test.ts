/** Which programs the tests find, on machines that have only some of them. */

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lack, part, provide } from './scripts/parts.mjs';

let folder: string;

/** Puts a program on the path that does nothing, or runs this script. */
function put(name: string, script = ''): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boneyard-parts-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CI', 'false');
  for (const name of ['CHROMIUM', 'REDIS', 'POPPLER', 'FIREFOX']) vi.stubEnv(name, undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each(['chromium-headless-shell', 'chromium', 'google-chrome'])('%s is Chromium', (name) => {
  const file = put(name);
  expect(part('chromium')).toBe(file);
  expect(lack('chromium')).toBe('');
});

test('a variable names another program', () => {
  put('redis-server');
  const other = put('my-redis');
  vi.stubEnv('REDIS', other);
  expect(part('redis')).toBe(other);
});

test('a part with only some of its programs is missing', () => {
  put('pdftoppm');
  put('pdfinfo');
  expect(part('poppler')).toBeUndefined();
  put('pdftotext');
  expect(part('poppler')).toBe(join(folder, 'pdftoppm'));
});

test('tests that lack a part say so in their titles; in CI they fail', () => {
  expect(lack('redis', 'firefox')).toBe(' (needs Redis, Firefox)');
  vi.stubEnv('CI', 'true');
  expect(() => lack('redis', 'firefox')).toThrow('Redis, Firefox');
});

test.each([
  { ci: 'false', user: 0 },
  { ci: 'true', user: 1000 },
])('nothing is installed on the system with CI=$ci as user $user', async ({ ci, user }) => {
  put('apt-get', `echo > ${folder}/called`);
  vi.stubEnv('CI', ci);
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  expect(await provide(['redis'])).toEqual([expect.objectContaining({ title: 'Redis' })]);
  expect(existsSync(join(folder, 'called'))).toBe(false);
});

test('root in CI installs everything that is missing in one call', async () => {
  const programs = ['redis-server', 'firefox-esr'].map((name) => join(folder, name)).join(' ');
  put('apt-get', `echo "$@" >> ${folder}/called; : | /usr/bin/tee ${programs}; /bin/chmod +x ${programs}`);
  vi.stubEnv('CI', 'true');
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await provide(['redis', 'firefox'])).toEqual([]);
  expect(readFileSync(join(folder, 'called'), 'utf8').trim().split('\n')).toEqual([
    'update -qq',
    'install -y -qq --no-install-recommends redis-server firefox-esr',
  ]);
});

test.each(['chromium', 'postgres'])('what npm fetches for %s is known by its hash, from any registry', (name) => {
  const { packages } = JSON.parse(readFileSync(new URL(`parts/${name}/package-lock.json`, import.meta.url), 'utf8'));
  const fetched = Object.entries(packages as Record<string, { integrity?: string; resolved?: string }>).slice(1);
  expect(fetched.length).toBeGreaterThan(0);
  for (const [, { integrity, resolved }] of fetched) {
    expect(integrity).toMatch(/^sha512-/);
    expect(resolved).toBeUndefined();
  }
});
