/** `boneyard verify`, also against servers that cheat, and `boneyard admin` without tables. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act, begin, outcomeOf, recordOf } from '@boneyard/engine/match';
import { classic } from '@boneyard/games/classic/rules/classic';
import { commitmentOf, shuffler, verifyArguments } from '@boneyard/protocol/fair';
import type { Proof } from '@boneyard/protocol/tables';
import {
  ANA,
  BO,
  CHEATED_GAME,
  CHEATED_TABLE,
  COMMITMENT,
  knownWith,
  SERVERS,
} from '@boneyard/protocol/testing/cheatingserver';
import type { Game } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, seeded } from '@boneyard/rules/random';
import { commandWordsIn } from '@boneyard/words/words';
import { afterAll, expect, test } from 'vitest';
import { CommandError, type Console } from '../console';
import { boneyard as run } from '../testing/command';
import { verifyCommand } from './verify';

const folder = mkdtempSync(join(tmpdir(), 'boneyard-'));
afterAll(() => rmSync(folder, { recursive: true }));

function boneyard(...args: string[]) {
  const { status, stdout, stderr } = run(args);
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

/** The record of a round that was dealt as `dealt` says. */
function recordWith(dealt: Proof) {
  const random = seeded('cheat');
  let match = begin(CHEATED_GAME, CHEATED_TABLE, CHEATED_GAME.deal(CHEATED_TABLE, shuffler(dealt)));
  while (!outcomeOf(match)) {
    const seat = CHEATED_GAME.toAct(match.state)[0]!;
    match = act(match, seat, pick(CHEATED_GAME.moves(match.state, seat), random));
  }
  return recordOf(match);
}

const words = await commandWordsIn('en');

/** In this process, because starting another one for each server takes long. */
async function verified(name: string, record: object, args: readonly string[]) {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(record));
  const said: string[] = [];
  const io: Console = { words, say: (line = '') => void said.push(line), paint: (_, text) => text, width: () => 80 };
  return { status: await verifyCommand([path, ...args], io), said };
}

const ID = 'AAAAbbbbCCCC0123';

test.each(SERVERS.map((server, number) => [server.name, server, number] as const))(
  'with what the page knows: the server %s',
  async (_, server, number) => {
    const known = knownWith(server, ID, BITS);
    const { dealt, proof } = server.tell(known);
    const record = recordWith(dealt);
    const own = { commitment: COMMITMENT, seat: ANA, bits: BITS, promised: known.promised };
    const args = verifyArguments(ID, server.bot ? [BO] : [], own);
    const rounds = record.rounds.map((round) => ({ ...round, proof }));
    const { status, said } = await verified(`server-${number}.domino.json`, { ...record, rounds }, args);
    expect(status).toBe(server.flaw === undefined ? 0 : 1);
    if (server.flaw) expect(said).toEqual([`Round 1: ${words.tables.flaws[server.flaw]}`]);
  },
);

test('a server that writes another deal into the record than it dealt is betrayed by the moves', async () => {
  const honest = SERVERS[0]!;
  const known = knownWith(honest, ID, BITS);
  const { proof } = honest.tell(known);
  const { dealt } = SERVERS.find(({ flaw }) => flaw === 'other deal')!.tell(known);
  const [record, proven] = [recordWith(dealt), recordWith(proof!)];
  const rounds = [{ ...record.rounds[0]!, deal: proven.rounds[0]!.deal, proof }];
  await expect(verified('moves.domino.json', { ...record, rounds }, [])).rejects.toThrow(CommandError);
});

test('reports a folder without tables', () => {
  const { status, said } = boneyard('admin', 'verify-log', '--data', join(folder, 'nowhere'));
  expect([status, said]).toEqual([1, `There are no tables in ${join(folder, 'nowhere')}.\n`]);
  expect(boneyard('admin', 'everything').status).toBe(1);
});
