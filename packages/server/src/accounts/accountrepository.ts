/** Accounts in the same database as the tables. */

import type { Preferences } from '@boneyard/protocol/accounts';
import type { Selectable } from 'kysely';
import type { Database } from '../store/database';
import { summaryFromRow } from '../store/queries';
import type { Schema } from '../store/schema';
import { readEntry, writeEntry } from '../tables/room/entries';
import type { Account, AccountRepository, Passkey, Session } from './accounts';

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

const SESSION = ['sessions.id', 'sessions.label', 'sessions.made', 'sessions.seen'] as const;

function passkeyOf(row: Row<'credentials'>): Passkey {
  const { id, public_key: key, counter, transports, label, made, used } = row;
  return { id, key, counter, transports: transports.split(' ').filter(Boolean), label, made, used };
}

function rowOf(account: string, { key, transports, ...rest }: Passkey): Row<'credentials'> {
  return { ...rest, account, public_key: key, transports: transports.join(' ') };
}

export function accountRepository({ open, transaction: together }: Database): AccountRepository {
  async function account(id: string): Promise<Account | undefined> {
    return open()
      .selectFrom('accounts')
      .select(['id', 'name', 'made'])
      .where('id', '=', id)
      .where('gone', 'is', null)
      .executeTakeFirst();
  }

  async function isTaken(id: string): Promise<boolean> {
    return (await open().selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  async function isKnown(id: string): Promise<boolean> {
    return (await open().selectFrom('credentials').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  return {
    account,
    isTaken,
    async create(made, passkey) {
      try {
        await together([
          open()
            .insertInto('accounts')
            .values({ ...made, gone: null }),
          open().insertInto('credentials').values(rowOf(made.id, passkey)),
        ]);
        return true;
      } catch (error) {
        if ((await isTaken(made.id)) || (await isKnown(passkey.id))) return false;
        throw error;
      }
    },
    async rename(id, name) {
      await open().updateTable('accounts').set({ name }).where('id', '=', id).where('gone', 'is', null).execute();
    },
    async remove(id, now) {
      await together([
        open().updateTable('accounts').set({ name: '', gone: now }).where('id', '=', id),
        open().deleteFrom('credentials').where('account', '=', id),
        open().deleteFrom('sessions').where('account', '=', id),
        open().deleteFrom('recoveries').where('account', '=', id),
        open().deleteFrom('preferences').where('account', '=', id),
        open().deleteFrom('seated').where('player', '=', id),
      ]);
    },

    async passkey(id) {
      const row = await open()
        .selectFrom('credentials')
        .innerJoin('accounts', 'accounts.id', 'credentials.account')
        .selectAll('credentials')
        .select(['accounts.name', 'accounts.made as began'])
        .where('credentials.id', '=', id)
        .where('accounts.gone', 'is', null)
        .executeTakeFirst();
      return row && { passkey: passkeyOf(row), account: { id: row.account, name: row.name, made: row.began } };
    },
    async passkeys(owner) {
      const rows = await open()
        .selectFrom('credentials')
        .selectAll()
        .where('account', '=', owner)
        .orderBy('made')
        .execute();
      return rows.map(passkeyOf);
    },
    async addPasskey(owner, passkey) {
      const added = await open()
        .insertInto('credentials')
        .values(rowOf(owner, passkey))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      return added.length > 0;
    },
    async usePasskey(id, counter, now) {
      await open().updateTable('credentials').set({ counter, used: now }).where('id', '=', id).execute();
    },
    async dropPasskey(owner, id) {
      const gone = await open()
        .deleteFrom('credentials')
        .where('account', '=', owner)
        .where('id', '=', id)
        .returning('id')
        .execute();
      return gone.length > 0;
    },

    async addSession(owner, hash, session) {
      await open()
        .insertInto('sessions')
        .values({ ...session, hash, account: owner })
        .execute();
    },
    async session(hash, since) {
      const row = await open()
        .selectFrom('sessions')
        .innerJoin('accounts', 'accounts.id', 'sessions.account')
        .select([...SESSION, 'accounts.id as owner', 'accounts.name', 'accounts.made as began'])
        .where('sessions.hash', '=', hash)
        .where('sessions.seen', '>=', since)
        .where('accounts.gone', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const { owner, name, began, ...session } = row;
      return { account: { id: owner, name, made: began }, session };
    },
    async sessions(owner): Promise<Session[]> {
      return open()
        .selectFrom('sessions')
        .select([...SESSION])
        .where('account', '=', owner)
        .orderBy('seen', 'desc')
        .execute();
    },
    async liveSessions(ids) {
      if (ids.length === 0) return [];
      const rows = await open().selectFrom('sessions').select('id').where('id', 'in', ids).execute();
      return rows.map(({ id }) => id);
    },
    async touchSession(hash, now) {
      await open().updateTable('sessions').set({ seen: now }).where('hash', '=', hash).execute();
    },
    async endSessions(owner, session) {
      const all = open().deleteFrom('sessions').where('account', '=', owner);
      await (session === undefined ? all : all.where('id', '=', session)).execute();
    },

    async setCodes(owner, hashes) {
      await together([
        open().deleteFrom('recoveries').where('account', '=', owner),
        ...hashes.map((hash) => open().insertInto('recoveries').values({ hash, account: owner })),
      ]);
    },
    async useCode(hash) {
      const used = await open()
        .deleteFrom('recoveries')
        .where('hash', '=', hash)
        .returning('account')
        .executeTakeFirst();
      return used && account(used.account);
    },
    async codesLeft(owner) {
      const rows = await open().selectFrom('recoveries').select('hash').where('account', '=', owner).execute();
      return rows.length;
    },

    async preferences(owner) {
      const row = await open()
        .selectFrom('preferences')
        .select(['chosen', 'changed'])
        .where('account', '=', owner)
        .executeTakeFirst();
      return row && { chosen: JSON.parse(row.chosen) as Preferences['chosen'], changed: row.changed };
    },
    async keepPreferences(owner, { chosen, changed }) {
      const row = { chosen: JSON.stringify(chosen), changed };
      await open()
        .insertInto('preferences')
        .values({ account: owner, ...row })
        .onConflict((conflict) =>
          conflict.column('account').doUpdateSet(row).where('preferences.changed', '<', changed),
        )
        .execute();
    },

    async addChallenge(hash, challenge) {
      await open()
        .insertInto('challenges')
        .values({ ...challenge, hash })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ ...challenge }))
        .execute();
    },
    async takeChallenge(hash, now) {
      const asked = await open()
        .deleteFrom('challenges')
        .where('hash', '=', hash)
        .returning(['challenge', 'purpose', 'until'])
        .executeTakeFirst();
      return asked && asked.until > now ? asked : undefined;
    },

    async seats(player, most) {
      const rows = await open()
        .selectFrom('seated')
        .innerJoin('cards', 'cards.id', 'seated.table_id')
        .selectAll('cards')
        .select('seated.seat')
        .where('seated.player', '=', player)
        .orderBy('cards.changed', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ seat, ...row }) => ({ seat, summary: summaryFromRow(row) }));
    },
    async tablesOf(player, after, most) {
      const rows = await open()
        .selectFrom('seated')
        .select('table_id')
        .where('player', '=', player)
        .where('table_id', '>', after)
        .orderBy('table_id')
        .limit(most)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },

    async removeName(player, table) {
      const rows = await open()
        .selectFrom('entries')
        .select(['n', 'body'])
        .where('table_id', '=', table)
        .where('body', 'like', `%${player}%`)
        .execute();
      const sat = rows.flatMap(({ n, body }) => {
        const entry = readEntry(body);
        return entry.do === 'sat' && entry.guest === player ? [{ n, body: writeEntry({ ...entry, name: '' }) }] : [];
      });
      await together(
        sat.map(({ n, body }) =>
          open().updateTable('entries').set({ body }).where('table_id', '=', table).where('n', '=', n),
        ),
      );
    },

    async tidy(now, since) {
      await open().deleteFrom('challenges').where('until', '<=', now).execute();
      await open().deleteFrom('sessions').where('seen', '<', since).execute();
      await open()
        .deleteFrom('seated')
        .where('player', 'not in', (accounts) => accounts.selectFrom('accounts').select('id'))
        .where('table_id', 'in', (cards) => cards.selectFrom('cards').select('id').where('changed', '<', since))
        .execute();
    },
  };
}
