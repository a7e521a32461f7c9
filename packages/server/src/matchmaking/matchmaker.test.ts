/** Matchmaking over real sockets: who is matched when, and how a rated match changes the ratings. */

import { NEWCOMER, type Rating, rated, shownRating } from '@boneyard/engine/rating';
import type { Profile } from '@boneyard/protocol/players';
import type { SeekTerms } from '@boneyard/protocol/seeks';
import type { TableRequest } from '@boneyard/protocol/tables';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, connect, openTable, playOn } from '../testing/client';
import { type TestAccount, testAccount } from '../testing/testaccount';
import { startServer, type TestServer } from '../testing/testserver';
import type { RatedVariant } from './ratings';
import { TERMS } from './testing/terms';

const DRAW: RatedVariant = { game: 'classic', variant: 'draw' };
const QUAD: RatedVariant = { game: 'quad', variant: 'full' };

let site: TestServer;
/** The server's clock only moves when a test moves it. */
let later = 0;
const began = Date.now();
beforeAll(async () => {
  site = await startServer({ now: () => began + later });
});
afterAll(async () => {
  expect(site.errors).toEqual([]);
  await site.close();
});

interface Person extends TestAccount {
  readonly client: Client;
}

async function person(name: string): Promise<Person> {
  const signed = await testAccount(site.accounts, name);
  return { ...signed, client: await connect(site.url, name, { cookie: signed.cookie }) };
}

/** Gives a player the rating that a test needs, by matches that were never played. */
async function known(one: Person, played: RatedVariant, wins: number): Promise<Rating> {
  const other = await testAccount(site.accounts, 'Sparring');
  for (let n = 0; n < Math.abs(wins); n++)
    await site.ratings.settle({
      table: `${one.id} ${played.game} ${n}`,
      ...played,
      players: [one.id, other.id],
      ranks: wins > 0 ? [0, 1] : [1, 0],
      at: began,
    });
  return (await site.ratings.of([one.id], played)).get(one.id) ?? NEWCOMER;
}

const seek = ({ client }: Person, change: Partial<SeekTerms> = {}) =>
  client.send({ t: 'seek', terms: { ...TERMS, ...change } });
const found = ({ client }: Person) =>
  client.until(() => client.messages.find((told) => told.t === 'found')?.table ?? false, 'a game');
const hasFound = ({ client }: Person) => client.messages.some((told) => told.t === 'found');
/** The server looks about once a second of real time. */
const looks = () => new Promise((resolve) => setTimeout(resolve, 1_300));

