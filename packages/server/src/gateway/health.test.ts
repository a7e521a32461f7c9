/** Who may read the metrics. */

import fastify from 'fastify';
import { expect, test } from 'vitest';
import { metrics } from '../operations/metrics';
import type { TableRegistry } from '../tables/registry';
import { health, type MetricsAccess } from './health';

const LOCAL = '127.0.0.1';
const STRANGER = '203.0.113.7';

async function statusOf(access: MetricsAccess, remoteAddress: string, headers = {}): Promise<number> {
  const app = fastify();
  const tables = { size: 0, busConnected: true } as TableRegistry;
  health(app, { access, tables, metrics: metrics(), sockets: { size: 0 }, leaving: () => false });
  const { statusCode } = await app.inject({ url: '/metrics', remoteAddress, headers });
  return statusCode;
}

test('without a setting metrics are for this machine only, and not for what a proxy passes on', async () => {
  const access = { token: undefined, elsewhere: false };
  expect(await statusOf(access, LOCAL)).toBe(200);
  expect(await statusOf(access, STRANGER)).toBe(404);
  expect(await statusOf(access, LOCAL, { 'x-forwarded-for': STRANGER })).toBe(404);
});

test('with a token they are for requests that carry it, from wherever', async () => {
  const access = { token: 'open sesame', elsewhere: false };
  expect(await statusOf(access, STRANGER, { authorization: 'Bearer open sesame' })).toBe(200);
  expect(await statusOf(access, STRANGER, { authorization: 'Bearer open' })).toBe(404);
  expect(await statusOf(access, LOCAL)).toBe(404);
});

test('with a port of their own they are not on that of the page', async () => {
  expect(await statusOf({ token: undefined, elsewhere: true }, LOCAL)).toBe(404);
});
