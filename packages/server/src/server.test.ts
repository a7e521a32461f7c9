/** The server sends the files of the page with security headers, and no other files. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookies from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRepository } from './accounts/accountrepository';
import type { AccountRepository } from './accounts/accounts';
import { inlineThinkers } from './bots/inlinethinkers';
import { api } from './gateway/api';
import { authenticatorFor } from './gateway/authenticate';
import { bans } from './gateway/bans';
import { guests } from './gateway/guests';
import { LIMITS } from './gateway/limits';
import type { PushConfig } from './gateway/routes/pushroutes';
import { ratingRepository } from './matchmaking/ratingrepository';
import type { RatingRepository } from './matchmaking/ratings';
import { pushRepository } from './notifications/pushrepository';
import { RETENTION } from './operations/retention';
import { server } from './server';
import { Services } from './services';
import type { SocialRepository } from './social/social';
import { socialRepository } from './social/socialrepository';
import { ALLOW_ALL } from './social/wordfilter';
import { openSqlite } from './store/sqlite';
import { KEY } from './testing/testserver';

let pages: string;
let services: Services;
let app: FastifyInstance;
let accounts: AccountRepository;
let ratings: RatingRepository;
let social: SocialRepository;
let push: PushConfig;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-'));
  pages = join(folder, 'web');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<title>Boneyard</title>');
  writeFileSync(join(pages, 'assets', 'page-1a2b3c.js'), 'export {};');
  writeFileSync(join(pages, 'assets', 'page-1a2b3c.js.br'), 'packed');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const store = await openSqlite(join(folder, 'tables.db'));
  services = new Services({ store, thinkers: inlineThinkers() });
  accounts = accountRepository(store.database);
  ratings = ratingRepository(store.database);
  social = socialRepository(store.database);
  push = { pushes: pushRepository(store.database), near: false };
  app = await server({ pages, services, accounts, ratings, social, push, key: KEY });
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
test.each([
  ['/embed', true],
  ['/embed/AbCdEfGh12345678', true],
  ['/embed/AbCdEfGh12345678?x=1', true],
  ['/', false],
  ['/index.html', false],
  ['/replay', false],
  ['/embedded', false],
  ['/embed/a/b', false],
  ['/embed/..%2fonline', false],
  ['/online/account', false],
])('pages of other sites may frame %s: %s', async (url, framed) => {
  const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy.match(/frame-ancestors [^;]*/)![0]).toBe(framed ? 'frame-ancestors *' : "frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(headers['x-frame-options']).toBe(framed ? undefined : 'SAMEORIGIN');
});
test('files with a hash in their name are kept by the browser for good, the page itself is asked for again', async () => {
  expect((await app.inject('/assets/page-1a2b3c.js')).headers['cache-control']).toMatch(/immutable/);
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
});
test('a compressed file is sent to clients that can decompress it', async () => {
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
  const rest = {
    limits: LIMITS,
    publicUrl: undefined,
    redis: undefined,
    reportError() {},
    accountData: [],
    sockets: { endSessions() {} },
  };
  const known = guests(KEY, false);
  const authenticator = authenticatorFor({ accounts, social, guests: known, secure: false, parse: () => ({}) });
  const keeping = { social, bans: await bans(social), fits: ALLOW_ALL, keep: RETENTION };
  const { tables, lobby, matchmaker } = services;
  const wanted = {
    tables,
    lobby,
    matchmaker,
    accounts,
    ratings,
    push,
    authenticator,
    guests: known,
    ...keeping,
    ...rest,
  };
  await bare.register((part) => api(part, wanted), { prefix: '/api' });
  const { paths } = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(routes.sort());
});
