/** The packages as strangers get them: installed in an empty folder, played from plain JavaScript, checked by a strict compiler. */

import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcomeOf } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { positionsOf } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { hashOf } from '@boneyard/server/gateway/authenticate';
import { LIMITS } from '@boneyard/server/gateway/limits';
import { startServer } from '@boneyard/server/testing/testserver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installIn, runIn } from './soak/installation';

const root = fileURLToPath(new URL('.', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'boneyard-pack-'));
let folder: string;
beforeAll(async () => {
  folder = await installIn(place, root);
  for (const example of readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.mjs')))
    copyFileSync(join(root, 'examples', example), join(folder, example));
}, 120_000);
afterAll(() => rmSync(place, { recursive: true }));
const run = (program: string, ...args: string[]) => runIn(folder, program, ...args);

test('a whole game is played from plain JavaScript, and its record holds', async () => {
  const record = parseRecord(await run(process.execPath, 'play.mjs', 'bead'));
  if (isProblem(record)) throw new Error(JSON.stringify(record));
  const positions = positionsOf(record);
  if (isProblem(positions)) throw new Error(JSON.stringify(positions));
  expect(outcomeOf(positions.at(-1)!.match)?.over).toBe(true);
});

test('the physics of towers comes along: one domino on the table holds', async () => {
  writeFileSync(
    join(folder, 'tower.mjs'),
    `import { physics } from '@boneyard/physics/node';
     const verdict = (await physics()).judge([], { x: 0, y: 0, z: 0, along: 'E' }, { east: 0, north: 0, twist: 0 }, 'normal');
     console.log(verdict.holds);`,
  );
  expect(await run(process.execPath, 'tower.mjs')).toBe('true\n');
});

test('the types satisfy a strict compiler that knows nothing of our sources', async () => {
  writeFileSync(
    join(folder, 'consumer.ts'),
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
  await run(join(root, 'node_modules/.bin/tsc'), ...strict, ...resolved, 'consumer.ts');
});

test('what is packed is what is needed to play: no tests, no sources', () => {
  const packed = readdirSync(join(folder, 'node_modules/@boneyard'), { recursive: true, encoding: 'utf8' });
  expect(packed.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  for (const name of ['rules', 'engine', 'physics', 'bots', 'protocol'])
    expect(packed).toEqual(expect.arrayContaining([join(name, 'LICENSE'), join(name, 'README.md')]));
});

test.each([
  ['a guest', 'classic', '{"match":{"rounds":1}}', []],
  ['a bot with a token', 'magnetic', '{}', ['--token', 'boneyard_example']],
])('the example bot plays whole games at a real server, within its limits: %s, %s', async (_, game, options, more) => {
  const site = await startServer({ limits: LIMITS });
  await site.social.addToken('ana', hashOf('boneyard_example'), { id: 't', player: 'p', name: 'Robo', made: 0 });
  const asked = [site.url, '--game', game, '--options', options, '--games', '2', ...more];
  const lines = (await run(process.execPath, 'bot.mjs', ...asked)).trim().split('\n');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toMatch(/^\S{16} (won|lost) -?\d+ : -?\d+$/);
    const { phase, listing } = (await site.store.summary(line.slice(0, 16)))!;
    expect(phase).toBe('over');
    expect(JSON.parse(listing).seats[0]).toMatchObject(more.length > 0 ? { name: 'Robo', bot: true } : { bot: false });
  }
  expect(site.errors).toEqual([]);
  await site.close();
});
