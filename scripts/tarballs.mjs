// Makes tarballs of rules, engine, physics, bots and protocol: JavaScript with types, for use in other projects.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tool } from './setup.mjs';

/** The packages with their descriptions. Bots need the physics engine, and bots at online tables need the protocol. */
const PACKAGES = {
  rules: 'Domino games as pure functions: classic, the Domino Bead Game, Quad-Ominos and Magnetic Domino.',
  engine: 'Matches of several rounds, records and their replay, for the games of @boneyard/rules.',
  physics: 'Does a tower of magnetic dominoes hold? The same verdict on every machine.',
  bots: 'Players for the games of @boneyard/rules: gentle, casual, strong and expert.',
  protocol: 'Every message between a page, or a bot of your own, and a Boneyard server.',
};

/** Puzzles are data next to the sources. */
const PUZZLES = { './puzzles/*.jsonl': './src/puzzles/*.jsonl' };

const RELATIVE = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\2/g;

/** The package that each facet of a game is packed into, under `src/games/`. Other facets are not packed. */
const FACETS = { rules: 'rules', scorepad: 'engine', physics: 'physics', bot: 'bots' };

const games = readdirSync(`${root}games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map((entry) => entry.name);

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Compiles all packages at once, so that each finds the sources of the others. */
function compile(stage) {
  const config = join(stage, 'tsconfig.json');
  const sources = [
    ...Object.keys(PACKAGES).map((name) => `${root}packages/${name}/src`),
    ...games.flatMap((game) => Object.keys(FACETS).map((facet) => `${root}games/${game}/${facet}`)),
  ];
  const options = {
    noEmit: false,
    allowImportingTsExtensions: false,
    declaration: true,
    types: ['node'],
    rootDir: root,
    outDir: stage,
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: `${root}tsconfig.base.json`,
      compilerOptions: { ...options, typeRoots: [`${root}node_modules/@types`] },
      include: sources,
      exclude: sources.flatMap((folder) => [
        `${folder}/**/*.test.ts`,
        `${folder}/**/testing`,
        `${folder}/**/testing.ts`,
      ]),
    }),
  );
  if (run(tool('tsc'), ['-p', config]) !== 0)
    throw new Error('The sources do not compile; see the output of tsc above.');
  rmSync(config);
}

/** Changes the text of all compiled files. */
function rewrite(folder, change) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|d\.ts)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
}

/** Copies a facet of a game into its package. */
function fold(stage, game, facet) {
  const from = join(stage, 'games', game, facet);
  if (!existsSync(from)) return;
  rewrite(from, (text) =>
    // Imports of other facets of the same game become package imports.
    text.replaceAll(RELATIVE, (all, head, quote, path) => {
      const [, up, other, rest] = /^((?:\.\.\/)+)(\w+)\/(.+)$/.exec(path) ?? [];
      return up && other in FACETS ? `${head}${quote}@boneyard/games/${game}/${other}/${rest}${quote}` : all;
    }),
  );
  cpSync(from, join(stage, 'packages', FACETS[facet], 'src', 'games', game), { recursive: true });
}

const GAME_IMPORT = /@boneyard\/games\/(\w+)\/(\w+)\//g;

/** Imports as Node needs them: with file extensions, and facets of games from the package that they are in now. */
function nameImports(text) {
  return text
    .replaceAll(RELATIVE, '$1$2$3.js$2')
    .replaceAll(GAME_IMPORT, (_, game, facet) => `@boneyard/${FACETS[facet]}/games/${game}/`);
}

/** The same name, version and exports as in the repository, with real versions of the other packages. */
function manifest(name) {
  const { exports, dependencies = {}, ...own } = read(`${root}packages/${name}/package.json`);
  const { private: _, devDependencies: __, ...rest } = own;
  const others = Object.entries(dependencies).filter(([other]) => other !== '@boneyard/games');
  const needs = others.map(([other, version]) => {
    const sibling = Object.keys(PACKAGES).find((one) => other === `@boneyard/${one}`);
    return [other, sibling ? read(`${root}packages/${sibling}/package.json`).version : version];
  });
  const entryPoints = Object.entries(exports).map(([path, file]) => {
    if (!file.endsWith('.ts')) return [path, file];
    const built = file.slice(0, -'.ts'.length);
    return [path, { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  return {
    ...rest,
    description: PACKAGES[name],
    engines: read(`${root}package.json`).engines,
    exports: { ...(name === 'bots' && PUZZLES), ...Object.fromEntries(entryPoints) },
    files: ['src'],
    ...(needs.length > 0 && { dependencies: Object.fromEntries(needs) }),
  };
}

function readme(name) {
  return `# @boneyard/${name}

${PACKAGES[name]} JavaScript modules with types; each file of \`src\` is imported by its name:
\`import … from '@boneyard/${name}/…'\`. The comment at the top of each file says what it is for.

MIT. The games belong to their authors and publishers; Boneyard is not affiliated with any of them.
`;
}

function finish(stage, name) {
  const folder = join(stage, 'packages', name);
  rewrite(folder, nameImports);
  if (name === 'bots')
    for (const game of games)
      for (const file of readdirSync(`${root}games/${game}/bot`).filter((one) => one.endsWith('.jsonl')))
        cpSync(`${root}games/${game}/bot/${file}`, join(folder, 'src/puzzles', file.replace('puzzles', game)));
  cpSync(`${root}LICENSE`, join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'README.md'), readme(name));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(name), undefined, 2)}\n`);
  return folder;
}

/** Makes the tarballs and returns their paths by package name. */
export function pack(into) {
  const stage = join(into, 'stage');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  compile(stage);
  for (const game of games) for (const facet of Object.keys(FACETS)) fold(stage, game, facet);
  return Object.fromEntries(
    Object.keys(PACKAGES).map((name) => {
      const args = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', into];
      const { status, stdout, stderr } = spawnSync('npm', args, {
        cwd: finish(stage, name),
        encoding: 'utf8',
        shell: process.platform === 'win32',
        timeout: 100_000,
      });
      if (status !== 0) throw new Error(`npm pack of ${name} failed: ${stderr}`);
      return [name, join(into, JSON.parse(stdout)[0].filename)];
    }),
  );
}
