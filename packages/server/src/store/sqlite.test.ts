import { mkdtempSync, rmSync } from 'node:fs';
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

test('a thread that cannot write says so, and the next group finds another', async () => {
  const place = folder();
  const missing = scribeInThread(scribe, join(place, 'nowhere', 'tables.db'));
  for (const n of [0, 1]) await expect(missing.commit([{ table: 't', n, body: '' }])).rejects.toThrow();
  await missing.close();
  rmSync(place, { recursive: true });
});
