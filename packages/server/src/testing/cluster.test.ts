/** Three processes with PostgreSQL and Redis are upgraded while games are played. The long version is in the soak. */

import { VERSION } from '@boneyard/protocol/version';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lack } from '../../../../scripts/parts.mjs';
import { connect, openTable, playOn } from './client';
import { startCluster, type TestCluster } from './cluster';
import { playThroughUpgrade } from './upgrades';

const missing = lack('postgres', 'redis');

describe.skipIf(missing)(`a cluster${missing}`, () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await startCluster({ processes: 3 });
  }, 120_000);
  afterAll(() => cluster.close(), 60_000);

  test('all three are upgraded under load: no move is lost, doubled or refused', async () => {
    const { acknowledged } = await playThroughUpgrade(cluster, { games: 6, seed: 'small upgrade', abreast: 6 });
    expect(acknowledged).toBeGreaterThan(60);
  });

  test('a page of an older version is told to reload, and continues where it was', async () => {
    const chairs = [{ kind: 'person' }, { kind: 'bot', level: 'casual' }] as const;
    const options = { match: { rounds: 1 } };
    const ana = await connect(cluster.url, 'Ana');
    const table = await openTable(cluster.url, ana.cookie, { game: 'classic', options, chairs: [...chairs] });
    ana.send({ t: 'hello', v: VERSION - 1 });
    expect(await ana.next('reload')).toEqual({ t: 'reload', v: VERSION });
    ana.send({ t: 'come', table });
    expect(await ana.next('refused')).toMatchObject({ what: 'come', why: 'malformed' });
    ana.close();
    const reloaded = await connect(cluster.url, 'Ana', { cookie: ana.cookie });
    reloaded.send({ t: 'come', table });
    await playOn(reloaded, seeded('reloaded'));
  });
});
