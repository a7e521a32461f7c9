import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseStore } from '../store/database';
import { openSqlite } from '../store/sqlite';
import { signUp } from '../testing/account';
import { peopleIn } from './kept';
import { movePeople } from './moving';

let stores: DatabaseStore[];
beforeEach(async () => {
  stores = [await openSqlite(':memory:'), await openSqlite(':memory:')];
});
afterEach(async () => {
  for (const store of stores) await store.close();
});

test('people move with everything of theirs, again as they are then, and never over others', async () => {
  const [from, to] = stores.map(({ database }) => database) as [DatabaseStore['database'], DatabaseStore['database']];
  const [here, there] = [peopleIn(from), peopleIn(to)];
  const ana = await signUp(here, 'Ana');
  await here.setCodes(ana.id, ['c1', 'c2']);
  const seated = Array.from({ length: 1200 }, (_, n) => ({ player: ana.id, seat: n % 4, table: `t${n}` }));
  await from.together(
    seated.map(({ table, ...row }) =>
      from
        .open()
        .insertInto('seated')
        .values({ ...row, table_id: table }),
    ),
  );
  expect(await movePeople(from, to)).toBe(1);
  expect(await there.account(ana.id)).toEqual(await here.account(ana.id));
  expect(await there.sessions(ana.id)).toEqual(await here.sessions(ana.id));
  expect(await there.tablesOf(ana.id, '', 2000)).toHaveLength(1200);
  // What was used or changed meanwhile is so there, too.
  await here.useCode('c1');
  await here.rename(ana.id, 'Anna');
  expect(await movePeople(from, to)).toBe(1);
  expect([await there.useCode('c1'), (await there.useCode('c2'))?.name]).toEqual([undefined, 'Anna']);
  await signUp(there, 'Bo');
  expect(await movePeople(from, to)).toBeUndefined();
  expect((await there.account(ana.id))?.name).toBe('Anna');
});
