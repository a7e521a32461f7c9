/** Devices and notices in the same database as the tables. */

import { languageOf } from '@boneyard/words/languages';
import type { Database } from '../store/database';
import type { PushRepository } from './pushes';

/** An attempt that has not ended after this long never will: the server was ended in the middle of it, in milliseconds. */
const ENDS_IN = 60_000;
/** A device whose attempts were lost this often is dropped. */
const MOST_LOST = 2;

export function pushRepository({ open, transaction: together }: Database): PushRepository {
  async function keyCalled(name: string): Promise<string | undefined> {
    const row = await open().selectFrom('keys').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value;
  }

  return {
    async key(name, make) {
      const known = await keyCalled(name);
      if (known !== undefined) return known;
      // If several processes make one at once, the first one's counts.
      await open()
        .insertInto('keys')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await keyCalled(name))!;
    },
    async add(account, session, push) {
      const row = { ...push, account, session };
      await together([
        open().deleteFrom('pushes').where('session', '=', session).where('endpoint', '!=', push.endpoint),
        open()
          .insertInto('pushes')
          .values(row)
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row)),
      ]);
    },
    async of(account) {
      const rows = await open()
        .selectFrom('pushes')
        .innerJoin('sessions', 'sessions.id', 'pushes.session')
        .select(['pushes.endpoint', 'pushes.p256dh', 'pushes.auth', 'pushes.language', 'pushes.made'])
        .where('pushes.account', '=', account)
        .whereRef('sessions.account', '=', 'pushes.account')
        .orderBy('pushes.made')
        .execute();
      return rows.map(({ language, ...push }) => ({ ...push, language: languageOf(language) }));
    },
    async has(session) {
      const row = await open()
        .selectFrom('pushes')
        .select('endpoint')
        .where('session', '=', session)
        .executeTakeFirst();
      return row !== undefined;
    },
    async speak(session, language) {
      await open().updateTable('pushes').set({ language }).where('session', '=', session).execute();
    },
    async leave(session) {
      await open().deleteFrom('pushes').where('session', '=', session).execute();
    },
    async beginAttempt(endpoint, now) {
      const row = await open()
        .selectFrom('pushes')
        .select(['tried', 'lost'])
        .where('endpoint', '=', endpoint)
        .executeTakeFirst();
      if (!row) return false;
      const lost = row.lost + (row.tried !== null && now - row.tried > ENDS_IN ? 1 : 0);
      if (lost >= MOST_LOST) {
        await open().deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
        return false;
      }
      await open().updateTable('pushes').set({ tried: now, lost }).where('endpoint', '=', endpoint).execute();
      return true;
    },
    async endAttempt(endpoint) {
      await open().updateTable('pushes').set({ tried: null, lost: 0 }).where('endpoint', '=', endpoint).execute();
    },
    async drop(endpoint) {
      await open().deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
    },
    async wasNotified(table, at, player) {
      const row = await open()
        .selectFrom('calls')
        .select('made')
        .where('table_id', '=', table)
        .where('player', '=', player)
        .where('at', '=', at)
        .executeTakeFirst();
      return row !== undefined;
    },
    async markNotified(table, at, player, now) {
      await open()
        .insertInto('calls')
        .values({ table_id: table, at, player, made: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async remove(account) {
      await together([
        open().deleteFrom('pushes').where('account', '=', account),
        open().deleteFrom('calls').where('player', '=', account),
      ]);
    },
    async tidy(since) {
      await open().deleteFrom('calls').where('made', '<', since).execute();
      await open()
        .deleteFrom('pushes')
        .where('session', 'not in', (sessions) => sessions.selectFrom('sessions').select('id'))
        .execute();
    },
  };
}
