/** What load balancers and Prometheus ask: is the server alive, is it ready, and its metrics. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../operations/metrics';
import type { TableRegistry } from '../tables/registry';
import { THIS_MACHINE } from './proxies';
import type { Sockets } from './sockets';

/** Where metrics are served. */
export interface MetricsAccess {
  /** What a request has to prove; without one only requests from this machine are answered. */
  readonly token: string | undefined;
  /** They are served elsewhere, on a port of their own. */
  readonly elsewhere: boolean;
}

export interface Health {
  readonly access: MetricsAccess;
  readonly tables: TableRegistry;
  readonly metrics: Metrics | undefined;
  readonly sockets: Pick<Sockets, 'size'>;
  /** The server is about to stop. */
  leaving(): boolean;
}

/** How long the store has to answer, in milliseconds. */
const PATIENCE = 2_000;

/** How long an answer of the store is good for, in milliseconds: frequent requests must not make it busy. */
const GOOD_FOR = 1_000;

async function answers(tables: TableRegistry): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE).unref());
  const ready = tables.ready().then(
    () => true,
    () => false,
  );
  return Promise.race([ready, late]);
}

function isAllowed({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return headers['x-forwarded-for'] === undefined && THIS_MACHINE.has(ip);
  const [given, wanted] = [String(headers.authorization ?? ''), `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return timingSafeEqual(given!, wanted!);
}

export function health(app: FastifyInstance, { tables, sockets, metrics, leaving, access }: Health): void {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  function storeAnswers(): Promise<boolean> {
    const now = performance.now();
    if (!asked || now - asked.at > GOOD_FOR) asked = { at: now, answer: answers(tables) };
    return asked.answer;
  }

  app.get('/healthz', async () => ({ fine: true, connections: sockets.size, tables: tables.size }));

  app.get('/readyz', async (_, reply) => {
    const store = await storeAnswers();
    const ready = store && !leaving();
    // Without the bus everything works, a little later.
    return reply.code(ready ? 200 : 503).send({ ready, store, news: tables.busConnected, leaving: leaving() });
  });

  if (!metrics) return;
  metrics.gauge('boneyard_sockets', 'Open connections', () => sockets.size);
  metrics.gauge('boneyard_tables', 'Tables in memory', () => tables.size);
  metrics.gauge('boneyard_news', 'Is there news from other processes (1), or only the store (0)', () =>
    tables.busConnected ? 1 : 0,
  );
  if (access.elsewhere) return;
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, access.token)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
