/** A server for tests: real sockets and a real store in a folder of its own, and bots that think at once. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { type House, house } from '../house/house';
import type { Tally } from '../house/tally';
import { matchingIn } from '../matching/kept';
import type { Matching } from '../matching/matchmaker';
import { type Limits, NO_LIMITS } from '../net/limits';
import type { Newsroom } from '../news/news';
import type { Metrics } from '../operate/metrics';
import type { Company } from '../people/company';
import { ANYTHING, type Fits } from '../people/filter';
import { peopleIn } from '../people/kept';
import { companyIn } from '../people/keptcompany';
import { pushesIn } from '../people/keptpushes';
import type { People } from '../people/people';
import type { Pushes } from '../people/pushes';
import { pushing } from '../people/pushing';
import type { Ratings } from '../people/ratings';
import type { Pace } from '../rooms/referee';
import { server } from '../server';
import type { DatabaseStore } from '../store/database';
import { openSqlite } from '../store/sqlite';
import type { Store } from '../store/store';
import type { Thinkers } from '../thinking/thinkers';
import { quick } from './quick';

export interface Started {
  readonly url: string;
  readonly house: House;
  readonly store: Store;
  readonly people: People;
  readonly ratings: Ratings;
  readonly company: Company;
  readonly pushes: Pushes;
  readonly data: string;
  /** What the server complained of; a test looks that it is nothing. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export const KEY = Buffer.alloc(32, 7);
/** Bots answer at once; whoever is to add to a shuffle does, however busy the machine. */
export const FAST: Pace = { bot: 0, first: 5_000, later: 5_000 };

export interface Starting {
  readonly data?: string;
  readonly limits?: Limits;
  readonly pace?: Partial<Pace>;
  readonly now?: () => number;
  readonly publicUrl?: URL;
  readonly idle?: number;
  readonly host?: string;
  readonly thinkers?: Thinkers;
  /** Shared with other servers; by itself each has a file of its own. */
  readonly store?: Store;
  readonly newsroom?: Newsroom;
  readonly matching?: Matching;
  readonly redis?: Redis;
  readonly tally?: Tally;
  readonly metrics?: Metrics;
  readonly leaving?: () => boolean;
  readonly fits?: Fits;
  /** The way to push services nearby; by itself nobody is called. */
  readonly agent?: Agent;
}

/** Tables that are forgotten have people who are. */
async function besides(store: Store | DatabaseStore): Promise<DatabaseStore> {
  return 'database' in store ? store : openSqlite(':memory:');
}

export async function start({ data, limits = NO_LIMITS, pace, ...rest }: Starting = {}): Promise<Started> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'boneyard-'));
  const pages = join(folder, 'web');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<title>Boneyard</title>');
  const complaints: string[] = [];
  const complain = (what: string) => void complaints.push(what);
  const { publicUrl, redis, metrics, leaving, fits = ANYTHING, agent, ...more } = rest;
  const { host = '127.0.0.1', store = await openSqlite(join(folder, 'tables.db')), ...housing } = more;
  const serving = { redis, ...(metrics && { metrics }), ...(leaving && { leaving }) };
  const { database } = await besides(store);
  const [people, matching, company] = [peopleIn(database), matchingIn(database), companyIn(database)];
  const { ratings } = matching;
  const beside = { matching, chat: { company, fits } };
  const pushes = pushesIn(database);
  const near = agent !== undefined;
  const ringing = agent && {
    call: pushing({
      pushes,
      agent,
      near,
      subject: 'mailto:nobody@localhost',
      complain,
      ...(rest.now && { now: rest.now }),
    }),
  };
  const playing = { store, thinkers: quick, pace: { ...FAST, ...pace }, complain };
  const tables = house({ ...playing, ...beside, ...ringing, ...housing });
  const app = await server({
    pages,
    house: tables,
    people,
    ratings,
    company,
    calls: { pushes, near },
    fits,
    key: KEY,
    limits,
    publicUrl,
    complain,
    ...serving,
  });
  const url = await app.listen({ host, port: 0 });
  return {
    url,
    house: tables,
    store,
    people,
    ratings,
    company,
    pushes,
    data: folder,
    complaints,
    async close() {
      await app.close();
      if (data === undefined) rmSync(folder, { recursive: true });
    },
  };
}