describe('quick match', () => {
  test('two newcomers meet at once, at one table with both seated', async () => {
    const [ana, bo] = [await person('Ana'), await person('Bo')];
    seek(ana);
    expect(await ana.client.next('seeking')).toMatchObject({ since: began + later });
    // The player who has waited longer gets the first seat.
    later += 1;
    seek(bo);
    const [table, same] = await Promise.all([found(ana), found(bo)]);
    expect(same).toBe(table);
    for (const { client } of [ana, bo]) client.send({ t: 'come', table });
    await ana.client.until(() => ana.client.table?.phase === 'playing', 'the deal');
    expect(ana.client.table).toMatchObject({ rated: true, late: 'mildest', clock: { turn: 60 } });
    expect(ana.client.table!.seats.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
    for (const { client } of [ana, bo]) client.close();
  });

  test('players of similar strength are matched, others only after a while', async () => {
    const { game } = QUAD;
    const accounts = await Promise.all(['Weak', 'Middling', 'Strong'].map(person));
    const [weak, middling, strong] = accounts as [Person, Person, Person];
    const [low, middle, high] = [
      await known(weak, QUAD, -6),
      await known(middling, QUAD, -4),
      await known(strong, QUAD, 6),
    ];
    expect(middle.mu - low.mu).toBeLessThan(4);
    expect(high.mu - middle.mu).toBeGreaterThan(8);
    seek(strong, { game });
    await strong.client.next('seeking');
    later += 1_000;
    seek(middling, { game });
    await middling.client.next('seeking');
    await looks();
    expect([hasFound(strong), hasFound(middling)]).toEqual([false, false]);
    // The weak player comes last and is matched first.
    seek(weak, { game });
    expect(await found(weak)).toBe(await found(middling));
    expect(hasFound(strong)).toBe(false);
    const another = await person('Another');
    const gap = high.mu - NEWCOMER.mu;
    seek(another, { game });
    await another.client.next('seeking');
    await looks();
    expect(hasFound(another)).toBe(false);
    // Four steps at first, and 0.4 more each second.
    later += Math.ceil((gap - 4) / 0.4) * 1_000;
    expect(await found(another)).toBe(await found(strong));
    for (const { client } of [...accounts, another]) client.close();
  });

  test('players who want another game, other rules or another clock are not matched', async () => {
    const accounts = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(person));
    const terms: Partial<SeekTerms>[] = [
      { game: 'bead', options: {} },
      { game: 'bead', options: { open: true } },
      { game: 'bead', options: {}, clock: { turn: 30 } },
      { game: 'bead', options: {}, rated: false },
      // An option with its default value is the same as one left out.
      { game: 'bead', options: { open: false } },
    ];
    for (const [i, one] of accounts.slice(0, 4).entries()) {
      seek(one, terms[i]);
      await one.client.next('seeking');
    }
    await looks();
    expect(accounts.some(hasFound)).toBe(false);
    seek(accounts[4]!, terms[4]);
    expect(await found(accounts[4]!)).toBe(await found(accounts[0]!));
    expect(accounts.slice(1, 4).some(hasFound)).toBe(false);
    for (const { client } of accounts) client.close();
  });

  test('players who leave or stop searching are not matched, and the list shows who is searching', async () => {
    const [gone, quits, last, watcher] = (await Promise.all(['Gone', 'Quits', 'Last', 'Watcher'].map(person))) as [
      Person,
      Person,
      Person,
      Person,
    ];
    const game = 'magnetic';
    const options = { mode: 'flat' };
    watcher.client.send({ t: 'list', on: true });
    const names = () =>
      watcher.client.messages.findLast((told) => told.t === 'seeks')?.seeks.map(({ name }) => name) ?? [];
    seek(gone, { game, options });
    await watcher.client.until(() => names().includes('Gone'), 'the seek in the list');
    const sought = watcher.client.messages.findLast((told) => told.t === 'seeks')!.seeks;
    expect(sought.find(({ name }) => name === 'Gone')).toMatchObject({
      game,
      players: 2,
      options: expect.objectContaining({ mode: 'flat', hands: 'steady' }),
      clock: { turn: 60 },
      rated: true,
      rank: { rating: 1000, provisional: true },
    });
    gone.client.close();
    await watcher.client.until(() => !names().includes('Gone'), 'the seek to go');
    seek(quits, { game, options });
    await watcher.client.until(() => names().includes('Quits'), 'the next seek');
    quits.client.send({ t: 'unseek' });
    await watcher.client.until(() => !names().includes('Quits'), 'that seek to go');
    seek(last, { game, options });
    await last.client.next('seeking');
    await looks();
    expect(hasFound(last)).toBe(false);
    for (const { client } of [quits, last, watcher]) client.close();
  });

  test('a seek in the list can be taken up, however far apart two are', async () => {
    const [strong, weak] = [await person('Strong'), await person('Weak')];
    await known(strong, DRAW, 8);
    seek(strong);
    await strong.client.next('seeking');
    weak.client.send({ t: 'list', on: true });
    const { seeks } = await weak.client.next('seeks');
    const { id: answer } = seeks.find(({ name }) => name === 'Strong')!;
    weak.client.send({ t: 'seek', terms: TERMS, answer });
    expect(await found(weak)).toBe(await found(strong));
    for (const { client } of [strong, weak]) client.close();
  });

  test('players who blocked each other are never matched, not even by accepting a search', async () => {
    const [ana, bo, cy] = (await Promise.all(['Ana', 'Bo', 'Cy'].map(person))) as [Person, Person, Person];
    await site.social.block(bo.id, { player: ana.id, name: 'Ana', made: began });
    const terms = { clock: { turn: 50 } };
    seek(ana, terms);
    const { seek: answer } = await ana.client.next('seeking');
    later += 1;
    bo.client.send({ t: 'seek', terms: { ...TERMS, ...terms }, answer });
    await bo.client.next('seeking');
    later += 120_000;
    await looks();
    expect([hasFound(ana), hasFound(bo)]).toEqual([false, false]);
    seek(cy, terms);
    expect(await found(cy)).toBe(await found(ana));
    expect(hasFound(bo)).toBe(false);
    for (const { client } of [ana, bo, cy]) client.close();
  });

  test('a new search ends the one in another window', async () => {
    const one = await person('One');
    const other = { ...one, client: await connect(site.url, 'One', { cookie: one.cookie }) };
    seek(one, { clock: { turn: 45 } });
    await one.client.next('seeking');
    seek(other, { clock: { turn: 46 } });
    await other.client.next('seeking');
    const end = await one.client.until(() => one.client.messages.find((told) => told.t === 'found'), 'the end');
    expect(end).toMatchObject({ table: null });
    for (const { client } of [one, other]) client.close();
  });

  test('guests can search for unrated games only, and nobody can without a name', async () => {
    const guests = [await connect(site.url, 'Guest 1'), await connect(site.url, 'Guest 2')];
    guests[0]!.send({ t: 'seek', terms: TERMS });
    expect(await guests[0]!.next('refused')).toEqual({ t: 'refused', what: 'seek', why: 'no account' });
    for (const client of guests) client.send({ t: 'seek', terms: { ...TERMS, rated: false } });
    const [table, same] = await Promise.all(guests.map((client) => client.next('found')));
    expect(table!.table).toBe(same!.table);
    const nobody = await connect(site.url, 'Nobody', { cookie: 'nothing=1' });
    nobody.send({ t: 'seek', terms: { ...TERMS, rated: false } });
    expect(await nobody.next('refused')).toMatchObject({ what: 'seek', why: 'no name' });
    for (const client of [...guests, nobody]) client.close();
  });

  test('bots with a token cannot search for a game', async () => {
    const bot = { playerId: 'AAAAbbbbCCCC0123', name: 'Bot', kind: 'bot', sendText() {} } as const;
    for (const rated of [true, false])
      expect(await site.services.matchmaker.seek(bot, { t: 'seek', terms: { ...TERMS, rated } })).toBe('no account');
  });

  test('what cannot be played or rated is refused', async () => {
    const one = await person('One');
    const why = async (change: Partial<SeekTerms>) => {
      const refused = one.client.next('refused');
      seek(one, change);
      return (await refused).why;
    };
    expect(await why({ game: 'chess' })).toBe('malformed');
    expect(await why({ players: 7, game: 'bead', options: {} })).toBe('malformed');
    expect(await why({ options: { set: 7 } })).toBe('malformed');
    expect(await why({ clock: null })).toBe('rated');
    expect(await why({ game: 'magnetic', options: { mode: 'tower', hands: 'real' } })).toBe('rated');
    one.client.close();
  });
});

