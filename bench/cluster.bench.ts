/** Many machines, as far as one shows it: moves a second by one, two and three processes, and what a move costs. */

import { withCluster } from '@boneyard/server/testing/cluster';
import { hasPart } from '@boneyard/server/testing/servers';
import type { Bench, Figure } from './bench';
import { type Cost, growing } from './server/growing';
import { beside, load, rate } from './server/loading';

/** More than this, and a cost is not flat. */
const FLAT = 1.5;

const SIZES = {
  full: {
    processes: [1, 2, 3],
    matches: 200,
    seconds: 6,
    growing: { few: 100, many: 10_000, moves: 3_000, length: 1_000 },
  },
  tiny: { processes: [2], matches: 3, seconds: 0.3, growing: { few: 40, many: 41, moves: 20, length: 0 } },
} as const;

async function scaled(processes: number, matches: number, seconds: number): Promise<Figure[]> {
  const played = await withCluster({ processes }, async ({ urls }) => {
    const clients = load([], beside('./bench.load.js'), ...urls);
    await clients.seat(matches);
    const told = await clients.play(seconds, 0);
    clients.stop();
    return told;
  });
  return [
    {
      name: `${processes} ${processes === 1 ? 'process' : 'processes'}, durable moves`,
      value: rate(played),
      unit: 'moves/s',
    },
    { name: '… from move to opponent, median', value: played.median, unit: 'ms' },
    { name: '… 99 %', value: played.p99, unit: 'ms' },
  ];
}

function cost(name: string, { ours, database }: Cost): Figure[] {
  return [
    { name: `a move, ${name}`, value: ours, unit: 'µs CPU' },
    { name: '… and in PostgreSQL', value: database, unit: 'µs CPU' },
  ];
}

function growth(name: string, before: Cost, after: Cost): Figure {
  const value = (after.ours + after.database) / (before.ours + before.database);
  return { name, value, unit: '×', aim: `≤ ${FLAT}`, met: value <= FLAT };
}

export const bench: Bench = {
  name: 'cluster',
  async run(size) {
    if (!(await hasPart('postgres')) || !(await hasPart('redis'))) return [];
    const { processes, matches, seconds, growing: wanted } = SIZES[size];
    const figures: Figure[] = [];
    for (const count of processes) figures.push(...(await scaled(count, matches, seconds)));
    const { few, many, short, long } = await growing(wanted);
    return [
      ...figures,
      ...cost(`${wanted.few} tables`, few),
      ...cost(`${wanted.many} tables`, many),
      growth('times as many tables', few, many),
      ...cost('early in a match', short),
      ...cost(`after ${wanted.length} moves more`, long),
      growth('as matches grow', short, long),
    ];
  },
};
