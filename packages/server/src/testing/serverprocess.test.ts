/** The server as a process: observed by a tracer, and with real worker threads for bots. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acknowledgedBy } from '@boneyard/protocol/acknowledgement';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, openTable, playOn } from './client';
import { runTrial, trialProgram } from './serverprocess';

let program: string;
const folders: string[] = [];
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'boneyard-trial-')));
  return folders.at(-1)!;
};
beforeAll(async () => {
  program = await trialProgram();
}, 120_000);
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const PERSON = { kind: 'person' } as const;

test('bots think in threads, and the physics rules on towers there', async () => {
  const trial = await runTrial(program, folder(), { thinking: true });
  const ana = await connect(trial.url, 'Ana');
  const chairs = [PERSON, { kind: 'bot', level: 'strong' } as const];
  const options = { mode: 'tower', match: { rounds: 1 } };
  const table = await openTable(trial.url, ana.cookie, { game: 'magnetic', options, chairs });
  ana.send({ t: 'come', table });
  // A few moves of each: a tower stands or falls, and the player is told.
  await playOn(ana, seeded('threads'), () => ((ana.table?.view as { ply: number } | undefined)?.ply ?? 0) > 3);
  expect(trial.printed.filter((line) => !line.startsWith('http'))).toEqual([]);
  await trial.kill();
});

const traced = spawnSync('strace', ['-V']).status === 0;

/** The system calls of one file descriptor's life, in order: what was synced, and what was sent where. */
function callsIn(trace: string): string[] {
  return trace.split('\n').filter((line) => /fsync|fdatasync|write/.test(line));
}

// Skipped without a tracer, and listed as skipped.
test.skipIf(!traced)('the disk has it before the player is told (strace)', async () => {
  const file = join(folder(), 'trace');
  const by = [
    'strace',
    '-D',
    '-f',
    '-qq',
    '-s',
    '5000',
    '-e',
    'trace=fsync,fdatasync,write,writev,sendto,sendmsg,pwrite64',
    '-o',
    file,
  ];
  const trial = await runTrial(program, folder(), { by });
  const ana = await connect(trial.url, 'Ana');
  const chairs = [PERSON, { kind: 'bot', level: 'casual' } as const];
  const options = { match: { rounds: 1 } };
  const table = await openTable(trial.url, ana.cookie, { game: 'classic', options, chairs });
  ana.send({ t: 'come', table });
  await playOn(ana, seeded('traced'));
  const acks = ana.messages.filter((message) => acknowledgedBy(message) !== undefined).length;
  await trial.kill('SIGTERM');
  const calls = callsIn(readFileSync(file, 'utf8'));
  let [synced, seen, written] = [false, 0, false];
  for (const call of calls) {
    if (call.includes('pwrite64') && call.includes('moved')) [written, synced] = [true, false];
    // Other threads may appear in between; only completed calls count.
    if (/f(data)?sync(\(\d+\)| resumed>\)) += 0/.test(call)) synced = true;
    if (!call.includes('\\"ack\\":')) continue;
    seen++;
    // The entry was written and synced before this acknowledgement went out.
    expect([written, synced]).toEqual([true, true]);
    [written, synced] = [false, false];
  }
  expect(acks).toBeGreaterThan(2);
  expect(seen).toBe(acks);
});
