/** Two who search for a game together, over real sockets, and rated matches of partners. */

import { NEWCOMER, ratedSides, shownRating } from '@boneyard/engine/rating';
import type { Profile } from '@boneyard/protocol/players';
import type { PairInvitation, SeekTerms } from '@boneyard/protocol/seeks';
import { seeded } from '@boneyard/rules/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseStore } from '../store/database';
import { openSqlite } from '../store/sqlite';
import { type Client, connect, playOn } from '../testing/client';
import { type TestAccount, testAccount } from '../testing/testaccount';
import { startServer, type TestServer } from '../testing/testserver';
import { seekRepository } from './seekrepository';

let site: TestServer;
let store: DatabaseStore;
/** The server's clock only moves when a test moves it. */
let later = 0;
const began = Date.now();
beforeAll(async () => {
  store = await openSqlite(':memory:');
  site = await startServer({ store, now: () => began + later });
});
afterAll(async () => {
  expect(site.errors).toEqual([]);
  await site.close();
});

interface Person extends TestAccount {
  readonly client: Client;
}

const PARTNERS: SeekTerms = {
  game: 'classic',
  players: 4,
  options: { partners: true, match: { rounds: 1 } },
  clock: { turn: 60 },
  rated: true,
};
/** Every test searches for something else. */
let turn = 60;
const ownTerms = (): SeekTerms => ({ ...PARTNERS, clock: { turn: ++turn } });

async function person(name: string): Promise<Person> {
  const signed = await testAccount(site.accounts, name);
  return { ...signed, client: await connect(site.url, name, { cookie: signed.cookie }) };
}
const persons = (...names: string[]) => Promise.all(names.map(person));

async function seek({ client }: Person, terms: SeekTerms, pair?: string) {
  const told = client.next('seeking');
  client.send({ t: 'seek', terms, ...(pair !== undefined && { pair }) });
  later += 1;
  return told;
}
async function refused({ client }: Person, terms: SeekTerms, pair: string) {
  const told = client.next('refused');
  client.send({ t: 'seek', terms, pair });
  return (await told).why;
}
const found = ({ client }: Person) =>
  client.until(() => client.messages.find((told) => told.t === 'found')?.table, 'a game');
const hasEnded = ({ client }: Person) =>
  client.until(() => client.messages.find((told) => told.t === 'found')?.table === null, 'the end of the search');
/** What a player was last told of the partner. */
const partnerOf = ({ client }: Person) => client.messages.findLast((told) => told.t === 'seeking')?.pair?.partner;
/** The server looks about once a second of real time. */
const looks = () => new Promise((resolve) => setTimeout(resolve, 1_300));

async function sitDown(people: readonly Person[], table: string): Promise<string[]> {
  for (const { client } of people) {
    client.send({ t: 'come', table });
    await client.until(() => client.table?.id === table, 'the table');
  }
  return people[0]!.client.table!.seats.map(({ name }) => name!);
}
const invitationFor = async (pair: string, cookie?: string) => {
  const response = await fetch(`${site.url}/api/pairs/${pair}`, { headers: cookie ? { cookie } : {} });
  return response.ok ? ((await response.json()) as PairInvitation) : response.status;
};
function close(people: readonly Person[]): void {
  for (const { client } of people) client.close();
}

