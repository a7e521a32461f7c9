/** What may import what: packages, facets of games, and what the rules may not touch. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@boneyard/rules/games';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));

interface Arrows {
  /** The packages it may import. */
  readonly packages: readonly string[];
  /** The facets of games it may import; a facet may only import those of its own game. */
  readonly facets: readonly string[];
}

/** What each package may import. */
const PACKAGES: Readonly<Record<string, Arrows>> = {
  rules: { packages: [], facets: ['rules'] },
  engine: { packages: ['rules'], facets: ['rules', 'scorepad'] },
  words: { packages: ['rules', 'engine'], facets: ['rules', 'words'] },
  physics: { packages: ['rules', 'engine'], facets: ['rules', 'physics'] },
  bots: { packages: ['rules', 'engine', 'physics'], facets: ['rules', 'physics', 'bot'] },
  protocol: { packages: ['rules', 'engine'], facets: ['rules'] },
  server: { packages: ['rules', 'engine', 'protocol', 'bots', 'physics', 'words'], facets: ['physics'] },
  print: { packages: ['rules', 'engine', 'words'], facets: ['rules', 'print'] },
  web: {
    packages: ['rules', 'engine', 'protocol', 'words', 'physics', 'bots', 'print'],
    facets: ['rules', 'bot', 'physics', 'web', 'words'],
  },
  cli: {
    packages: ['rules', 'engine', 'protocol', 'words', 'physics', 'bots', 'print', 'server'],
    facets: ['rules', 'physics', 'terminal'],
  },
};

/** What each facet of a game may import, besides itself. */
const FACETS: Readonly<Record<string, Arrows>> = {
  rules: { packages: ['rules'], facets: [] },
  scorepad: { packages: ['rules', 'engine'], facets: ['rules'] },
  words: { packages: ['rules', 'engine', 'words'], facets: ['rules'] },
  physics: { packages: ['rules', 'engine', 'physics'], facets: ['rules'] },
  bot: { packages: ['rules', 'engine', 'physics', 'bots'], facets: ['rules', 'physics'] },
  print: { packages: ['rules', 'engine', 'words', 'print'], facets: ['rules', 'words'] },
  web: {
    packages: ['rules', 'engine', 'words', 'physics', 'bots', 'print', 'web'],
    facets: ['rules', 'words', 'physics', 'scorepad', 'bot'],
  },
  terminal: { packages: ['rules', 'engine', 'words', 'cli'], facets: ['rules', 'words'] },
};

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Where a file is: in a package, or in a facet of a game. */
type Home = { readonly package: string } | { readonly game: string; readonly facet: string };

function homeOf(path: string): Home | undefined {
  const [first, second, third] = path.split('/');
  if (first === 'packages') return { package: second! };
  return first === 'games' && third ? { game: second!, facet: third } : undefined;
}

function arrowsOf(home: Home): Arrows {
  const arrows = 'package' in home ? PACKAGES[home.package] : FACETS[home.facet];
  if (!arrows) throw new Error(`nobody said what ${JSON.stringify(home)} may import`);
  return arrows;
}

const IMPORT =
  /(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm;

function importsOf({ text }: Source): string[] {
  return [...text.matchAll(IMPORT)].map((found) => found[1] ?? found[2] ?? found[3]!);
}

/** The path of what is imported, as far as it is ours. */
function targetOf({ path }: Source, target: string): string | undefined {
  if (target.startsWith('.')) return join(dirname(path), target).replaceAll('\\', '/');
  if (target.startsWith('@boneyard/games/')) return target.slice('@boneyard/'.length);
  return target.startsWith('@boneyard/') ? target.replace('@boneyard/', 'packages/') : undefined;
}

function mayImport(home: Home, target: Home): boolean {
  const { packages, facets } = arrowsOf(home);
  if ('package' in target)
    return ('package' in home && home.package === target.package) || packages.includes(target.package);
  if ('package' in home) return facets.includes(target.facet);
  return home.game === target.game && (home.facet === target.facet || facets.includes(target.facet));
}

/** Imports that go against the arrows. */
function wrongImports(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const home = homeOf(source.path)!;
    return importsOf(source).flatMap((written) => {
      const path = targetOf(source, written);
      const target = path && homeOf(path);
      return target && !mayImport(home, target) ? [`${source.path} → ${written}`] : [];
    });
  });
}

