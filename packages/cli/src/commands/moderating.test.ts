/** Reports are read, and people banned, beside a server that runs on the same folder. */

import { browser, byName } from '@boneyard/server/testing/browser';
import { connect, openTable } from '@boneyard/server/testing/client';
import { type Started, start } from '@boneyard/server/testing/table';
import { words } from '@boneyard/words/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Complaint, type Console } from '../console';
import { adminCommand } from './admin';

let site: Started;
beforeAll(async () => {
  site = await start();
});
afterAll(() => site.close());

async function admin(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const io = { words: words.en, say: (line: string) => void lines.push(line) } as unknown as Console;
  try {
    await adminCommand([...args, '--data', site.data], io);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    lines.push(error.message);
  }
  return lines.join('\n');
}

test('what was reported is shown, and who said it is put out and let in again, by name or address', async () => {
  expect(await admin('reports')).toBe('Nobody has reported anything.');
  const url = byName(site.url);
  const ana = browser(url);
  await ana.name('Ana');
  await ana.signUp();
  const bo = await connect(url, 'Bo');
  const table = await openTable(url, ana.cookie, {
    game: 'classic',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
  });
  bo.send({ t: 'come', table });
  await bo.next('table');
  bo.send({ t: 'sit', seat: 1 });
  await bo.until(() => bo.shown?.you === 1);
  const said = bo.next('chat');
  bo.send({ t: 'chat', text: 'something bad' });
  const line = (await said).lines[0]!.id;
  await ana.ask('POST', 'reports', { table, line });

  const reports = await admin('reports');
  expect(reports).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}Bo \(\S{16}\) said “something bad” at table /);
  expect(reports).toContain('A guest, from 127.0.0.1.');
  const id = /\((\S{16})\)/.exec(reports)![1]!;
  expect(await admin('ban', 'Zoe')).toContain('There is no account, bot or reported guest called Zoe.');
  expect(await admin('ban', '-Zoe')).toContain('There is no account, bot or reported guest called -Zoe.');
  expect(await admin('unban', '--Zoe')).toBe('Nobody is banned under --Zoe.');
  expect(await admin('ban', 'Bo')).toBe(`Bo (${id}) is banned, and out within two seconds.`);
  expect(await bo.closed).toBe(1008);
  expect(await admin('unban', 'Bo')).toBe('Bo may come again.');
  expect(await admin('unban', 'Bo')).toBe('Nobody is banned under Bo.');
  expect(await admin('ban', '192.0.2.7')).toBe('Nobody comes from 192.0.2.7 any more.');
  expect(await admin('unban', '192.0.2.7')).toBe('192.0.2.7 may come again.');

  // A banned account is signed out everywhere; of two with one name the id decides.
  const other = browser(url);
  await other.name('Ana');
  await other.signUp();
  const several = await admin('ban', 'Ana');
  expect(several).toMatch(/^Several are called Ana; give the id of the one that you mean:\n( {2}\S{16} {2}Ana\n?){2}$/);
  const { id: hers } = (await ana.ask<{ id: string }>('GET', 'me')).body;
  expect(await admin('ban', hers)).toBe(`Ana (${hers}) is banned, and out within two seconds.`);
  expect(await site.people.sessions(hers)).toEqual([]);
  expect((await other.ask('GET', 'me')).status).toBe(200);
});
