/** `boneyard verify`, and `boneyard admin` without tables, in a real process. */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classic } from '@boneyard/games/classic/rules/classic';
import { commitmentOf, shuffler } from '@boneyard/protocol/fair';
import type { Game } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/boneyard.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'boneyard-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => void execFileSync(process.execPath, [bin, '--version']), 120_000);

function boneyard(...args: string[]) {
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

const BITS = 'ab'.repeat(16);
const SECRET = '3c'.repeat(32);
const PROOF = {
  table: 'AAAAbbbbCCCC0123',
  round: 0,
  commitment: commitmentOf(SECRET),
  secret: SECRET,
  added: [BITS, null],
};

function fileWith(name: string, proof: unknown): string {
  const game: Game = classic;
  const table = setTable(game, 2, {});
  if (isProblem(table)) throw new Error(table.problem);
  const deal = game.writeDeal(game.deal(table, shuffler(PROOF)));
  const path = join(folder, name);
  const record = {
    format: 'boneyard/2',
    game: 'classic',
    players: 2,
    options: {},
    rounds: [{ deal, moves: [], proof }],
  };
  writeFileSync(path, JSON.stringify(record));
  return path;
}

test('accepts a fair deal, also with the values noted by your page', () => {
  const file = fileWith('fair.domino.json', PROOF);
  expect(boneyard('verify', file)).toEqual({
    status: 0,
    said: 'Round 1: the deal follows from the secret and 1 of 2 contributions.\n',
  });
  const own = ['--commitment', PROOF.commitment, '--bits', BITS];
  expect(boneyard('verify', file, '--seat', '0', ...own).status).toBe(0);
  expect(boneyard('verify', file, '--seat', '1', ...own)).toMatchObject({
    status: 1,
    said: expect.stringContaining('your contribution is not among those used'),
  });
  expect(boneyard('verify', file, '--seat', '0').status).toBe(1);
});

test('rejects a deal that does not follow from the proof', () => {
  const other = { ...PROOF, added: [null, BITS] };
  expect(boneyard('verify', fileWith('chosen.domino.json', other))).toMatchObject({
    status: 1,
    said: expect.stringContaining('give a different deal'),
  });
  expect(boneyard('verify', fileWith('none.domino.json', undefined)).said).toContain('there is no proof');
});

test('reports a folder without tables', () => {
  const { status, said } = boneyard('admin', 'verify-log', '--data', join(folder, 'nowhere'));
  expect([status, said]).toEqual([1, `There are no tables in ${join(folder, 'nowhere')}.\n`]);
  expect(boneyard('admin', 'everything').status).toBe(1);
});
