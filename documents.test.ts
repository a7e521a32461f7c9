/** Every command in the documents works, and every link in them leads somewhere. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boneyard } from '@boneyard/cli/testing/command';
import { DATABASE_FILE } from '@boneyard/server/store/datafolder';
import { openSqlite } from '@boneyard/server/store/sqlite';
import { formerData, writeFormerFile } from '@boneyard/server/testing/formerdata';
import { script } from '@boneyard/server/testing/serverprocess';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOfLink, tracked } from './links';

const root = fileURLToPath(new URL('.', import.meta.url));
const FOLDERS = ['', 'docs', 'docs/adr', 'docs/glossary', 'docs/sheets'];
const documents = tracked
  ? [...tracked].filter((path) => path.endsWith('.md'))
  : FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, name)),
    );

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The lines of its code blocks for a shell, without comments. */
function commandsIn(document: string): string[] {
  const blocks = [...read(document).matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block]) => block!);
  const lines = blocks.flatMap((block) => block.split('\n')).map((line) => line.replace(/(^|\s+)#.*$/, '').trim());
  return lines.filter((line) => line !== '');
}

/** Commands that are run elsewhere, or whose work is: the test, and words in it that say so. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'npm test': ['scripts/test.mjs', 'npm test: everything'],
  'npm run fix': ['scripts/test.mjs', 'lint and format'],
  'npm run texts': ['e2e/languagepages.spec.ts', 'every language fits on the pages'],
  'npm run bench [name]': ['scripts/test.mjs', 'each benchmark once at minimal size'],
  'npm run soak [name]': ['soak/soak.test.ts', 'a few cases'],
  'npm run soak server-day': ['soak/flatness.test.ts', 'an hour in which nothing changes is flat'],
  'npm run cluster': ['packages/server/src/testing/cluster.test.ts', 'all three are upgraded under load'],
  'npm run gallery': ['e2e/gallery.spec.ts', 'every state of every table draws without an error'],
  'npm run pictures': ['e2e/gallery.spec.ts', 'every state of every table draws without an error'],
  'npm run reference': ['packages/protocol/src/reference.test.ts', 'docs/reference.md is up to date'],
  'npm run pack': ['pack.test.ts', 'what is packed is what is needed to play'],
  'npm run image': ['e2e/application.spec.ts', 'with `npm run image`, a container'],
  'npx --package=./boneyard-VERSION.tgz boneyard serve --port 3000 --data ./data': [
    'e2e/application.spec.ts',
    'a game goes on after the application was stopped',
  ],
  'docker run --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges -p 3000:3000 -v boneyard:/data boneyard':
    ['e2e/application.spec.ts', "'--read-only', '--cap-drop', 'all'"],
  'pg_dump --format=custom --file=boneyard.dump "$DATABASE_URL"': [
    'packages/cli/src/commands/admin.test.ts',
    '--format=custom',
  ],
  'createdb restored && pg_restore --no-owner --dbname=restored boneyard.dump': [
    'packages/cli/src/commands/admin.test.ts',
    'pg_restore',
  ],
  'DATABASE_URL=postgres://…/restored npx boneyard admin verify-log': [
    'packages/cli/src/commands/admin.test.ts',
    'verify-log',
  ],
  'mkdir mybot && cd mybot && npm init -y': ['pack.test.ts', 'installed in an empty folder'],
  'npm install ../dist/packages/*.tgz ws': ['pack.test.ts', 'installed in an empty folder'],
  'cp ../examples/bot.mjs . && node bot.mjs http://localhost:3000 --game quad': [
    'pack.test.ts',
    'the example bot plays whole games at a real server',
  ],
  'node_modules/.bin/vitest run packages/print': ['scripts/test.mjs', "tool('vitest')"],
  'node_modules/.bin/playwright test -c e2e classic': ['scripts/test.mjs', "tool('playwright')"],
  'node_modules/.bin/playwright test -c e2e classic --project=chromium': ['scripts/test.mjs', "tool('playwright')"],
  'npx boneyard arena --table docs/strength.md --file .bench/strength.jsonl': [
    'packages/cli/src/arena/arena.test.ts',
    'saves several contests in one file',
  ],
};

/** What makes a command end soon. Later arguments replace earlier ones. */
const SMALLER: readonly (readonly [command: RegExp, more: readonly string[]])[] = [
  [/^arena .*expert/, ['--deals', '1', '--budget', 'expert=iterations:5', '--cores', '1']],
  [/^arena/, ['--deals', '1', '--cores', '1']],
  [/^puzzles/, ['--count', '1']],
  [/^review/, ['--budget', 'iterations:20']],
];

const STARTS = /^(\w+=\S+ )*npm start$/;
const COMMAND = /^(?:17 3 \* \* \* {2}cd \/srv\/boneyard && nice )?npx boneyard (.*)$/;

const folder = mkdtempSync(join(tmpdir(), 'boneyard-documents-'));

/** The folder has what the commands name: a game that was saved, and the data of a server with somebody to ban. */
beforeAll(async () => {
  const { buildPage } = await script<{ buildPage(): Promise<void> }>('page.mjs');
  const { build } = await script<{ build(name: string): Promise<string> }>('build.mjs');
  await buildPage();
  for (const program of ['boneyard', 'server']) await build(program);
  const { sql, seen } = formerData('sqlite');
  writeFileSync(join(folder, 'game.domino.json'), JSON.stringify(Object.values(seen.records)[0]));
  const file = join(folder, 'data', DATABASE_FILE);
  mkdirSync(dirname(file));
  writeFormerFile(file, sql.replaceAll("'Bo'", "'Rude One'"));
  await (await openSqlite(file)).close();
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs what the command would run, with an empty standard input. */
function run(written: string): void {
  const args = [...written.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => (quoted ?? plain)!);
  const [, more = []] = SMALLER.find(([command]) => command.test(written)) ?? [];
  // A new game, because the saved one goes on with other rules.
  const named = args.map((one) => (args[0] === 'play' && one === 'game.domino.json' ? 'new.domino.json' : one));
  const env = { DATABASE_URL: undefined };
  const { status, stdout, stderr } = boneyard([...named, ...more], { cwd: folder, env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).not.toBe('');
}

/** In a shell, in the project, on any port and with data of its own, until it serves the page. */
async function start(command: string): Promise<void> {
  const env = { ...process.env, PORT: '0', DATA: join(folder, 'started') };
  const child = spawn('sh', ['-c', command], { cwd: root, env, detached: true });
  const gone = once(child, 'close');
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += text;
        const [, found] = /Boneyard is at (http:\S+)/.exec(printed) ?? [];
        if (found) resolve(found);
      });
    child.once('close', () => reject(new Error(printed)));
  });
  try {
    expect(await (await fetch(address)).text()).toContain('<div id="root">');
  } finally {
    process.kill(-child.pid!, 'SIGTERM');
    await gone;
  }
}

