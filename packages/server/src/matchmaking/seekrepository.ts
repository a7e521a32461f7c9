/** Searches in the same database as the tables. */

import type { PlayerKind } from '@boneyard/protocol/enums';
import type { SeekTerms } from '@boneyard/protocol/seeks';
import type { Selectable } from 'kysely';
import type { Database } from '../store/database';
import type { Schema } from '../store/schema';
import type { Seek, SeekRepository } from './seeks';

function seekOf(row: Selectable<Schema['seeks']>): Seek {
  const { id, player, name, kind, terms, mu, sigma, since, pair } = row;
  const { players: seats } = JSON.parse(terms) as SeekTerms;
  return {
    id,
    player,
    name,
    kind: kind as PlayerKind,
    terms,
    seats,
    rating: { mu, sigma },
    since,
    pair: pair ?? undefined,
  };
}

export function seekRepository({ open, transaction: together }: Database): SeekRepository {
  /** A search has ended when it has a row in `found`; the first process to write it decides how. */
  const unended = () =>
    open()
      .selectFrom('seeks')
      .leftJoin('found', 'found.seek', 'seeks.id')
      .selectAll('seeks')
      .where('found.seek', 'is', null)
      .orderBy('since')
      .orderBy('player');

  async function ended(ids: readonly string[]) {
    if (ids.length === 0) return new Map();
    const rows = await open().selectFrom('found').selectAll().where('seek', 'in', ids).execute();
    return new Map(rows.map(({ seek, table_id: table, at }) => [seek, { table, at }]));
  }

  async function end(ids: readonly string[], table: string | null, now: number): Promise<boolean> {
    try {
      await open()
        .insertInto('found')
        .values(ids.map((seek) => ({ seek, table_id: table, at: now })))
        .execute();
      return true;
    } catch (error) {
      if ((await ended(ids)).size > 0) return false;
      throw error;
    }
  }

  return {
    async add({ rating, seats: _, pair = null, ...seek }, now) {
      await open()
        .insertInto('seeks')
        .values({ ...seek, ...rating, pair, seen: now })
        .execute();
    },
    async one(id, player) {
      const row = await open()
        .selectFrom('seeks')
        .selectAll()
        .where('id', '=', id)
        .where('player', '=', player)
        .executeTakeFirst();
      return row && seekOf(row);
    },
    async openOf(player) {
      return (await unended().where('player', '=', player).execute()).map(seekOf);
    },
    async open(since, most) {
      return (await unended().where('seen', '>=', since).limit(most).execute()).map(seekOf);
    },
    async markAlive(ids, now) {
      if (ids.length > 0) await open().updateTable('seeks').set({ seen: now }).where('id', 'in', ids).execute();
    },
    end,
    ended,
    async endedAt(table) {
      const rows = await open()
        .selectFrom('seeks')
        .innerJoin('found', 'found.seek', 'seeks.id')
        .selectAll('seeks')
        .where('found.table_id', '=', table)
        .orderBy('since')
        .orderBy('player')
        .execute();
      return rows.map(seekOf);
    },
    async addPair({ guest = null, ...pair }) {
      await open()
        .insertInto('pairs')
        .values({ ...pair, guest })
        .execute();
    },
    async pairs(ids) {
      if (ids.length === 0) return new Map();
      const rows = await open().selectFrom('pairs').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map(({ guest, ...pair }) => [pair.id, { ...pair, guest: guest ?? undefined }]));
    },
    async joinPair(id, player) {
      const { numUpdatedRows } = await open()
        .updateTable('pairs')
        .set({ guest: player })
        .where('id', '=', id)
        .where('host', '!=', player)
        .where(({ eb, or }) => or([eb('guest', 'is', null), eb('guest', '=', player)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async endPair(id, now) {
      await open().deleteFrom('pairs').where('id', '=', id).execute();
      // One by one: a search that has found its table meanwhile keeps it.
      for (const one of await unended().where('pair', '=', id).execute()) await end([one.id], null, now);
    },
    async tidy(before) {
      await together([
        open().deleteFrom('pairs').where('made', '<', before),
        open().deleteFrom('seeks').where('seen', '<', before),
        open().deleteFrom('found').where('at', '<', before),
      ]);
    },
  };
}
