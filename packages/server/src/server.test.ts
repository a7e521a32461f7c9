/** The server gives out files with the headers that keep a page safe, and nothing else. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, house } from './house/house';
import { api } from './net/api';
import { bans } from './net/bans';
import { guests } from './net/guests';
import { LIMITS } from './net/limits';
import type { Calls } from './net/pushes';
import { who } from './net/who';
import type { Company } from './people/company';
import { ANYTHING } from './people/filter';
import { peopleIn } from './people/kept';
import { companyIn } from './people/keptcompany';
import { pushesIn } from './people/keptpushes';
import { ratingsIn } from './people/keptratings';
import type { People } from './people/people';
import type { Ratings } from './people/ratings';
import { RETENTION } from './people/retention';
import { server } from './server';
import { openSqlite } from './store/sqlite';
import { KEY } from './testing/table';
import { inline } from './thinking/inline';

let pages: string;
let tables: House;
let app: FastifyInstance;
let people: People;
let ratings: Ratings;
let company: Company;
let calls: Calls;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-'));
  pages = join(folder, 'web');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<title>Boneyard</title>');
  writeFileSync(join(pages, 'assets', 'page-1a2b3c.js'), 'export {};');
  writeFileSync(join(pages, 'assets', 'page-1a2b3c.js.br'), 'packed');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const store = await openSqlite(join(folder, 'tables.db'));
  tables = house({ store, thinkers: inline() });
  people = peopleIn(store.database);
  ratings = ratingsIn(store.database);
  company = companyIn(store.database);
  calls = { pushes: pushesIn(store.database), near: false };
  app = await server({ pages, house: tables, people, ratings, company, calls, key: KEY });
});

afterAll(async () => {
  await app.close();
  rmSync(join(pages, '..'), { recursive: true });
});

test('the page runs our own scripts only, and is framed by nobody', async () => {
  const { headers, body } = await app.inject('/');
  expect(body).toContain('Boneyard');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});
test('files with a hash in their name are kept by the browser for good, the page itself is asked for again', async () => {
  expect((await app.inject('/assets/page-1a2b3c.js')).headers['cache-control']).toMatch(/immutable/);
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
});
test('a packed file is sent to whoever can unpack it', async () => {
  const packed = await app.inject({ url: '/assets/page-1a2b3c.js', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.body).toBe('packed');
});
test('addresses inside the page give the page; a missing file is missing', async () => {
  const inside = await app.inject({ url: '/table/abc', headers: { accept: 'text/html' } });
  expect([inside.statusCode, inside.body]).toEqual([200, '<title>Boneyard</title>']);
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/table/abc' })).statusCode).toBe(404);
});
test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt'])(
  'nothing outside the folder is given out: %s',
  async (url) => {
    const { body } = await app.inject(url);
    expect(body).not.toContain('secret');
  },
);

test('every request to the API is described, and nothing else is', async () => {
  const routes: string[] = [];
  const bare = fastify();
  bare.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') routes.push(`${method} ${url}`);
  });
  await bare.register(cookies);
  const rest = { limits: LIMITS, publicUrl: undefined, redis: undefined, complain() {}, belongings: [], part() {} };
  const known = guests(KEY, false);
  const asking = who({ people, company, guests: known, secure: false, parse: () => ({}) });
  const keeping = { company, bans: await bans(company), fits: ANYTHING, keep: RETENTION };
  const wanted = { house: tables, people, ratings, calls, who: asking, guests: known, ...keeping, ...rest };
  await bare.register((part) => api(part, wanted), { prefix: '/api' });
  const { paths } = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(routes.sort());
});
