/** Every dependency has its line in docs/dependencies.md, no line is stale, and all our packages have one version. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The package.json files at this path, where `*` stands for any folder. */
function manifests(path: string): Manifest[] {
  const [folder, all] = path.split('/*');
  const folders = all === undefined ? [path] : readdirSync(join(root, folder!)).map((name) => `${folder}/${name}`);
  return folders
    .map((name) => join(root, name, 'package.json'))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

const parts = manifests('parts/*');
const others = ['.', 'games', 'packages/*'].flatMap(manifests);

/** Other people's packages, each once, sorted. */
function namesIn(lists: readonly (Readonly<Record<string, string>> | undefined)[]): string[] {
  const names = lists.flatMap((list) => Object.keys(list ?? {})).filter((name) => !name.startsWith('@boneyard/'));
  return [...new Set(names)].sort();
}

const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');

function linesUnder(title: string): string[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name!);
}

test.each([
  ['In the product', namesIn(others.map(({ dependencies }) => dependencies))],
  ['For development', namesIn(others.map(({ devDependencies }) => devDependencies))],
  ['Fetched when needed', namesIn(parts.map(({ dependencies }) => dependencies))],
])('%s: every dependency has its line, and every line its dependency', (title, names) => {
  expect(names).not.toEqual([]);
  expect(linesUnder(title)).toEqual(names);
});

test('the newest version of the changelog is that of every package, also in the lock file', () => {
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] – \d{4}-\d{2}-\d{2}$/m.exec(
    readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  )!;
  const lock: { packages: Record<string, Manifest> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const own = Object.entries(lock.packages).filter(([path]) => /^$|^games$|^packages\//.test(path));
  expect(own).toHaveLength(others.length);
  for (const { version } of [...others, ...own.map(([, manifest]) => manifest)]) expect(version).toBe(newest);
});
