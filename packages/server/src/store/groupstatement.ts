/** One PostgreSQL statement that writes a whole group: entries, and for those that got their place what follows: summaries, seats and wakeups. */

import type { Append } from './store';

/** What is written: an entry, or only another time to wake the table. */
export type Write = Append | { readonly table: string; readonly wakeAt: number | null };

export const isEntry = (written: Write): written is Append => 'n' in written;

/** Rows are sorted by table, so that two writers never deadlock. */
export const GROUP_STATEMENT = `
with won as (
  insert into entries (table_id, n, body)
  select table_id, n, body from unnest($1::text[], $2::int[], $3::text[]) as entry(table_id, n, body)
  order by table_id, n
  on conflict do nothing
  returning table_id, n
), followed as (
  insert into entries (table_id, n, body)
  select follow.table_id, follow.n + follow.place, follow.body
  from unnest($18::text[], $19::int[], $20::int[], $21::text[]) as follow(table_id, n, place, body)
  join won on won.table_id = follow.table_id and won.n = follow.n
  order by follow.table_id, follow.n + follow.place
), carded as (
  insert into cards (id, listed, phase, changed, face, result)
  select distinct on (card.id) card.id, card.listed, card.phase, card.changed, card.face, card.result
  from unnest($4::text[], $5::int[], $6::int[], $7::text[], $8::bigint[], $9::text[], $10::text[])
    as card(id, n, listed, phase, changed, face, result)
  join won on won.table_id = card.id and won.n = card.n
  order by card.id, card.n desc
  on conflict (id) do update set listed = excluded.listed, phase = excluded.phase, changed = excluded.changed,
    face = excluded.face, result = excluded.result
), seats as (
  select distinct on (sat.player, sat.table_id) sat.player, sat.table_id, sat.seat
  from unnest($14::text[], $15::text[], $16::int[], $17::int[]) as sat(player, table_id, n, seat)
  join won on won.table_id = sat.table_id and won.n = sat.n
  order by sat.player, sat.table_id, sat.n desc
), sits as (
  insert into seated (player, table_id, seat) select player, table_id, seat from seats where seat is not null
  order by player, table_id
  on conflict (player, table_id) do update set seat = excluded.seat
), stands as (
  delete from seated using seats
  where seated.player = seats.player and seated.table_id = seats.table_id and seats.seat is null
), latest as (
  select distinct on (later.table_id) later.table_id, later.due
  from unnest($11::text[], $12::int[], $13::bigint[]) with ordinality as later(table_id, n, due, place)
  left join won on won.table_id = later.table_id and won.n = later.n
  where later.n is null or won.n is not null
  order by later.table_id, later.place desc
), put_off as (
  insert into dues (table_id, due) select table_id, due from latest where due is not null order by table_id
  on conflict (table_id) do update set due = excluded.due
), dropped as (
  delete from dues using latest where dues.table_id = latest.table_id and latest.due is null
)
select table_id, n from won`;

export const keyOf = (table: string, n: number): string => `${table} ${n}`;

/** The parameters of the statement. If two writes of a group want the same place in a log, the first one gets it. */
export function groupParameters(group: readonly Write[]): unknown[] {
  const first = new Map<string, Append>();
  const entries: Append[] = [];
  for (const one of group.filter(isEntry)) {
    const { table, n, follows = [] } = one;
    if (first.has(keyOf(table, n))) continue;
    entries.push(one);
    for (let place = 0; place <= follows.length; place++) first.set(keyOf(table, n + place), one);
  }
  const followers = entries.flatMap(({ table, n, follows = [] }) =>
    follows.map((body, i) => ({ table, n, place: i + 1, body })),
  );
  const summaries = entries.flatMap(({ n, summary }) => (summary ? [{ ...summary, n }] : []));
  const seats = entries.flatMap(({ table, n, seated = [] }) => seated.map((one) => ({ ...one, table, n })));
  const wakeups = group.flatMap((one) =>
    one.wakeAt === undefined || (isEntry(one) && first.get(keyOf(one.table, one.n)) !== one)
      ? []
      : [{ table: one.table, n: isEntry(one) ? one.n : null, wakeAt: one.wakeAt }],
  );
  return [
    entries.map(({ table }) => table),
    entries.map(({ n }) => n),
    entries.map(({ body }) => body),
    summaries.map(({ id }) => id),
    summaries.map(({ n }) => n),
    summaries.map(({ listed }) => (listed ? 1 : 0)),
    summaries.map(({ phase }) => phase),
    summaries.map(({ changed }) => changed),
    summaries.map(({ listing }) => listing),
    summaries.map(({ result }) => result),
    wakeups.map(({ table }) => table),
    wakeups.map(({ n }) => n),
    wakeups.map(({ wakeAt }) => wakeAt),
    seats.map(({ player }) => player),
    seats.map(({ table }) => table),
    seats.map(({ n }) => n),
    seats.map(({ seat }) => seat),
    followers.map(({ table }) => table),
    followers.map(({ n }) => n),
    followers.map(({ place }) => place),
    followers.map(({ body }) => body),
  ];
}