describe('two who search together', () => {
  test('find each other by the invitation, are told so, and sit opposite each other', async () => {
    const terms = ownTerms();
    const people = (await persons('Ana', 'Bo', 'Cy', 'Dee')) as [Person, Person, Person, Person];
    const [ana, bo, cy, dee] = people;
    const { pair } = await seek(ana, terms, 'new');
    expect(pair).toEqual({ id: expect.stringMatching(/^[\w-]{16}$/), partner: null });
    const options = expect.objectContaining({ partners: true });
    expect(await invitationFor(pair!.id)).toEqual({ name: 'Ana', terms: { ...terms, options } });
    // Others who search meanwhile do not get Ana alone.
    await seek(cy, terms);
    await seek(dee, terms);
    const watcher = await person('Watcher');
    watcher.client.send({ t: 'list', on: true });
    expect((await watcher.client.next('seeks')).seeks.map(({ name }) => name)).toEqual(['Cy', 'Dee']);
    expect((await seek(bo, terms, pair!.id)).pair).toEqual({ id: pair!.id, partner: 'Ana' });
    await ana.client.until(() => partnerOf(ana) === 'Bo', 'the partner');
    const table = await found(ana);
    expect(await Promise.all(people.map(found))).toEqual([table, table, table, table]);
    expect(await sitDown(people, table!)).toEqual(['Ana', 'Cy', 'Bo', 'Dee']);
    expect(await invitationFor(pair!.id)).toBe(404);
    close([...people, watcher]);
  });

  test('are one line in the list of searches', async () => {
    const terms = ownTerms();
    const [ana, bo, watcher] = (await persons('Ana', 'Bo', 'Watcher')) as [Person, Person, Person];
    const { pair } = await seek(ana, terms, 'new');
    await seek(bo, terms, pair!.id);
    watcher.client.send({ t: 'list', on: true });
    const { seeks } = await watcher.client.next('seeks');
    expect(seeks).toMatchObject([{ name: 'Ana', partner: 'Bo', rank: { rating: 1000, provisional: true } }]);
    close([ana, bo, watcher]);
  });

  test('one who stops, or searches for something else, ends the search of both', async () => {
    for (const leaver of [0, 1]) {
      const terms = ownTerms();
      const pairOf = (await persons('Ana', 'Bo')) as [Person, Person];
      const { pair } = await seek(pairOf[0], terms, 'new');
      await seek(pairOf[1], terms, pair!.id);
      if (leaver === 0) pairOf[0].client.send({ t: 'unseek' });
      else await seek(pairOf[1], ownTerms());
      await hasEnded(pairOf[1 - leaver]!);
      expect(await invitationFor(pair!.id)).toBe(404);
      expect(await refused(pairOf[1 - leaver]!, terms, pair!.id)).toBe('no pair');
      close(pairOf);
    }
  });

  test('one whose connection is lost may come back within a minute; then the search is over', async () => {
    const terms = ownTerms();
    const [ana, bo] = (await persons('Ana', 'Bo')) as [Person, Person];
    const { pair } = await seek(ana, terms, 'new');
    const { seek: again, since } = await seek(bo, terms, pair!.id);
    bo.client.close();
    await ana.client.until(() => partnerOf(ana) === null, 'Bo to be missed');
    later += 30_000;
    const back = { ...bo, client: await connect(site.url, 'Bo', { cookie: bo.cookie }) };
    const told = back.client.next('seeking');
    back.client.send({ t: 'seek', terms, again });
    expect(await told).toMatchObject({ since, pair: { id: pair!.id, partner: 'Ana' } });
    await ana.client.until(() => partnerOf(ana) === 'Bo', 'Bo to be back');
    back.client.close();
    await ana.client.until(() => partnerOf(ana) === null, 'Bo to be missed again');
    // Seen as missing at the look after that; a minute later the search ends.
    await looks();
    later += 61_000;
    await hasEnded(ana);
    ana.client.close();
  });

  test('an invitation that nobody follows ends after half an hour', async () => {
    const terms = ownTerms();
    const ana = await person('Ana');
    const { pair } = await seek(ana, terms, 'new');
    later += 29 * 60_000;
    await looks();
    expect(await invitationFor(pair!.id)).toMatchObject({ name: 'Ana' });
    later += 60_000;
    await hasEnded(ana);
    expect(await invitationFor(pair!.id)).toBe(404);
    ana.client.close();
  });

  test('a friend who comes late, and whose search is not stored yet, is not taken for one who left', async () => {
    const terms = ownTerms();
    const [ana, bo] = (await persons('Ana', 'Bo')) as [Person, Person];
    const { pair } = await seek(ana, terms, 'new');
    await looks();
    later += 5 * 60_000;
    expect(await seekRepository(store.database).joinPair(pair!.id, bo.id)).toBe(true);
    await looks();
    expect((await seek(bo, terms, pair!.id)).pair).toEqual({ id: pair!.id, partner: 'Ana' });
    close([ana, bo]);
  });

  test('nobody joins with other terms, a third time, alone, or against a block', async () => {
    const terms = ownTerms();
    const [ana, bo, cy, eve] = (await persons('Ana', 'Bo', 'Cy', 'Eve')) as [Person, Person, Person, Person];
    await site.social.block(ana.id, { player: eve.id, name: 'Eve', made: began });
    const { pair } = await seek(ana, terms, 'new');
    const { id } = pair!;
    expect(await refused(bo, ownTerms(), id)).toBe('no pair');
    expect(await refused(bo, terms, 'AAAAAAAAAAAAAAAA')).toBe('no pair');
    expect(await refused(eve, terms, id)).toBe('blocked');
    // One is no pair, in however many windows.
    const other = { ...ana, client: await connect(site.url, 'Ana', { cookie: ana.cookie }) };
    expect((await seek(other, terms, id)).pair).toEqual({ id, partner: null });
    await hasEnded(ana);
    expect((await seek(bo, terms, id)).pair).toEqual({ id, partner: 'Ana' });
    expect(await refused(cy, terms, id)).toBe('no pair');
    expect([await invitationFor(id), await invitationFor(id, bo.cookie)]).toMatchObject([404, { name: 'Ana' }]);
    close([ana, other, bo, cy, eve]);
  });

  test('only where partners play together; a rated match takes accounts', async () => {
    const ana = await person('Ana');
    expect(await refused(ana, { ...PARTNERS, options: {} }, 'new')).toBe('malformed');
    const terms = ownTerms();
    const { pair } = await seek(ana, terms, 'new');
    const guest = { ...ana, client: await connect(site.url, 'Guest') };
    expect(await refused(guest, terms, pair!.id)).toBe('no account');
    close([ana, guest]);
  });
});

