/** What machines ask: is the server alive, should it be sent people, and how is it doing. */

import type { FastifyInstance } from 'fastify';
import type { House } from '../house/house';
import type { Metrics } from '../operate/metrics';

export interface Health {
  readonly house: House;
  readonly metrics: Metrics | undefined;
  connections(): number;
  /** The server is about to stop. */
  leaving(): boolean;
}

/** The store has so long to answer, in milliseconds. */
const PATIENCE = 2_000;

async function answers(house: House): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE).unref());
  const ready = house.ready().then(
    () => true,
    () => false,
  );
  return Promise.race([ready, late]);
}

export function health(app: FastifyInstance, { house, metrics, connections, leaving }: Health): void {
  app.get('/healthz', async () => ({ fine: true, connections: connections(), tables: house.size }));

  app.get('/readyz', async (_, reply) => {
    const store = await answers(house);
    const ready = store && !leaving();
    // Without news from the others everything works, a little later.
    return reply.code(ready ? 200 : 503).send({ ready, store, news: house.hasNews, leaving: leaving() });
  });

  if (!metrics) return;
  metrics.gauge('boneyard_sockets', 'Open connections', connections);
  metrics.gauge('boneyard_tables', 'Tables in memory', () => house.size);
  metrics.gauge('boneyard_news', 'Is there news from other processes (1), or only the store (0)', () =>
    house.hasNews ? 1 : 0,
  );
  app.get('/metrics', async (request, reply) => {
    // Whoever comes through a proxy comes from outside.
    if (request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