const commands = [...new Set(documents.flatMap(commandsIn))];

test('npm start and npm test are in the README', () => {
  expect(commandsIn('README.md')).toEqual(['npm start', 'npm test']);
});

test('commands that are run elsewhere: each is in a document, in package.json, and the test is there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  for (const [command, [file, words]] of Object.entries(ELSEWHERE)) {
    expect(commands).toContain(command);
    const [, name] = /^npm (?:run )?([a-z]\S+)/.exec(command) ?? [];
    if (name !== undefined && name !== 'install') expect(Object.keys(scripts)).toContain(name);
    expect(read(file), file).toContain(words);
  }
});

test.each(commands.filter((command) => !(command in ELSEWHERE)))(
  '%s',
  async (command) => {
    const [, written] = COMMAND.exec(command) ?? [];
    if (written !== undefined) run(written);
    else if (STARTS.test(command)) await start(command);
    else throw new Error('No test runs this command. Run it here, or name the test that does.');
  },
  60_000,
);

/** Links on one line, also of pictures, except in code. */
function linksIn(document: string): string[] {
  const text = read(document)
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
}

test.each(documents)('the links of %s lead somewhere', (document) => {
  const own = linksIn(document).filter((target) => !/^\w+:/.test(target));
  const whole = own.map((target) => (target.startsWith('#') ? `${document.split('/').at(-1)}${target}` : target));
  expect(whole.flatMap((target) => problemOfLink(target, dirname(document)))).toEqual([]);
});
