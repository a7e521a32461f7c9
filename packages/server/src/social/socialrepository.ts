/** Tokens, chat, blocks, reports and bans in the same database as the tables. */

import type { TableListing } from '@boneyard/protocol/tables';
import type { Selectable } from 'kysely';
import type { Database } from '../store/database';
import type { Schema } from '../store/schema';
import type { ChatReport, SocialRepository, StoredLine } from './social';

const TOKEN = ['id', 'player', 'name', 'made'] as const;

function lineOf({ table_id: table, body: text, ...row }: Selectable<Schema['chat']>): StoredLine {
  return { ...row, table, text };
}

function reportOf({ table_id: table, body: text, by_player: by, ...row }: Selectable<Schema['reports']>): ChatReport {
  return { ...row, table, text, by };
}

export function socialRepository({ open, transaction: together }: Database): SocialRepository {
  return {
    async tokens(account) {
      return open().selectFrom('tokens').select(TOKEN).where('account', '=', account).orderBy('made').execute();
    },
    async addToken(account, hash, token) {
      await open()
        .insertInto('tokens')
        .values({ ...token, hash, account })
        .execute();
    },
    async tokenOf(hash) {
      const row = await open().selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
      if (!row) return undefined;
      const { hash: _, account, ...token } = row;
      return { token, account };
    },
    async dropToken(account, id) {
      const gone = await open()
        .deleteFrom('tokens')
        .where('account', '=', account)
        .where('id', '=', id)
        .returning('id')
        .execute();
      return gone.length > 0;
    },
    async validTokens(ids) {
      if (ids.length === 0) return [];
      const rows = await open().selectFrom('tokens').select('id').where('id', 'in', ids).execute();
      return rows.map(({ id }) => id);
    },

    async addLine({ table, text, ...line }) {
      await open()
        .insertInto('chat')
        .values({ ...line, table_id: table, body: text })
        .execute();
    },
    async lastLines(table, most) {
      const rows = await open()
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('said', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map(lineOf).reverse();
    },
    async line(table, id) {
      const row = await open()
        .selectFrom('chat')
        .selectAll()
        .where('id', '=', id)
        .where('table_id', '=', table)
        .executeTakeFirst();
      return row && lineOf(row);
    },
    async linesOf(player) {
      const rows = await open().selectFrom('chat').selectAll().where('player', '=', player).orderBy('said').execute();
      return rows.map(lineOf);
    },

    async block(account, { player, name, made }) {
      await open()
        .insertInto('blocks')
        .values({ account, blocked: player, name, made })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async unblock(account, player) {
      await open().deleteFrom('blocks').where('account', '=', account).where('blocked', '=', player).execute();
    },
    async blocks(account) {
      return open()
        .selectFrom('blocks')
        .select(['blocked as player', 'name', 'made'])
        .where('account', '=', account)
        .orderBy('made')
        .execute();
    },
    async blocked(a, b) {
      const found = await open()
        .selectFrom('blocks')
        .select('account')
        .where((row) =>
          row.or([
            row.and([row('account', '=', a), row('blocked', '=', b)]),
            row.and([row('account', '=', b), row('blocked', '=', a)]),
          ]),
        )
        .executeTakeFirst();
      return found !== undefined;
    },
    async apart(players) {
      if (players.length < 2) return () => false;
      const rows = await open()
        .selectFrom('blocks')
        .select(['account', 'blocked'])
        .where('account', 'in', players)
        .where('blocked', 'in', players)
        .execute();
      const pairs = new Set(rows.map(({ account, blocked }) => `${account} ${blocked}`));
      return (one, other) => pairs.has(`${one} ${other}`);
    },
    async blockedAt(table, player) {
      const found = await open()
        .selectFrom('seated')
        .innerJoin('blocks', (join) =>
          join.on((row) =>
            row.or([
              row.and([row('blocks.account', '=', row.ref('seated.player')), row('blocks.blocked', '=', player)]),
              row.and([row('blocks.blocked', '=', row.ref('seated.player')), row('blocks.account', '=', player)]),
            ]),
          ),
        )
        .select('seated.player')
        .where('seated.table_id', '=', table)
        .executeTakeFirst();
      return found !== undefined;
    },
    async playerAt(table, seat) {
      const row = await open()
        .selectFrom('seated')
        .innerJoin('cards', 'cards.id', 'seated.table_id')
        .select(['seated.player', 'cards.face'])
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .executeTakeFirst();
      return row && { player: row.player, name: (JSON.parse(row.face) as TableListing).seats[seat]?.name ?? '' };
    },

    async report({ table, text, by, ...report }) {
      await open()
        .insertInto('reports')
        .values({ ...report, table_id: table, body: text, by_player: by })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async reports(most) {
      const rows = await open().selectFrom('reports').selectAll().orderBy('made', 'desc').limit(most).execute();
      return rows.map(reportOf);
    },

    async playersNamed(wanted) {
      const rows = await open()
        .selectFrom('accounts')
        .select(['id as player', 'name'])
        .where('gone', 'is', null)
        .where((row) => row.or([row('id', '=', wanted), row('name', '=', wanted)]))
        .union(
          open()
            .selectFrom('tokens')
            .select(['player', 'name'])
            .where((row) => row.or([row('player', '=', wanted), row('name', '=', wanted)])),
        )
        .union(
          open()
            .selectFrom('reports')
            .select(['player', 'name'])
            .where((row) => row.or([row('player', '=', wanted), row('name', '=', wanted)])),
        )
        .execute();
      // The player may have changed names since.
      return [...new Map(rows.map((row) => [row.player, row])).values()];
    },
    async ban(ban) {
      await open()
        .insertInto('bans')
        .values({ ...ban })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async unban(who) {
      const gone = await open().deleteFrom('bans').where('who', '=', who).returning('who').execute();
      return gone.length > 0;
    },
    async bans() {
      return open().selectFrom('bans').selectAll().orderBy('made').execute();
    },

    async forget(account) {
      const bots = await open().selectFrom('tokens').select('player').where('account', '=', account).execute();
      const players = [account, ...bots.map(({ player }) => player)];
      await together([
        open().deleteFrom('chat').where('player', 'in', players),
        open().deleteFrom('reports').where('player', 'in', players),
        open().deleteFrom('blocks').where('account', '=', account),
        open().deleteFrom('blocks').where('blocked', 'in', players),
        open().deleteFrom('tokens').where('account', '=', account),
      ]);
    },
    async tidy(before) {
      await open().deleteFrom('chat').where('said', '<', before).execute();
      await open().deleteFrom('reports').where('made', '<', before).execute();
    },
  };
}
