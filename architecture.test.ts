/** The arrows between packages, and what the rules may not touch. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What each package may import of the others. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  engine: ['rules'],
  words: ['rules', 'engine'],
  physics: ['rules', 'engine'],
  bots: ['rules', 'engine', 'physics'],
  protocol: ['rules', 'engine'],
  server: ['rules', 'engine', 'protocol', 'bots', 'physics', 'words'],
  web: ['rules', 'engine', 'protocol', 'words', 'physics', 'bots', 'print'],
  print: ['rules', 'engine', 'words'],
  cli: ['rules', 'engine', 'protocol', 'words', 'physics', 'bots', 'print', 'server'],
};

interface Source {
  readonly path: string;
  readonly package: string;
  readonly text: string;
  readonly imports: readonly string[];
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : files(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const IMPORT =
  /(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm;

const sources: readonly Source[] = files(join(root, 'packages')).map((file) => {
  const path = relative(root, file).replaceAll('\\', '/');
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(IMPORT)].map((found) => found[1] ?? found[2] ?? found[3]!);
  return { path, package: path.split('/')[1]!, text, imports };
});

const isTest = ({ path }: Source) =>
  /\.test\.tsx?$/.test(path) || path.includes('/testing/') || /\/testing\.ts$/.test(path);
const shipped = sources.filter((source) => !isTest(source));

test('every package has its arrows', () => {
  expect(readdirSync(join(root, 'packages')).sort()).toEqual(Object.keys(ARROWS).sort());
});

describe('imports go one way', () => {
  test.each(Object.entries(ARROWS))('%s imports only %j', (name, allowed) => {
    const wrong = shipped
      .filter((source) => source.package === name)
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => target.startsWith('@boneyard/'))
          .filter((target) => !allowed.includes(target.split('/')[1]!))
          .map((target) => `${path} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test('every import of another package is declared in package.json', () => {
    const wrong = sources.flatMap(({ path, package: name, imports }) => {
      const declared =
        JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).dependencies ?? {};
      return imports
        .filter((target) => target.startsWith('@boneyard/'))
        .filter((target) => !Object.hasOwn(declared, target.split('/').slice(0, 2).join('/')))
        .map((target) => `${path} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test('nothing reaches into another package by a path', () => {
    const wrong = sources.flatMap(({ path, package: name, imports }) =>
      imports
        .filter((target) => target.startsWith('.'))
        .filter((target) => !join(dirname(path), target).replaceAll('\\', '/').startsWith(`packages/${name}/`))
        .map((target) => `${path} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('games do not import each other', () => {
    const gameOf = (path: string) => /\/games\/([^/]+)\//.exec(path)?.[1];
    const wrong = sources.flatMap(({ path, imports }) => {
      if (!path.startsWith('packages/rules/') || !gameOf(path)) return [];
      return imports
        .filter((target) => target.startsWith('.'))
        .map((target) => join(dirname(path), target).replaceAll('\\', '/'))
        .filter((target) => gameOf(`${target}/`) !== undefined && gameOf(target) !== gameOf(path))
        .map((target) => `${path} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test('families know no game', () => {
    const wrong = sources.filter(
      ({ path, imports }) => path.includes('/families/') && imports.some((target) => target.includes('games/')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('the rules are pure', () => {
  const pure = shipped.filter(({ package: name }) => name === 'rules');
  test.each(['Math.random', 'Date', 'performance', 'crypto', 'setTimeout', 'process', 'console'])('no %s', (name) => {
    const word = new RegExp(`(?<![\\w.'’])${name.replace('.', '\\.')}(?![\\w'])`);
    // Comments may speak of anything.
    const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(pure.filter(({ text }) => word.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  test('no dependencies', () => {
    const packageJson = JSON.parse(readFileSync(join(root, 'packages/rules/package.json'), 'utf8'));
    expect(packageJson.dependencies).toBeUndefined();
    const outside = pure.flatMap(({ path, imports }) =>
      imports.filter((target) => !target.startsWith('.')).map((target) => `${path} → ${target}`),
    );
    expect(outside).toEqual([]);
  });
});
