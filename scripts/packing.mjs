// Makes tarballs of rules, engine, physics, bots and protocol: JavaScript with types, for whoever wants them without our tools.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tool } from './setup.mjs';

/** What each is for, in one sentence. Bots need the physics of towers, so it comes along; those at online tables need the protocol. */
const PACKAGES = {
  rules: 'Domino games as pure functions: classic, the Domino Bead Game, Quad-Ominos and Magnetic Domino.',
  engine: 'Matches of several rounds, records and their replay, for the games of @boneyard/rules.',
  physics: 'Does a tower of magnetic dominoes hold? The same verdict on every machine.',
  bots: 'Players for the games of @boneyard/rules: gentle, casual, strong and expert.',
  protocol: 'Every message between a page, or a bot of your own, and a Boneyard server.',
};

/** Relative imports, as Node wants them: with the name of the file. */
const RELATIVE = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+?)\2/g;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Compiles all of them in one go: each sees the sources of the others. */
function compile(stage) {
  const config = join(stage, 'tsconfig.json');
  const sources = Object.keys(PACKAGES).map((name) => `${root}packages/${name}/src`);
  const options = { noEmit: false, declaration: true, types: ['node'], rootDir: `${root}packages`, outDir: stage };
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
  if (run(tool('tsc'), ['-p', config]) !== 0) throw new Error('The sources do not compile; tsc says why above.');
  rmSync(config);
}

function nameFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|d\.ts)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(RELATIVE, '$1$2$3.js$2'));
  }
}

/** The same name, version and ways in as at home; what it needs of the others by their version. */
function manifest(name) {
  const { exports, dependencies = {}, ...own } = read(`${root}packages/${name}/package.json`);
  const { private: _, devDependencies: __, ...rest } = own;
  const needs = Object.entries(dependencies).map(([other, version]) => {
    const sibling = Object.keys(PACKAGES).find((one) => other === `@boneyard/${one}`);
    return [other, sibling ? read(`${root}packages/${sibling}/package.json`).version : version];
  });
  const ways = Object.entries(exports).map(([way, file]) => {
    if (!file.endsWith('.ts')) return [way, file];
    const built = file.slice(0, -'.ts'.length);
    return [way, { types: `${built}.d.ts`, default: `${built}.js` }];
  });
  return {
    ...rest,
    description: PACKAGES[name],
    engines: read(`${root}package.json`).engines,
    exports: Object.fromEntries(ways),
    files: ['src'],
    ...(needs.length > 0 && { dependencies: Object.fromEntries(needs) }),
  };
}

function readme(name) {
  return `# @boneyard/${name}

${PACKAGES[name]} JavaScript modules with types; each file of \`src\` is imported by its name:
\`import … from '@boneyard/${name}/…'\`. The comment on top of each says what it is for.

MIT. The games belong to their authors and publishers; Boneyard is not affiliated with any of them.
`;
}

function finish(stage, name) {
  const folder = join(stage, name);
  nameFiles(folder);
  const home = `${root}packages/${name}/`;
  // Puzzles are data beside the sources.
  const beside = (file) => file.endsWith('.jsonl');
  for (const file of readdirSync(`${home}src`, { recursive: true }))
    if (beside(file)) cpSync(`${home}src/${file}`, join(folder, 'src', file));
  cpSync(`${root}LICENSE`, join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'README.md'), readme(name));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(name), undefined, 2)}\n`);
  return folder;
}

/** Makes the tarballs and gives their paths, by name. */
export function pack(into) {
  const stage = join(into, 'stage');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  compile(stage);
  return Object.fromEntries(
    Object.keys(PACKAGES).map((name) => {
      const args = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', into];
      const { status, stdout, stderr } = spawnSync('npm', args, {
        cwd: finish(stage, name),
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      if (status !== 0) throw new Error(`npm pack of ${name} failed: ${stderr}`);
      return [name, join(into, JSON.parse(stdout)[0].filename)];
    }),
  );
}