/** Relative imports that leave the package, or the game. */
function wrongPaths(sources: readonly Source[]): string[] {
  const inside = (path: string) => path.split('/').slice(0, 2).join('/');
  return sources.flatMap((source) =>
    importsOf(source)
      .filter((written) => written.startsWith('.'))
      .filter((written) => inside(targetOf(source, written)!) !== inside(source.path))
      // Tests ask there for the programs that they need.
      .filter((written) => !(isTest(source) && targetOf(source, written) === 'scripts/parts.mjs'))
      .map((written) => `${source.path} → ${written}`),
  );
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : files(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function isTest({ path }: Source): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/testing/') || /\/testing\.ts$/.test(path);
}

const sources: readonly Source[] = ['games', 'packages']
  .flatMap((folder) => files(join(root, folder)))
  .map((file) => ({ path: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
const shipped = sources.filter((source) => !isTest(source));

function folders(path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map(({ name }) => name);
}

describe('imports go one way', () => {
  test('every package and every facet of a game says what it may import', () => {
    expect(folders('packages').sort()).toEqual(Object.keys(PACKAGES).sort());
    const unknown = folders('games').flatMap((game) => folders(`games/${game}`).filter((facet) => !FACETS[facet]));
    expect(unknown).toEqual([]);
  });

  test('packages and facets import only what they may, and games do not import each other', () => {
    expect(wrongImports(shipped)).toEqual([]);
  });

  test('nothing reaches into another package or game by a path', () => {
    expect(wrongPaths(sources)).toEqual([]);
  });

  test.each([
    ['games/bead/rules/deal.ts', '@boneyard/engine/match'],
    ['games/bead/rules/deal.ts', '../bot/heuristics'],
    ['games/bead/web/board.tsx', '@boneyard/games/quad/web/board.tsx'],
    ['games/bead/web/board.tsx', '@boneyard/server/settings'],
    ['packages/engine/src/match.ts', '@boneyard/games/classic/web/lesson'],
    ['packages/rules/src/families/tiles.ts', '@boneyard/engine/match'],
  ])('an import of %s from %s would be found', (path, target) => {
    expect(wrongImports([{ path, text: `import { x } from '${target}';` }])).toEqual([`${path} → ${target}`]);
  });

  test('so would a path into another game', () => {
    const planted = { path: 'games/bead/web/board.tsx', text: "import '../../quad/web/quad.css';" };
    expect(wrongPaths([planted])).toHaveLength(1);
  });

  test('every import of another package is declared in package.json', () => {
    const wrong = sources.flatMap((source) => {
      const home = homeOf(source.path)!;
      const folder = 'package' in home ? `packages/${home.package}` : 'games';
      const declared = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies ?? {};
      return importsOf(source)
        .filter((target) => target.startsWith('@boneyard/'))
        .filter((target) => !Object.hasOwn(declared, target.split('/').slice(0, 2).join('/')))
        .map((target) => `${source.path} → ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test('families know no game', () => {
    const wrong = sources.filter(
      (source) => source.path.includes('/families/') && importsOf(source).some((target) => target.includes('games')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

/** One list a package says which games there are, in words one for each language; the rules also give their order. */
const LISTS = /^packages\/(rules\/src\/games|\w+\/src\/((exact|steps)\/)?gamelist|words\/src\/\w+\/gamelist)\.ts$/;

const NAMES = [...GAME_IDS, 'tower', 'staggered'].join('|');
/** Moves and marks of single games, as they are written. */
const NOTATION = ['play-two', 'take-25', 'decline', 'stuck', 'draw', 'pass', '!', '~'].join('|');
const OF_A_GAME = new RegExp(
  `@boneyard/games/|['"\`](?:${NAMES}|${NOTATION})['"\`]|(?<![\\w-])(?:${NAMES})\\??:|(?<!\\.)\\.(?:${NAMES})(?![\\w-])|/[!~][^/\n]*/`,
  'g',
);

/** Comments may speak of anything. */
function code(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}

/** What belongs to a game, in files that know no game. */
function namedGames(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('packages/') && !LISTS.test(path))
    .flatMap(({ path, text }) => [...code(text).matchAll(OF_A_GAME)].map(([found]) => `${path}: ${found}`));
}

describe('packages know no game', () => {
  test('by its name or its notation', () => {
    expect(namedGames(shipped)).toEqual([]);
  });

  test.each([
    ["if (game.id === 'quad') return;", "'quad'"],
    ['const most = { magnetic: 28 };', 'magnetic:'],
    ['words.boards.bead.colours', '.bead'],
    ["if (move === 'play-two') return two;", "'play-two'"],
    ["move.endsWith('!')", "'!'"],
    ["move.replace(/~.*$/, '')", '/~.*$/'],
    ["import { seat } from '@boneyard/games/classic/rules/seats';", '@boneyard/games/'],
  ])('%s would be found', (text, found) => {
    const path = 'packages/server/src/main.ts';
    expect(namedGames([{ path, text }])).toEqual([`${path}: ${found}`]);
  });

  test('comments and lists may name them', () => {
    const named = [
      { path: 'packages/web/src/gamelist.ts', text: "export { bead } from '@boneyard/games/bead/web/game';" },
      {
        path: 'packages/words/src/en/gamelist.ts',
        text: "export { bead } from '@boneyard/games/bead/words/en/words';",
      },
      { path: 'packages/web/src/main.tsx', text: "/** As in 'bead'. */\n// 'quad'" },
    ];
    expect(namedGames(named)).toEqual([]);
  });
});

describe('the rules are pure', () => {
  const pure = shipped.filter(({ path }) => /^packages\/rules\/|^games\/[^/]+\/rules\//.test(path));
  test.each(['Math.random', 'Date', 'performance', 'crypto', 'setTimeout', 'process', 'console'])('no %s', (name) => {
    const word = new RegExp(`(?<![\\w.'’])${name.replace('.', '\\.')}(?![\\w'])`);
    expect(pure.filter(({ text }) => word.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  test('no dependencies but the games themselves', () => {
    const packageJson = JSON.parse(readFileSync(join(root, 'packages/rules/package.json'), 'utf8'));
    expect(Object.keys(packageJson.dependencies)).toEqual(['@boneyard/games']);
    const outside = pure.flatMap((source) =>
      importsOf(source)
        .filter((target) => targetOf(source, target) === undefined)
        .map((target) => `${source.path} → ${target}`),
    );
    expect(outside).toEqual([]);
  });
});

/** Imports that are still there when the types are gone. */
function loadedBy({ text }: Source): string[] {
  return importsOf({ path: '', text: text.replaceAll(/^(?:import|export) type [^;]*;/gm, '') });
}

/** Everything that these files load, directly or through others: our files by their path, and the names of libraries. */
function loadedFrom(start: readonly Source[]): Set<string> {
  const byPath = new Map(sources.map((source) => [source.path.replace(/\.tsx?$/, '').replace('/src/', '/'), source]));
  const loaded = new Set<string>();
  const waiting = [...start];
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    for (const written of loadedBy(source)) {
      const path = targetOf(source, written)
        ?.replace(/\.tsx?$/, '')
        .replace('/src/', '/');
      const next = path === undefined ? undefined : byPath.get(path);
      const name = next?.path ?? written;
      if (loaded.has(name)) continue;
      loaded.add(name);
      if (next) waiting.push(next);
    }
  }
  return loaded;
}

describe('the page loads no schemas', () => {
  const page = loadedFrom(shipped.filter(({ path }) => /^packages\/web\/src\/|^games\/[^/]+\/web\//.test(path)));

  test('neither zod nor a file of the protocol that uses it', () => {
    expect([...page]).toContain('packages/protocol/src/delta.ts');
    expect([...page].filter((name) => name.startsWith('zod'))).toEqual([]);
  });

  test('a schema would be found', () => {
    const planted = { path: 'packages/web/src/main.tsx', text: "import { clock } from '@boneyard/protocol/tables';" };
    expect([...loadedFrom([planted])]).toContain('zod/mini');
    const type = { ...planted, text: "import type { Clock } from '@boneyard/protocol/tables';" };
    expect([...loadedFrom([type])]).toEqual([]);
  });
});
