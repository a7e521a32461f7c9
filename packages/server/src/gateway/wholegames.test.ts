/** Whole games over real sockets. */

import { parseRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { verify } from '@boneyard/protocol/fair';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEntry } from '../tables/room/entries';
import { type Client, connect, openTable, playOn } from '../testing/client';
import { memoryStore } from '../testing/memorystore';
import { startServer, type TestServer } from '../testing/testserver';

let site: TestServer;
beforeAll(async () => {
  site = await startServer();
});
afterAll(async () => {
  expect(site.errors).toEqual([]);
  await site.close();
});

const KINDS: readonly (readonly [string, number, Record<string, unknown>])[] = [
  ['classic', 2, { match: { rounds: 2 } }],
  ['classic', 4, { style: 'block', match: { rounds: 1 } }],
  ['bead', 2, { strategic: true }],
  ['bead', 4, {}],
  ['quad', 3, { match: { rounds: 1 } }],
  ['magnetic', 2, {}],
  ['magnetic', 2, { mode: 'tower' }],
  ['magnetic', 3, { mode: 'staggered', hands: 'real' }],
];

/** The first player opens the table, and the others sit down in this order. */
async function seated(
  url: string,
  people: readonly Client[],
  game: string,
  options: Record<string, unknown>,
): Promise<string> {
  const chairs = people.map(() => ({ kind: 'person' as const }));
  const table = await openTable(url, people[0]!.cookie, { game, options, chairs });
  for (const [seat, client] of people.entries()) {
    client.send({ t: 'come', table });
    await client.next('table');
    if (seat > 0) client.send({ t: 'sit', seat });
    await client.until(() => client.table?.you === seat);
  }
  return table;
}

describe('people play a whole match', () => {
  test.each(KINDS)('%s with %i: %j', async (game, players, options) => {
    const random = seeded(`${game} ${players}`);
    const people = await Promise.all(Array.from({ length: players }, (_, seat) => connect(site.url, `Player ${seat}`)));
    const table = await seated(site.url, people, game, options);
    await Promise.all(people.map((client) => playOn(client, random)));
    const answer = await fetch(`${site.url}/api/tables/${table}/record`);
    expect(answer.status).toBe(200);
    const json = (await answer.json()) as { rounds: { deal: unknown; proof: unknown }[] };
    const record = parseRecord(JSON.stringify(json));
    if (isProblem(record)) throw new Error(JSON.stringify(record));
    const replaying = replay(record);
    let scores: readonly number[] = [];
    for (let next = replaying.next(); ; next = replaying.next()) {
      if (next.done) {
        expect(next.value).toBeUndefined();
        break;
      }
      scores = next.value.match.state.scores;
    }
    for (const client of people) expect((client.table!.view as { scores: unknown }).scores).toEqual(scores);
    // Every round was shuffled with the contributions of all players.
    for (const [round, { deal, proof }] of json.rounds.entries())
      for (const [seat, client] of people.entries())
        expect(
          verify(
            proof,
            { game, players, options, deal },
            {
              commitment: client.commitments.get(round)!,
              seat,
              bits: client.bits.get(round)!,
              promised: client.promises.get(round),
            },
          ),
        ).toBeUndefined();
    for (const client of people) client.close();
  });
});

test('what follows immediately at a table is stored together with its cause', async () => {
  const kept: string[][] = [];
  const store = memoryStore();
  const own = await startServer({
    pace: { first: 60_000, later: 60_000 },
    store: {
      ...store,
      append(append) {
        kept.push([append.body, ...(append.follows ?? [])].map((body) => readEntry(body).do));
        return store.append(append);
      },
    },
  });
  const people = await Promise.all(['Ana', 'Bo'].map((name) => connect(own.url, name)));
  await seated(own.url, people, 'classic', { match: { rounds: 2 } });
  await Promise.all(people.map((client) => playOn(client, seeded('at once'))));
  const shuffle = [['promised'], ['promised', 'sealed'], ['added'], ['added', 'dealt']];
  const others = kept.filter(([first]) => first !== 'moved');
  expect(others).toEqual([['opened', 'sat'], ['sat', 'committed'], ...shuffle, ...shuffle]);
  expect(kept.filter(([first, second]) => first === 'moved' && second === 'committed')).toHaveLength(1);
  for (const client of people) client.close();
  await own.close();
});
