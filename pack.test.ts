/** The packages as strangers get them: installed in an empty folder, played from plain JavaScript, checked by a strict compiler. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcomeOf } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { positionsOf } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'boneyard-pack-'));
const consumer = join(place, 'consumer');

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: consumer, encoding: 'utf8' });
  expect(`${status} ${status === 0 ? '' : stdout + stderr}`).toBe('0 ');
  return stdout;
}

beforeAll(async () => {
  const script: string = new URL('scripts/packing.mjs', import.meta.url).href;
  const { pack }: { pack(into: string): Record<string, string> } = await import(script);
  const tarballs = Object.values(pack(join(place, 'packages')));
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{ "private": true, "type": "module" }');
  // Without a network the one dependency that is not ours comes from our own folder; its version is checked all the same.
  const rapier = `file:${root}node_modules/@dimforge/rapier3d-deterministic-compat`;
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--cache', join(place, 'cache')];
  run('npm', 'install', ...quietly, ...tarballs, rapier);
}, 120_000);
afterAll(() => rmSync(place, { recursive: true }));

test('a whole game is played from plain JavaScript, and its record holds', () => {
  copyFileSync(join(root, 'examples/play.mjs'), join(consumer, 'play.mjs'));
  const record = parseRecord(run(process.execPath, 'play.mjs', 'bead'));
  if (isProblem(record)) throw new Error(JSON.stringify(record));
  const positions = positionsOf(record);
  if (isProblem(positions)) throw new Error(JSON.stringify(positions));
  expect(outcomeOf(positions.at(-1)!.match)?.over).toBe(true);
});

test('the physics of towers comes along: one domino on the table holds', () => {
  writeFileSync(
    join(consumer, 'tower.mjs'),
    `import { physics } from '@boneyard/physics/node';
     const verdict = (await physics()).judge([], { x: 0, y: 0, z: 0, along: 'E' }, { east: 0, north: 0, twist: 0 }, 'normal');
     console.log(verdict.holds);`,
  );
  expect(run(process.execPath, 'tower.mjs')).toBe('true\n');
});

test('the types satisfy a strict compiler that knows nothing of our sources', () => {
  writeFileSync(
    join(consumer, 'consumer.ts'),
    `import { decide } from '@boneyard/bots/bot';
     import { bots } from '@boneyard/bots/bots';
     import { begin, type Match } from '@boneyard/engine/match';
     import type { Game, Seat } from '@boneyard/rules/game';
     import { gameCalled } from '@boneyard/rules/games';
     import { isProblem } from '@boneyard/rules/problem';
     import { setTable } from '@boneyard/rules/options';
     import { seeded } from '@boneyard/rules/random';
     const game: Game = gameCalled('quad')!;
     const table = setTable(game, 2, {});
     if (isProblem(table)) throw new Error(table.problem);
     const match: Match = begin(game, table, game.deal(table, seeded(1)));
     const seat: Seat = game.toAct(match.state)[0]!;
     const thinking = { random: seeded(2), budget: { iterations: 1 }, clock: () => 0 };
     export const move: unknown = decide(bots.gentle.bot, game, game.view(match.state, seat), seat, thinking);
     // @ts-expect-error a state is not a view: bots may not be given it
     decide(bots.gentle.bot, game, match.state, seat, thinking);`,
  );
  const strict = ['--strict', '--noEmit', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--types', ''];
  const resolved = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023'];
  run(join(root, 'node_modules/.bin/tsc'), ...strict, ...resolved, 'consumer.ts');
});

test('what is packed is what is needed to play: no tests, no sources', () => {
  const packed = readdirSync(join(consumer, 'node_modules/@boneyard'), { recursive: true, encoding: 'utf8' });
  expect(packed.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  for (const name of ['rules', 'engine', 'physics', 'bots'])
    expect(packed).toEqual(expect.arrayContaining([join(name, 'LICENSE'), join(name, 'README.md')]));
});
