import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { trialProgram } from '../testing/process';
import { scribeInThread } from './scribethread';
import { openSqlite } from './sqlite';
import { storeContract } from './testing/contract';

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'boneyard-store-'));
}

const scribe = new URL('trial.scribe.js', pathToFileURL(await trialProgram()));

for (const [name, program] of [
  ['SQLite', undefined],
  ['SQLite, written in a thread of its own', scribe],
] as const)
  storeContract(name, () => {
    const place = folder();
    const open = () => openSqlite(join(place, 'tables.db'), program);
    return { open, beside: open, clear: async () => rmSync(place, { recursive: true }) };
  });

test('a thread that cannot write says so, and so does the next one', async () => {
  const place = folder();
  const missing = scribeInThread(scribe, join(place, 'nowhere', 'tables.db'));
  for (const n of [0, 1]) await expect(missing.commit([{ table: 't', n, body: '' }])).rejects.toThrow('Unable to open');
  await missing.close();
  rmSync(place, { recursive: true });
});

/** Dies of the first group that there ever is, and after that answers each with the numbers of its entries. */
const DIES_ONCE = `
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', (group) => {
  if (existsSync(workerData)) return parentPort.postMessage({ won: group.map(({ n }) => n) });
  writeFileSync(workerData, '');
  throw new Error('died');
});`;

test('when a thread dies its own groups are lost, and the next thread answers for itself', async () => {
  const place = folder();
  const program = join(place, 'scribe.mjs');
  writeFileSync(program, DIES_ONCE);
  const scribe = scribeInThread(pathToFileURL(program), join(place, 'died'));
  const commit = (n: number) => scribe.commit([{ table: 't', n, body: '' }]);
  await expect(commit(0)).rejects.toThrow('died');
  // The first thread is still about to end.
  expect(await commit(1)).toEqual([1]);
  expect(await Promise.all([commit(2), commit(3)])).toEqual([[2], [3]]);
  await scribe.close();
  rmSync(place, { recursive: true });
});
