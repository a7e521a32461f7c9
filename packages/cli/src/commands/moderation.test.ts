/** Reading reports and banning players while a server runs on the same folder. */

import { connect, openTable } from '@boneyard/server/testing/client';
import { headlessBrowser, withHostName } from '@boneyard/server/testing/headlessbrowser';
import { startServer, type TestServer } from '@boneyard/server/testing/testserver';
import { words } from '@boneyard/words/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommandError, type Console } from '../console';
import { adminCommand } from './admin';

let site: TestServer;
beforeAll(async () => {
  site = await startServer();
});
afterAll(() => site.close());

async function admin(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const io = { words: words.en, say: (line: string) => void lines.push(line) } as unknown as Console;
  try {
    await adminCommand([...args, '--data', site.data], io);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    lines.push(error.message);
  }
  return lines.join('\n');
}

test('looks for unfair play while the server runs', async () => {
  expect(await admin('fairness', '--since', '2026-01-31')).toBe(
    [
      'Rated matches since 2026-01-31. This is a list for people to look at, not a verdict.',
      'Looked at 0 of 0 players and 0 telling moves; 0 had enough of them to be compared.',
      'Nothing striking.',
    ].join('\n'),
  );
  expect(JSON.parse(await admin('fairness', '--json'))).toMatchObject({ looked: 0, players: 0, pairs: [] });
  expect(await admin('fairness', '--since', 'yesterday')).toContain('--since needs a date such as 2026-11-18');
  expect(await admin('fairness', '--minutes', '0')).toContain('--minutes needs a number above 0');
  expect(await admin('fairness', 'now')).toContain('boneyard admin fairness [--since DATE]');
});

test('shows reports, and bans and unbans players by name, id or address', async () => {
  expect(await admin('reports')).toBe('Nobody has reported anything.');
  const url = withHostName(site.url);
  const ana = headlessBrowser(url);
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
  await bo.until(() => bo.table?.you === 1);
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
  expect(await admin('unban', '--Zoe')).toBe('--Zoe is not banned.');
  expect(await admin('ban', 'Bo')).toBe(`Bo (${id}) is banned and will be disconnected within two seconds.`);
  expect(await bo.closed).toBe(1008);
  expect(await admin('unban', 'Bo')).toBe('Bo is no longer banned.');
  expect(await admin('unban', 'Bo')).toBe('Bo is not banned.');
  expect(await admin('ban', '192.0.2.7')).toBe('192.0.2.7 is banned.');
  expect(await admin('unban', '192.0.2.7')).toBe('192.0.2.7 is no longer banned.');

  // A banned account is signed out everywhere. If two accounts share a name, the id is needed.
  const other = headlessBrowser(url);
  await other.name('Ana');
  await other.signUp();
  const several = await admin('ban', 'Ana');
  expect(several).toMatch(
    /^Several players are called Ana; give the id of the one you mean:\n( {2}\S{16} {2}Ana\n?){2}$/,
  );
  const { id: anaId } = (await ana.ask<{ id: string }>('GET', 'me')).body;
  expect(await admin('ban', anaId)).toBe(`Ana (${anaId}) is banned and will be disconnected within two seconds.`);
  expect(await site.accounts.sessions(anaId)).toEqual([]);
  expect((await other.ask('GET', 'me')).status).toBe(200);
});
