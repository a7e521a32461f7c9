/** Searches in the same database as the tables. */

import type { PlayerKind } from '@boneyard/protocol/enums';
import type { SeekTerms } from '@boneyard/protocol/seeks';
import type { Database } from '../store/database';
import type { Schema } from '../store/schema';
import type { Seek, SeekRepository } from './seeks';

function seekOf({ id, player, name, kind, terms, mu, sigma, since }: Schema['seeks']): Seek {
  const { players: seats } = JSON.parse(terms) as SeekTerms;
  return { id, player, name, kind: kind as PlayerKind, terms, seats, rating: { mu, sigma }, since };
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

  return {
    async add({ rating, seats: _, ...seek }, now) {
      await open()
        .insertInto('seeks')
        .values({ ...seek, ...rating, seen: now })
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
    async end(ids, table, now) {
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
    },
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
    async tidy(before) {
      await together([
        open().deleteFrom('seeks').where('seen', '<', before),
        open().deleteFrom('found').where('at', '<', before),
      ]);
    },
  };
}
