import { contributionStep } from '@boneyard/protocol/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, connect, openTable } from '../testing/client';
import { startServer, type TestServer } from '../testing/testserver';

let site: TestServer;

beforeAll(async () => {
  site = await startServer();
});

afterAll(() => site.close());

const isPromised = ({ table }: Client) => table!.fair!.promised[table!.you!] !== undefined;

test('a promise that was sent twice is refused after its sender was shown it, so a page does not send it again and again', async () => {
  const [ana, bo] = await Promise.all(['Ana', 'Bo'].map((name) => connect(site.url, name, { adds: false })));
  const table = await openTable(site.url, ana!.cookie, {
    game: 'classic',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
  });
  for (const client of [ana!, bo!]) client.send({ t: 'come', table });
  await bo!.until(() => bo!.table, 'the table');
  bo!.send({ t: 'sit', seat: 1 });
  await ana!.until(() => ana!.table?.phase === 'dealing' && ana!.table.fair, 'a shuffle');
  const promise = contributionStep(ana!.table!, '0'.repeat(32))!;
  const refused = ana!.next('refused').then(({ what, why }) => ({ what, why, shown: isPromised(ana!) }));
  ana!.send(promise);
  ana!.send(promise);
  expect(await refused).toEqual({ what: 'promise', why: 'not now', shown: true });
  for (const client of [ana!, bo!]) client.close();
});
