/** Attempts to get into other people's accounts, all of which fail. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAnswer, decoyPasskey, siteOf } from '../accounts/passkeys';
import { connect, openTable } from '../testing/client';
import { type HeadlessBrowser, headlessBrowser, withHostName } from '../testing/headlessbrowser';
import { type CredentialOptions, passkeyDevice } from '../testing/passkeydevice';
import { KEY, startServer, type TestServer } from '../testing/testserver';
import { guests } from './guests';
import { NO_LIMITS } from './limits';

let site: TestServer;
let url: string;
beforeAll(async () => {
  site = await startServer();
  url = withHostName(site.url);
});
afterAll(async () => {
  expect(site.errors).toEqual([]);
  await site.close();
});

async function account(name: string): Promise<HeadlessBrowser> {
  const own = headlessBrowser(url);
  await own.name(name);
  await own.signUp();
  return own;
}

const SESSION = 'boneyard-account';

describe('session fixation', () => {
  test('a session that was put into the browser beforehand is never the one that gets signed in', async () => {
    const ana = await account('Ana');
    const mallory = await account('Mallory');
    for (const planted of ['made-up-by-mallory', mallory.cookies.get(SESSION)!]) {
      const victim = headlessBrowser(url, ana.keys);
      victim.cookies.set(SESSION, planted);
      expect((await victim.signIn()).status).toBe(200);
      expect(victim.cookies.get(SESSION)).not.toBe(planted);
      const thief = headlessBrowser(url);
      thief.cookies.set(SESSION, planted);
      expect((await thief.ask<{ id: string } | null>('GET', 'me')).body?.id).not.toBe(ana.keys.held[0]!.user);
      expect((await thief.ask('GET', 'account')).status).toBe(401);
    }
  });
  test('every sign-in is a new session', async () => {
    const ana = await account('Ana');
    const tokens = [ana.cookies.get(SESSION)];
    for (let i = 0; i < 3; i++) {
      await ana.signIn();
      tokens.push(ana.cookies.get(SESSION));
    }
    expect(new Set(tokens).size).toBe(4);
  });
  test('the cookie of a guest who made an account is no longer valid', async () => {
    const ana = headlessBrowser(url);
    await ana.name('Ana');
    const table = await openTable(url, ana.cookie, {
      game: 'classic',
      chairs: [{ kind: 'person' }, { kind: 'person' }],
    });
    const copied = ana.cookie;
    await ana.signUp();
    const thief = headlessBrowser(url);
    expect((await thief.ask('GET', 'me', undefined, { cookie: copied })).body).toBeNull();
    expect((await thief.ask('POST', 'passkeys/new', undefined, { cookie: copied })).status).toBe(401);
    const line = await connect(url, 'thief', { cookie: copied });
    line.send({ t: 'come', table });
    await line.next('table');
    expect(line.table!.you).toBeUndefined();
    line.close();
  });
});

test('naming the session of somebody else ends nothing of theirs', async () => {
  const [ana, eve] = [await account('Ana'), await account('Eve')];
  const { id } = (await ana.ask<{ id: string }>('GET', 'me')).body;
  const [session] = await site.accounts.sessions(id);
  const hers = await connect(url, 'Ana', { cookie: ana.cookie });
  expect((await eve.ask('DELETE', `sessions/${session!.id}`)).status).toBe(200);
  // Her connection still answers.
  const list = hers.next('list');
  hers.send({ t: 'list', on: true });
  await list;
  expect(await site.accounts.sessions(id)).toHaveLength(1);
  hers.close();
});

describe('stealing cookies by script', () => {
  test('no cookie can be read by a script, and none is sent from elsewhere', async () => {
    const ana = headlessBrowser(url);
    const { setCookies: named } = await ana.ask('POST', 'guest', { name: 'Ana' });
    const { setCookies: asked } = await ana.ask('POST', 'passkeys/new');
    const { setCookies: entered } = await ana.signUp();
    const all = [...named, ...asked, ...entered];
    expect(all.map((line) => line.split('=')[0])).toEqual(
      expect.arrayContaining(['boneyard', 'boneyard-trying', SESSION]),
    );
    for (const line of all) {
      expect(line).toContain('HttpOnly');
      expect(line).toContain('SameSite=Strict');
    }
  });
  test('by https the cookies are for this host only and never go out in the clear', async () => {
    const safe = await startServer({ publicUrl: new URL('https://dominoes.example') });
    const headers = { origin: 'https://dominoes.example', host: 'dominoes.example' };
    const ana = headlessBrowser(safe.url);
    const { setCookies } = await ana.ask('POST', 'guest', { name: 'Ana' }, headers);
    const { body, setCookies: asked } = await ana.ask<CredentialOptions>('POST', 'passkeys/new', undefined, headers);
    const answer = ana.keys.make(body, 'https://dominoes.example');
    const { setCookies: made } = await ana.ask('POST', 'passkeys', { answer, label: '' }, headers);
    const set = [...setCookies, ...asked, ...made].filter((line) => !line.includes('Max-Age=0'));
    expect(set.length).toBeGreaterThanOrEqual(3);
    for (const line of set) expect(line).toMatch(/^__Host-boneyard.*; Path=\/; .*Secure/);
    await safe.close();
  });
  test('no answer repeats the token of a session, and the store does not know it', async () => {
    const ana = await account('Ana');
    const token = ana.cookies.get(SESSION)!;
    for (const path of ['me', 'account', 'account/data', 'games'])
      expect(JSON.stringify((await ana.ask('GET', path)).body)).not.toContain(token);
    const { id } = (await ana.ask<{ id: string }>('GET', 'me')).body;
    expect(JSON.stringify(await site.accounts.sessions(id))).not.toContain(token);
  });
  test('the page runs no script but ours, so that none can act in our name', async () => {
    const policy = (await fetch(url)).headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/);
    expect(policy).toMatch(/connect-src 'self'(;|$)/);
  });
});

describe('requests from other pages', () => {
  test('with all cookies, even: nothing is done', async () => {
    const ana = await account('Ana');
    const attempts: [string, string, unknown?][] = [
      ['POST', 'passkeys/new'],
      ['POST', 'passkeys', {}],
      ['DELETE', `passkeys/${ana.keys.held[0]!.id}`],
      ['POST', 'session/new'],
      ['POST', 'session', {}],
      ['POST', 'session/recover', {}],
      ['DELETE', 'session'],
      ['DELETE', 'sessions'],
      ['DELETE', 'sessions/AAAAAAAAAAAAAAAA'],
      ['POST', 'account/codes'],
      ['DELETE', 'account'],
      ['POST', 'pushes', {}],
      ['DELETE', 'pushes'],
      ['POST', 'guest', { name: 'Mallory' }],
    ];
    for (const [method, path, body] of attempts)
      for (const origin of [
        'https://evil.example',
        'null',
        `${url}.evil.example`,
        url.replace('http:', 'https:').replace('localhost', 'localhost.evil'),
      ]) {
        const { status } = await ana.ask(method, path, body, { origin });
        expect([method, path, origin, status]).toEqual([method, path, origin, 403]);
      }
    expect((await ana.ask('GET', 'me')).body).toMatchObject({ name: 'Ana', kind: 'account' });
  });
  test('a form without JSON changes nothing either', async () => {
    const ana = await account('Ana');
    const response = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { origin: url, cookie: ana.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Mallory',
    });
    expect(response.status).toBe(415);
    expect((await ana.ask('GET', 'me')).body).toMatchObject({ name: 'Ana' });
  });
});

describe('passkey answers', () => {
  const sent = (answer: object) => ({ answer, label: '' });

  test('the same answer does not work twice, in this browser or in another', async () => {
    const ana = await account('Ana');
    const victim = headlessBrowser(url, ana.keys);
    const { body } = await victim.ask<CredentialOptions>('POST', 'session/new');
    const trying = victim.cookie;
    const answer = sent(victim.keys.sign(body, url));
    expect((await victim.ask('POST', 'session', answer)).status).toBe(200);
    expect((await victim.ask('POST', 'session', answer)).status).toBe(400);
    expect((await headlessBrowser(url).ask('POST', 'session', answer, { cookie: trying })).status).toBe(400);
    const thief = headlessBrowser(url);
    await thief.ask('POST', 'session/new');
    expect((await thief.ask('POST', 'session', answer)).status).toBe(401);
  });
  test('of two answers that arrive at once one is accepted', async () => {
    const ana = await account('Ana');
    const { body } = await ana.ask<CredentialOptions>('POST', 'session/new');
    const answer = sent(ana.keys.sign(body, url));
    const both = await Promise.all([ana.ask('POST', 'session', answer), ana.ask('POST', 'session', answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
  test('an answer to another browser’s challenge, for another page, for another purpose or by another key fails', async () => {
    const [ana, bo] = [await account('Ana'), await account('Bo')];
    const asked = async () => {
      const own = headlessBrowser(url, ana.keys);
      return { own, options: (await own.ask<CredentialOptions>('POST', 'session/new')).body };
    };
    const [one, other] = [await asked(), await asked()];
    expect((await one.own.ask('POST', 'session', sent(ana.keys.sign(other.options, url)))).status).toBe(401);
    const { own, options } = await asked();
    expect((await own.ask('POST', 'session', sent(ana.keys.sign(options, 'https://evil.example')))).status).toBe(401);
    const forged = { ...bo.keys.held[0]!, id: ana.keys.held[0]!.id };
    const third = await asked();
    expect((await third.own.ask('POST', 'session', sent(bo.keys.sign(third.options, url, forged)))).status).toBe(401);
    // A challenge for a new passkey answered with a signature, and the other way round.
    const { body } = await ana.ask<CredentialOptions>('POST', 'passkeys/new');
    expect((await ana.ask('POST', 'session', sent(ana.keys.sign({ ...body, rpId: 'localhost' }, url)))).status).toBe(
      400,
    );
    const fourth = await asked();
    await fourth.own.name('Mallory');
    const made = passkeyDevice().make({ ...fourth.options, rp: { id: 'localhost' }, user: { id: 'bWFs' } }, url);
    expect((await fourth.own.ask('POST', 'passkeys', sent(made))).status).toBe(400);
  });
  test('a challenge for one guest cannot be answered by another', async () => {
    const guest = headlessBrowser(url);
    await guest.name('Ana');
    const { body } = await guest.ask<CredentialOptions>('POST', 'passkeys/new');
    guest.cookies.delete('boneyard');
    await guest.name('Bo');
    expect((await guest.ask('POST', 'passkeys', sent(guest.keys.make(body, url)))).status).toBe(400);
  });
  test('anything that is not an answer is refused in one word', async () => {
    const ana = await account('Ana');
    for (const body of [{}, { answer: {}, label: '' }, { answer: 'x', label: '' }, { answer: null }, []])
      expect((await ana.ask('POST', 'session', body)).body).toEqual({ problem: 'malformed' });
    const hollow = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: '!!' } };
    await ana.ask('POST', 'session/new');
    expect((await ana.ask('POST', 'session', sent(hollow))).body).toEqual({ problem: 'refused' });
    await ana.ask('POST', 'passkeys/new');
    expect((await ana.ask('POST', 'passkeys', sent(hollow))).body).toEqual({ problem: 'refused' });
  });
});

describe('finding out which accounts exist', () => {
  test('everyone who starts to sign in gets the same challenge, and no passkey is named', async () => {
    const ana = await account('Ana');
    const shapes = await Promise.all(
      [ana, headlessBrowser(url)].map(
        async (own) => (await own.ask<Record<string, unknown>>('POST', 'session/new')).body,
      ),
    );
    const [known, unknown] = shapes.map(({ challenge: _, ...rest }) => rest);
    expect(known).toEqual(unknown);
    expect(JSON.stringify(shapes)).not.toContain(ana.keys.held[0]!.id);
  });
  test('a wrong answer by a known passkey and any by an unknown one look alike', async () => {
    const [ana, stranger] = [await account('Ana'), await account('Bo')];
    const known = { ...stranger.keys.held[0]!, id: ana.keys.held[0]!.id };
    const unknown = { ...stranger.keys.held[0]!, id: 'A'.repeat(43) };
    const attempt = async (held: typeof known) => {
      const own = headlessBrowser(url);
      const { body } = await own.ask<CredentialOptions>('POST', 'session/new');
      const answer = stranger.keys.sign(body, url, held);
      return own.ask('POST', 'session', { answer, label: '' });
    };
    const [one, other] = [await attempt(known), await attempt(unknown)];
    expect([one.status, one.body, one.setCookies]).toEqual([other.status, other.body, other.setCookies]);
  });
  test('an unknown passkey costs the same work as a known one', async () => {
    const [ana, mallory] = [await account('Ana'), await account('Mallory')];
    const { id } = ana.keys.held[0]!;
    const [here, challenge] = [siteOf(undefined, url)!, 'Y2hhbGxlbmdl'];
    const forged = { ...mallory.keys.held[0]!, id };
    const answer = mallory.keys.sign({ challenge, rpId: here.name }, url, forged);
    const known = (await site.accounts.passkey(id))!.passkey;
    const unknown = { ...decoyPasskey(), id };
    const spent: number[][] = [[], []];
    // Alternating, and in processor time, since other programs share the machine.
    for (let i = 0; i < 60; i++)
      for (const [which, passkey] of [known, unknown].entries()) {
        const before = process.cpuUsage();
        expect(await checkAnswer({ site: here, challenge, answer }, passkey)).toBeUndefined();
        const { user, system } = process.cpuUsage(before);
        if (i >= 10) spent[which]!.push(user + system);
      }
    // The medians, since other work sometimes falls into a check.
    const [ofKnown, ofUnknown] = spent.map((all) => all.sort((a, b) => a - b)[all.length >> 1]!);
    expect(ofKnown! / ofUnknown!).toBeGreaterThan(0.5);
    expect(ofKnown! / ofUnknown!).toBeLessThan(2);
  });
  test('a used code and one that never was look alike', async () => {
    const ana = headlessBrowser(url);
    await ana.name('Ana');
    const { codes } = (await ana.signUp()).body;
    const recover = (code: string) => headlessBrowser(url).ask('POST', 'session/recover', { code, label: '' });
    await recover(codes![0]!);
    const [used, never] = [await recover(codes![0]!), await recover('00000-00000-00000-00000')];
    expect([used.status, used.body]).toEqual([never.status, never.body]);
    expect(used.status).toBe(401);
  });
  test('the number of attempts with recovery codes is limited', async () => {
    const narrow = await startServer({ limits: { ...NO_LIMITS, openings: 5 } });
    const thief = headlessBrowser(withHostName(narrow.url));
    const tries = [];
    for (let i = 0; i < 7; i++)
      tries.push((await thief.ask('POST', 'session/recover', { code: `${i}`, label: '' })).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
    await narrow.close();
  });
  test('nobody is listed by name or id, and names may be the same', async () => {
    const [one, other] = [await account('Ana'), await account('Ana')];
    expect((await other.ask('GET', 'me')).body).not.toEqual((await one.ask('GET', 'me')).body);
    const { id } = (await one.ask<{ id: string }>('GET', 'me')).body;
    for (const path of [`account/${id}`, `accounts`, `passkeys`, `sessions`])
      expect((await other.ask('GET', path).catch(() => ({ status: 404 }))).status).toBe(404);
  });
  test('a made-up guest with the id of an account is nobody', async () => {
    const ana = await account('Ana');
    const { id } = (await ana.ask<{ id: string }>('GET', 'me')).body;
    const { cookie, sign } = guests(KEY, false);
    const forged = { cookie: `${cookie}=${sign({ id, name: 'Ana' })}` };
    expect((await headlessBrowser(url).ask('GET', 'me', undefined, forged)).body).toBeNull();
  });
});

describe('where there are no passkeys', () => {
  test('an address instead of a name, or plain http from afar', async () => {
    expect(siteOf(undefined, 'http://localhost:3000')).toEqual({ name: 'localhost', origin: 'http://localhost:3000' });
    expect(siteOf(new URL('https://d.example'), 'http://x')).toEqual({
      name: 'd.example',
      origin: 'https://d.example',
    });
    for (const origin of ['http://192.168.1.5:3000', 'https://[::1]', 'http://dominoes.home', 'null', undefined])
      expect(siteOf(undefined, origin)).toBeUndefined();
    const ana = headlessBrowser(site.url);
    await ana.name('Ana');
    expect((await ana.ask('POST', 'passkeys/new')).body).toEqual({ problem: 'no passkeys here' });
    expect((await ana.ask('POST', 'session/new')).body).toEqual({ problem: 'no passkeys here' });
  });
});
