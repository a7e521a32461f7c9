/** The CPU cost of a move with more tables and longer games. Each table has its players on two servers. */

import { readdirSync, readFileSync } from 'node:fs';
import { isProblem } from '@boneyard/rules/problem';
import { type Random, seeded } from '@boneyard/rules/random';
import { memoryCluster } from '@boneyard/server/cluster/memorycluster';
import { Services } from '@boneyard/server/services';
import { openPostgres } from '@boneyard/server/store/postgres';
import type { Agreement } from '@boneyard/server/tables/room/entries';
import { agreementFor } from '@boneyard/server/tables/room/newtable';
import { type LocalClient, legalMove, localClient } from '@boneyard/server/testing/localclient';
import { quickThinkers } from '@boneyard/server/testing/quickthinkers';
import { type TestDatabase, testPostgres } from '@boneyard/server/testing/testdatabases';

type Pair = readonly [Services, Services];

interface Match {
  readonly pages: readonly [LocalClient, LocalClient];
  wake: () => void;
}

/** CPU time of one move, in microseconds. */
export interface MoveCost {
  /** Of this process, which runs the servers and the pages. */
  readonly own: number;
  /** Of PostgreSQL; 0 where there is no /proc. */
  readonly database: number;
}

function agreed(): Agreement {
  const options = { style: 'block', hand: 7, lead: 'lots', match: { rounds: 1000 } };
  const chairs = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const wanted = agreementFor({ game: 'classic', options, chairs, clock: null, late: 'bot', listed: false });
  if (isProblem(wanted)) throw new Error(wanted.problem);
  return wanted;
}

const AT_ONCE = 20;
/** Microseconds per tick: the system counts CPU time in hundredths of a second. */
const TICK = 10_000;

/** CPU time that all processes of a PostgreSQL have used so far, in microseconds; 0 where there is no /proc. */
function usedBy({ pid }: TestDatabase): number {
  let ticks = 0;
  try {
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
      if (Number(fields[1]) === pid || Number(name) === pid) ticks += Number(fields[11]) + Number(fields[12]);
    }
  } catch {
    // A process has just ended, or the system has no /proc.
  }
  return ticks * TICK;
}

async function seated([here, there]: Pair, name: string): Promise<Match> {
  const match: Match = {
    pages: [localClient(`${name} a`, () => match.wake()), localClient(`${name} b`, () => match.wake())],
    wake() {},
  };
  const [ana, bo] = match.pages;
  const table = await here.tables.create(agreed(), { id: ana.playerId!, name: 'ana', kind: 'guest' });
  await here.tables.watch(ana, table);
  await there.tables.watch(bo, table);
  there.tables.watchedBy(bo)!.receive(bo, { t: 'sit', seat: 1 });
  await waitFor(match, () => match.pages.every(({ table: shown }) => shown?.phase === 'playing'));
  return match;
}

function waitFor(match: Match, condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    match.wake = () => {
      if (condition()) resolve();
    };
    match.wake();
  });
}

/** Makes one move and waits until both players have received it. */
async function move(servers: Pair, match: Match, random: Random): Promise<void> {
  const { pages } = match;
  await waitFor(match, () =>
    pages.every(({ table: shown }) => shown?.phase === 'playing' && shown.n === pages[0].table?.n),
  );
  for (const [i, one] of pages.entries()) {
    const wanted = legalMove(one, random);
    if (!wanted) continue;
    const { n } = one.table!;
    servers[i]!.tables.watchedBy(one)!.receive(one, wanted);
    return waitFor(match, () => pages.every(({ table: shown }) => shown!.n > n));
  }
}

export interface MoveCosts {
  readonly few: MoveCost;
  readonly many: MoveCost;
  readonly short: MoveCost;
  readonly long: MoveCost;
}

export interface GrowthSizes {
  readonly few: number;
  readonly many: number;
  readonly moves: number;
  readonly length: number;
}

export async function measureMoveCosts({ few, many, moves, length }: GrowthSizes): Promise<MoveCosts> {
  const server = await testPostgres();
  const cluster = memoryCluster();
  const open = async () =>
    new Services({
      store: await openPostgres(server.url),
      thinkers: quickThinkers,
      pace: { bot: 0, first: 0, later: 0 },
      cluster,
    });
  const servers = [await open(), await open()] as const;
  const random = seeded('growing');
  const matches: Match[] = [];

  async function atOnce(times: number, work: (i: number) => Promise<void>): Promise<void> {
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < times) await work(next++);
      }),
    );
  }
  const seat = (to: number) =>
    atOnce(to - matches.length, async (i) => void matches.push(await seated(servers, `${to} ${i}`)));

  /** Plays moves at random tables. There must be more tables than moves at once. */
  async function play(times: number, among: readonly Match[]): Promise<MoveCost> {
    const free = [...among];
    const [own, theirs] = [process.cpuUsage(), usedBy(server)];
    await atOnce(times, async () => {
      const match = free.splice(random.below(free.length), 1)[0]!;
      await move(servers, match, random);
      free.push(match);
    });
    const { user, system } = process.cpuUsage(own);
    return { own: (user + system) / times, database: (usedBy(server) - theirs) / times };
  }

  await seat(few);
  await play(moves, matches);
  const atFew = await play(moves, matches);
  const long = matches.slice(0, AT_ONCE * 2);
  const short = await play(moves, long);
  await play(length * long.length, long);
  const after = await play(moves, long);
  await seat(many);
  const atMany = await play(moves, matches);
  for (const one of servers) await one.close();
  await server.close();
  return { few: atFew, many: atMany, short, long: after };
}