async function four(...names: string[]): Promise<Person[]> {
  const terms = ownTerms();
  const people = await persons(...names);
  for (const one of people) await seek(one, terms);
  const table = await found(people[0]!);
  await sitDown(people, table!);
  return people.sort((one, other) => one.client.table!.you! - other.client.table!.you!);
}
const standing = async ({ id }: Person) =>
  ((await (await fetch(`${site.url}/api/players/${id}`)).json()) as Profile).games[0]!;

describe('a rated match of partners', () => {
  test('counts for both sides, in the variant, and profiles name partners and opponents', async () => {
    const people = await four('Ana', 'Bo', 'Cy', 'Dee');
    const random = seeded('partners');
    await Promise.all(people.map(({ client }) => playOn(client, random)));
    const { client } = people[0]!;
    const changes = await client.until(() => client.table?.changes, 'the ratings');
    const { winners } = client.table!.ended!;
    const ranks = winners.length === 4 ? [0, 0] : winners.includes(0) ? [0, 1] : [1, 0];
    const after = ratedSides(
      Array.from({ length: 2 }, () => [NEWCOMER, NEWCOMER]),
      ranks,
    ).map(([one]) => shownRating(one!));
    expect(changes.map((change) => change!.to.rating)).toEqual([after[0], after[1], after[0], after[1]]);
    for (const [seat, one] of people.entries()) {
      const { game, variant, rank, history } = await standing(one);
      expect({ game, variant, rating: rank.rating }).toEqual({
        game: 'classic',
        variant: 'partners',
        rating: after[seat % 2],
      });
      expect(history).toMatchObject([{ place: ranks[seat % 2]! + 1, players: 4, sides: 2 }]);
      expect(history[0]!.partners).toMatchObject([{ player: people[(seat + 2) % 4]!.id }]);
      expect(history[0]!.opponents.map(({ player }) => player).sort()).toEqual(
        [people[(seat + 1) % 4]!.id, people[(seat + 3) % 4]!.id].sort(),
      );
    }
    close(people);
  });

  test('is lost by both partners if one leaves', async () => {
    const people = await four('Eve', 'Fay', 'Gil', 'Hal');
    const [, leaver] = people;
    leaver!.client.send({ t: 'stand' });
    const staying = people.filter((one) => one !== leaver);
    const random = seeded('left');
    await Promise.all(staying.map(({ client }) => playOn(client, random)));
    const { client } = people[0]!;
    const changes = await client.until(() => client.table?.changes, 'the ratings');
    const [won, lost] = ratedSides(
      Array.from({ length: 2 }, () => [NEWCOMER, NEWCOMER]),
      [0, 1],
    ).map(([one]) => shownRating(one!));
    expect(changes.map((change) => change!.to.rating)).toEqual([won, lost, won, lost]);
    close(people);
  });
});
