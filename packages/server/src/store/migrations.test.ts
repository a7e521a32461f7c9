/** Databases of earlier versions: what migrations make of what was stored. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lack } from '../../../../scripts/parts.mjs';
import { ratingRepository } from '../matchmaking/ratingrepository';
import { type TestDatabase, testPostgres } from '../testing/testdatabases';
import type { DatabaseStore } from './database';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';

const missing = lack('postgres');

/** As the version before variants had them; times and ids as they really look. */
const AT = 1_700_000_000_000;
const FORMER = `
drop table if exists journal; drop table rated; drop table standings; drop table pairs; drop index seeks_pair; alter table seeks drop column pair;
delete from kysely_migration where name >= '010';
create table rated (player text not null, game text not null, n integer not null, table_id text not null, place integer not null,
  players integer not null, won integer not null, mu double precision not null, sigma double precision not null, at bigint not null,
  constraint rated_key primary key (player, game, n), constraint rated_once unique (table_id, player));
create index rated_at on rated (at);
create table standings (player text not null, game text not null, n integer not null, won integer not null,
  mu double precision not null, sigma double precision not null, worth double precision not null, changed bigint not null,
  constraint standings_key primary key (player, game));
create index standings_worth on standings (game, worth);
insert into accounts values ('ana', 'Ana', ${AT}, null), ('bo', 'Bo', ${AT}, null);
`;

/** Ana's and Bo's rated matches, in the order in which they were played. The tables of the last two are gone. */
const MATCHES = [
  { game: 'classic', options: { style: 'draw' }, variant: 'draw', won: true },
  { game: 'classic', options: { style: 'block', spinner: 'all' }, variant: 'block', won: true },
  { game: 'classic', options: { style: 'draw' }, variant: 'draw', won: false },
  { game: 'classic', options: { style: 'block' }, variant: 'block', won: true },
  { game: 'quad', options: { set: 70 }, variant: 'beginners', won: true },
  { game: 'classic', options: undefined, variant: 'draw', won: true },
  { game: 'magnetic', options: undefined, variant: 'flat', won: false },
] as const;

/** Any numbers will do: they have to stay as they are. */
const ratingAfter = (n: number, player: string) => ({ mu: 25 + n + (player === 'ana' ? 0.5 : 0), sigma: 8 - n / 8 });

function formerRows(): string {
  const lines: string[] = [];
  for (const player of ['ana', 'bo']) {
    const counts = new Map<string, { n: number; won: number }>();
    for (const [i, { game, options, won: anaWon }] of MATCHES.entries()) {
      const { mu, sigma } = ratingAfter(i, player);
      const won = anaWon === (player === 'ana') ? 1 : 0;
      const before = counts.get(game) ?? { n: 0, won: 0 };
      const now = { n: before.n + 1, won: before.won + won };
      counts.set(game, now);
      lines.push(
        `insert into rated values ('${player}', '${game}', ${now.n}, 't${i}', ${2 - won}, 2, ${won}, ${mu}, ${sigma}, ${AT + i});`,
      );
      lines.push(
        `insert into standings values ('${player}', '${game}', ${now.n}, ${now.won}, ${mu}, ${sigma}, ${mu - 3 * sigma}, ${AT + i})
        on conflict (player, game) do update set n = excluded.n, won = excluded.won, mu = excluded.mu, sigma = excluded.sigma,
        worth = excluded.worth, changed = excluded.changed;`,
      );
      const opened = { do: 'opened', by: 'ana', agreed: { game, options, chairs: [] }, at: AT };
      if (options && player === 'ana')
        lines.push(`insert into entries values ('t${i}', 0, '${JSON.stringify(opened)}'), ('t${i}', 1, '{}');`);
    }
  }
  return lines.join('\n');
}

async function expectVariants(store: DatabaseStore): Promise<void> {
  const ratings = ratingRepository(store.database);
  for (const player of ['ana', 'bo']) {
    const wanted = new Map<string, { n: number; won: number; last: number; tables: string[] }>();
    for (const [i, { game, variant, won }] of MATCHES.entries()) {
      const before = wanted.get(`${game} ${variant}`) ?? { n: 0, won: 0, last: 0, tables: [] };
      const counts = won === (player === 'ana') ? 1 : 0;
      wanted.set(`${game} ${variant}`, {
        n: before.n + 1,
        won: before.won + counts,
        last: i,
        tables: [...before.tables, `t${i}`],
      });
    }
    const standings = await ratings.standings(player);
    expect(standings.map(({ game, variant }) => `${game} ${variant}`)).toEqual([...wanted.keys()].sort());
    for (const { game, variant, matches, won, mu, sigma, changed } of standings) {
      const { n, won: wins, last, tables } = wanted.get(`${game} ${variant}`)!;
      expect({ matches, won, mu, sigma, changed }).toEqual({
        matches: n,
        won: wins,
        ...ratingAfter(last, player),
        changed: AT + last,
      });
      const history = await ratings.history(player, { game, variant }, 99);
      expect(history.map(({ table }) => table)).toEqual(tables);
      expect(history.every(({ sides, players }) => sides === 2 && players === 2)).toBe(true);
    }
  }
  expect((await ratings.leaders({ game: 'classic', variant: 'block' }, 9, 9)).map(({ name }) => name)).toEqual([
    'Ana',
    'Bo',
  ]);
  // The next match builds on what is there.
  const next = { game: 'classic', variant: 'block', table: 'next', players: ['ana', 'bo'], ranks: [0, 1], at: AT + 99 };
  expect(await ratings.settle(next)).toMatchObject([{ from: ratingAfter(3, 'ana') }, { from: ratingAfter(3, 'bo') }]);
}

test('rated matches from before variants belong to the variant of their table: SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-former-'));
  const file = join(folder, 'tables.db');
  await (await openSqlite(file)).close();
  const former = new Database(file);
  former.exec(FORMER + formerRows());
  former.close();
  const store = await openSqlite(file);
  await expectVariants(store);
  await store.close();
  rmSync(folder, { recursive: true });
});

describe.skipIf(missing)(`PostgreSQL${missing}`, () => {
  let server: TestDatabase;
  beforeAll(async () => {
    server = await testPostgres();
  }, 60_000);
  afterAll(async () => server.close(), 60_000);

  test('rated matches from before variants belong to the variant of their table: PostgreSQL', async () => {
    await (await openPostgres(server.url)).close();
    const former = new pg.Client(server.url);
    await former.connect();
    await former.query(FORMER + formerRows());
    await former.end();
    const store = await openPostgres(server.url);
    await expectVariants(store);
    await store.close();
  });
});