async function rating(id: string, game: string) {
  const profile = (await (await fetch(`${site.url}/api/players/${id}`)).json()) as Profile;
  return profile.games.find((one) => one.game === game);
}

async function pair(names: readonly [string, string], terms: Partial<SeekTerms>): Promise<[Person, Person]> {
  const [one, other] = [await person(names[0]), await person(names[1])];
  seek(one, terms);
  await one.client.next('seeking');
  later += 1;
  seek(other, terms);
  const table = await found(one);
  await found(other);
  for (const { client } of [one, other]) {
    client.send({ t: 'come', table });
    await client.until(() => client.table?.id === table, 'the table');
  }
  return [one, other];
}

describe('a rated match', () => {
  test('counts for both, once, and the table, profiles and leaderboards say so', async () => {
    const accounts = await pair(['Ann', 'Bob'], { clock: { turn: 77 } });
    const random = seeded('rated');
    await Promise.all(accounts.map(({ client }) => playOn(client, random)));
    const [ann, bob] = accounts;
    const changes = await ann.client.until(() => ann.client.table?.changes, 'the ratings');
    const { winners } = ann.client.table!.ended!;
    const wanted = rated([NEWCOMER, NEWCOMER], winners.length === 2 ? [0, 0] : winners[0] === 0 ? [0, 1] : [1, 0]).map(
      shownRating,
    );
    expect(changes).toEqual(wanted.map((to) => ({ from: 1000, to: { rating: to, provisional: true } })));
    for (const [seat, { id }] of [ann, bob].entries())
      expect(await rating(id, 'classic')).toMatchObject({
        rank: { rating: wanted[seat], provisional: true },
        matches: 1,
        won: winners.includes(seat) ? 1 : 0,
        history: [
          {
            table: ann.client.table!.id,
            rating: wanted[seat],
            players: 2,
            opponents: [{ player: [bob, ann][seat]!.id, name: ['Bob', 'Ann'][seat] }],
          },
        ],
      });
    // Ann sees how she has done against Bob; he is found by his seat too, and nobody without an account compares.
    const tie = winners.length === 2;
    const [annWon, bobWon] = [0, 1].map((seat) => (!tie && winners.includes(seat) ? 1 : 0));
    const profile = async (path: string, cookie?: string) => {
      const response = await fetch(`${site.url}/api/${path}`, { headers: cookie ? { cookie } : {} });
      return response.ok ? ((await response.json()) as Profile) : response.status;
    };
    const bobs = { id: bob.id, name: 'Bob', against: { matches: 1, won: annWon, lost: bobWon } };
    expect(await profile(`players/${bob.id}`, ann.cookie)).toMatchObject(bobs);
    const table = ann.client.table!.id;
    const seated = bob.client.table!.you!;
    expect(await profile(`tables/${table}/seats/${seated}/player`, ann.cookie)).toMatchObject(bobs);
    expect(await profile(`players/${bob.id}`, bob.cookie)).toMatchObject({ against: null });
    expect(await profile(`players/${bob.id}`)).toMatchObject({ against: null });
    for (const seat of ['7', 'x', '-1']) expect(await profile(`tables/${table}/seats/${seat}/player`)).toBe(404);
    expect(await profile('tables/AAAAAAAAAAAAAAAA/seats/0/player')).toBe(404);
    // Players with a provisional rating are not on the leaderboard.
    const leaders = async (of = 'classic') =>
      ((await (await fetch(`${site.url}/api/leaders/${of}`)).json()) as { leaders: unknown }).leaders;
    expect(await leaders()).toEqual([]);
    for (let n = 0; n < 25; n++)
      await site.ratings.settle({
        table: `leading ${n}`,
        ...DRAW,
        players: [ann.id, bob.id],
        ranks: n % 5 ? [0, 1] : [1, 0],
        at: began,
      });
    expect(await leaders()).toMatchObject([
      { player: ann.id, name: 'Ann', matches: 26 },
      { player: bob.id, name: 'Bob', matches: 26 },
    ]);
    // From where they played is noted, for thirty days, but not as an address.
    const exported = await fetch(`${site.url}/api/account/data`, { headers: { cookie: ann.cookie } });
    const { networks } = (await exported.json()) as { networks: { network: string }[] };
    expect(networks).toHaveLength(1);
    expect(networks[0]!.network).toMatch(/^[\w-]{22}$/);
    expect(await leaders('classic/draw')).toEqual(await leaders());
    expect(await leaders('classic/block')).toEqual([]);
    for (const none of ['chess', 'classic/chess', 'quad/block'])
      expect((await fetch(`${site.url}/api/leaders/${none}`)).status).toBe(404);
    expect((await fetch(`${site.url}/api/players/nobody`)).status).toBe(404);
    for (const { client } of accounts) client.close();
  });

  test('is exported and deleted with the account', async () => {
    const ana = await person('Ana');
    await known(ana, QUAD, 3);
    const export_ = await fetch(`${site.url}/api/account/data`, { headers: { cookie: ana.cookie } });
    expect(((await export_.json()) as { ratings: unknown }).ratings).toMatchObject([
      { ...QUAD, matches: 3, won: 3, history: [{ place: 1 }, { place: 1 }, { place: 1 }] },
    ]);
    const headers = { origin: site.url, cookie: ana.cookie };
    expect((await fetch(`${site.url}/api/account`, { method: 'DELETE', headers })).ok).toBe(true);
    expect((await fetch(`${site.url}/api/players/${ana.id}`)).status).toBe(404);
    expect(await site.ratings.standings(ana.id)).toEqual([]);
    ana.client.close();
  });

  test('is lost by a player who leaves, even if a bot wins it for them', async () => {
    const [stays, leaves] = await pair(['Stays', 'Leaves'], { clock: { turn: 78 } });
    await stays.client.until(() => stays.client.table?.phase === 'playing', 'the deal');
    leaves.client.send({ t: 'stand' });
    await playOn(stays.client, seeded('stays'));
    const changes = await stays.client.until(() => stays.client.table?.changes, 'the ratings');
    expect(changes[0]!.to.rating).toBeGreaterThan(1000);
    expect(changes[1]!.to.rating).toBeLessThan(1000);
    for (const { client } of [stays, leaves]) client.close();
  });

  test('a rated table refuses what it should', async () => {
    const ana = await person('Ana');
    const PERSON = { kind: 'person' } as const;
    const request: TableRequest = { ...TERMS, chairs: [PERSON, PERSON], late: 'mildest', listed: false };
    const { players: _, ...asked } = { ...request, players: undefined };
    async function refusal(change: Partial<TableRequest>, cookie = ana.cookie) {
      const response = await fetch(`${site.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.url, cookie },
        body: JSON.stringify({ ...asked, ...change }),
      });
      return [response.status, await response.json()];
    }
    const flawed = (...what: string[]) => [400, { problem: 'not for rated', what }];
    const guest = await connect(site.url, 'Guest');
    expect(await refusal({}, guest.cookie)).toEqual(flawed('account'));
    expect(await refusal({ chairs: [PERSON, { kind: 'bot', level: 'expert' }] })).toEqual(flawed('bots'));
    expect(await refusal({ clock: null, late: 'bot' })).toEqual(flawed('clock', 'late'));
    expect(await refusal({ game: 'magnetic', options: { mode: 'tower', hands: 'real' } })).toEqual(flawed('hands'));
    const table = await openTable(site.url, ana.cookie, asked);
    guest.send({ t: 'come', table });
    await guest.next('table');
    guest.send({ t: 'sit', seat: 1 });
    expect(await guest.next('refused')).toMatchObject({ what: 'sit', why: 'no account' });
    ana.client.send({ t: 'come', table });
    await ana.client.next('table');
    ana.client.send({ t: 'fill', seat: 1, level: 'gentle' });
    expect(await ana.client.next('refused')).toMatchObject({ what: 'fill', why: 'rated' });
    const bo = await person('Bo');
    bo.client.send({ t: 'come', table });
    await bo.client.next('table');
    bo.client.send({ t: 'sit', seat: 1 });
    await ana.client.until(() => ana.client.table?.phase === 'playing', 'the deal');
    ana.client.send({ t: 'end', yes: true });
    expect(await ana.client.next('refused')).toMatchObject({ what: 'end', why: 'rated' });
    expect((await fetch(`${site.url}/api/tables/${table}/record`)).status).toBe(409);
    for (const client of [guest, ana.client, bo.client]) client.close();
  });
});
