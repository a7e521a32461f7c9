/** What a move costs as tables become more and games longer: two houses on one PostgreSQL, a player of each table on each. */

import { readdirSync, readFileSync } from 'node:fs';
import { isProblem } from '@boneyard/rules/problem';
import { type Random, seeded } from '@boneyard/rules/random';
import { type House, house } from '@boneyard/server/house/house';
import { newsHere } from '@boneyard/server/news/memory';
import type { Agreed } from '@boneyard/server/rooms/entries';
import { agreeOn } from '@boneyard/server/rooms/opening';
import { openPostgres } from '@boneyard/server/store/postgres';
import { legalMove, type Page, page } from '@boneyard/server/testing/page';
import { quick } from '@boneyard/server/testing/quick';
import { type TestServer, testPostgres } from '@boneyard/server/testing/servers';

interface Match {
  readonly pages: readonly [Page, Page];
  wake: () => void;
}

/** Of one move, in microseconds. */
export interface Cost {
  /** Of the servers' own process, pages included. */
  readonly ours: number;
  /** Of PostgreSQL, where the system tells. */
  readonly database: number;
}

function agreed(): Agreed {
  const options = { style: 'block', hand: 7, lead: 'lots', match: { rounds: 1000 } };
  const chairs = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const wanted = agreeOn({ game: 'classic', options, chairs, clock: null, late: 'bot', listed: false });
  if (isProblem(wanted)) throw new Error(wanted.problem);
  return wanted;
}

const ABREAST = 20;
/** The system counts in hundredths of a second. */
const TICK = 10_000;

/** What all processes of a PostgreSQL have used so far, in microseconds; 0 where there is no /proc. */
function usedBy({ pid }: TestServer): number {
  let ticks = 0;
  try {
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
      if (Number(fields[1]) === pid || Number(name) === pid) ticks += Number(fields[11]) + Number(fields[12]);
    }
  } catch {
    // A process that has just ended, or another system.
  }
  return ticks * TICK;
}

async function seated([here, there]: readonly [House, House], name: string): Promise<Match> {
  const match: Match = {
    pages: [page(`${name} a`, () => match.wake()), page(`${name} b`, () => match.wake())],
    wake() {},
  };
  const [ana, bo] = match.pages;
  const table = await here.open(agreed(), { id: ana.guest!, name: 'ana', kind: 'guest' });
  await here.come(ana, table);
  await there.come(bo, table);
  there.ask(bo, { t: 'sit', seat: 1 });
  await holds(match, () => match.pages.every(({ shown }) => shown?.phase === 'playing'));
  return match;
}

function holds(match: Match, what: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    match.wake = () => {
      if (what()) resolve();
    };
    match.wake();
  });
}

/** One move, until both players have it. */
async function move(houses: readonly [House, House], match: Match, random: Random): Promise<void> {
  const { pages } = match;
  await holds(match, () => pages.every(({ shown }) => shown?.phase === 'playing' && shown.n === pages[0].shown?.n));
  for (const [i, one] of pages.entries()) {
    const wanted = legalMove(one, random);
    if (!wanted) continue;
    const { n } = one.shown!;
    houses[i]!.ask(one, wanted);
    return holds(match, () => pages.every(({ shown }) => shown!.n > n));
  }
}

export interface Grown {
  readonly few: Cost;
  readonly many: Cost;
  readonly short: Cost;
  readonly long: Cost;
}

export interface Growing {
  readonly few: number;
  readonly many: number;
  readonly moves: number;
  readonly length: number;
}

export async function growing({ few, many, moves, length }: Growing): Promise<Grown> {
  const server = await testPostgres();
  const newsroom = newsHere();
  const open = async () =>
    house({ store: await openPostgres(server.url), thinkers: quick, pace: { bot: 0, first: 0, later: 0 }, newsroom });
  const houses = [await open(), await open()] as const;
  const random = seeded('growing');
  const matches: Match[] = [];

  async function abreast(times: number, work: (i: number) => Promise<void>): Promise<void> {
    let next = 0;
    await Promise.all(
      Array.from({ length: ABREAST }, async () => {
        while (next < times) await work(next++);
      }),
    );
  }
  const seat = (to: number) =>
    abreast(to - matches.length, async (i) => void matches.push(await seated(houses, `${to} ${i}`)));

  /** So many moves, at any of these tables; there are more of them than play at once. */
  async function play(times: number, among: readonly Match[]): Promise<Cost> {
    const free = [...among];
    const [own, theirs] = [process.cpuUsage(), usedBy(server)];
    await abreast(times, async () => {
      const match = free.splice(random.below(free.length), 1)[0]!;
      await move(houses, match, random);
      free.push(match);
    });
    const { user, system } = process.cpuUsage(own);
    return { ours: (user + system) / times, database: (usedBy(server) - theirs) / times };
  }

  await seat(few);
  await play(moves, matches);
  const atFew = await play(moves, matches);
  const long = matches.slice(0, ABREAST * 2);
  const short = await play(moves, long);
  await play(length * long.length, long);
  const after = await play(moves, long);
  await seat(many);
  const atMany = await play(moves, matches);
  for (const one of houses) await one.close();
  await server.close();
  return { few: atFew, many: atMany, short, long: after };
}
