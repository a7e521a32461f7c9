/** A cluster on one machine: moves per second of one, two and three processes, and the CPU cost of a move. */

import { withCluster } from '@boneyard/server/testing/cluster';
import type { Bench, BenchFigure } from './bench';
import { fromDist, rate, startLoad } from './server/loadprocess';
import { type MoveCost, measureMoveCosts } from './server/movecost';

/** A cost that grows by less than this factor counts as constant. */
const FLAT = 1.5;

const SIZES = {
  full: {
    processes: [1, 2, 3],
    matches: 200,
    seconds: 6,
    growth: { few: 100, many: 10_000, moves: 3_000, length: 1_000 },
  },
  tiny: { processes: [2], matches: 3, seconds: 0.3, growth: { few: 40, many: 41, moves: 20, length: 0 } },
} as const;

async function scaled(processes: number, matches: number, seconds: number): Promise<BenchFigure[]> {
  const played = await withCluster({ processes }, async ({ urls }) => {
    const clients = startLoad([], fromDist('./bench.load.js'), ...urls);
    await clients.seat(matches);
    const result = await clients.play(seconds, 0);
    clients.stop();
    return result;
  });
  return [
    {
      name: `${processes} ${processes === 1 ? 'process' : 'processes'}, durable moves`,
      value: rate(played),
      unit: 'moves/s',
    },
    { name: '… move to opponent, median', value: played.median, unit: 'ms' },
    { name: '… 99th percentile', value: played.p99, unit: 'ms' },
  ];
}

function cost(name: string, { own, database }: MoveCost): BenchFigure[] {
  return [
    { name: `move, ${name}`, value: own, unit: 'µs CPU' },
    { name: '… in PostgreSQL', value: database, unit: 'µs CPU' },
  ];
}

function growth(name: string, before: MoveCost, after: MoveCost): BenchFigure {
  const value = (after.own + after.database) / (before.own + before.database);
  return { name, value, unit: '×', target: `≤ ${FLAT}`, met: value <= FLAT };
}

export const bench: Bench = {
  name: 'cluster',
  needs: ['postgres', 'redis'],
  async run(size) {
    const { processes, matches, seconds, growth: sizes } = SIZES[size];
    const figures: BenchFigure[] = [];
    for (const count of processes) figures.push(...(await scaled(count, matches, seconds)));
    const { few, many, short, long } = await measureMoveCosts(sizes);
    return [
      ...figures,
      ...cost(`${sizes.few} tables`, few),
      ...cost(`${sizes.many} tables`, many),
      growth('growth with more tables', few, many),
      ...cost('early in a match', short),
      ...cost(`after ${sizes.length} more moves`, long),
      growth('growth with longer matches', short, long),
    ];
  },
};
