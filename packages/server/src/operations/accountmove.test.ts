import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountRepository } from '../accounts/accountrepository';
import type { DatabaseStore } from '../store/database';
import { openSqlite } from '../store/sqlite';
import { testAccount } from '../testing/testaccount';
import { moveAccounts } from './accountmove';

let stores: DatabaseStore[];
beforeEach(async () => {
  stores = [await openSqlite(':memory:'), await openSqlite(':memory:')];
});
afterEach(async () => {
  for (const store of stores) await store.close();
});

test('accounts move with all their data, again with what changed, and never overwrite others', async () => {
  const [from, to] = stores.map(({ database }) => database) as [DatabaseStore['database'], DatabaseStore['database']];
  const [here, there] = [accountRepository(from), accountRepository(to)];
  const ana = await testAccount(here, 'Ana');
  await here.setCodes(ana.id, ['c1', 'c2']);
  const seated = Array.from({ length: 1200 }, (_, n) => ({ player: ana.id, seat: n % 4, table: `t${n}` }));
  await from.transaction(
    seated.map(({ table, ...row }) =>
      from
        .open()
        .insertInto('seated')
        .values({ ...row, table_id: table }),
    ),
  );
  expect(await moveAccounts(from, to)).toBe(1);
  expect(await there.account(ana.id)).toEqual(await here.account(ana.id));
  expect(await there.sessions(ana.id)).toEqual(await here.sessions(ana.id));
  expect(await there.tablesOf(ana.id, '', 2000)).toHaveLength(1200);
  // What was used or changed meanwhile is copied too.
  await here.useCode('c1');
  await here.rename(ana.id, 'Anna');
  expect(await moveAccounts(from, to)).toBe(1);
  expect([await there.useCode('c1'), (await there.useCode('c2'))?.name]).toEqual([undefined, 'Anna']);
  await testAccount(there, 'Bo');
  expect(await moveAccounts(from, to)).toBeUndefined();
  expect((await there.account(ana.id))?.name).toBe('Anna');
});
