/** Metrics for Prometheus: moves, how long they take, what waits, and what fails. */

import { gameCalled } from '@boneyard/rules/games';
import { isJudged } from '@boneyard/rules/verdicts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Thinkers } from '../bots/thinkers';
import type { Store } from '../store/store';
import type { TableMetrics } from '../tables/tablemetrics';

export interface Metrics {
  readonly tables: TableMetrics;
  /** The same store, timed. */
  timedStore(store: Store): Store;
  timedThinkers(thinkers: Thinkers): Thinkers;
  /** A value that is read whenever Prometheus asks. */
  gauge(name: string, help: string, value: () => number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Buckets of the histograms, in seconds. */
const SOON = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

export function metrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const moves = new Counter({
    name: 'boneyard_moves_total',
    help: 'Moves made durable, by whom they were made',
    labelNames: ['by'],
    registers,
  });
  const entries = new Counter({
    name: 'boneyard_entries_total',
    help: 'Entries of logs made durable, by kind',
    labelNames: ['kind'],
    registers,
  });
  const verdicts = new Counter({
    name: 'boneyard_verdicts_total',
    help: 'Verdicts on constructions',
    labelNames: ['verdict'],
    registers,
  });
  const refusals = new Counter({
    name: 'boneyard_refusals_total',
    help: 'What was refused at tables, by reason',
    labelNames: ['why'],
    registers,
  });
  const acknowledged = new Histogram({
    name: 'boneyard_acknowledged_seconds',
    help: 'From receiving a move to acknowledging it',
    buckets: SOON,
    registers,
  });

  /** How long something takes, how many wait for it now, and how often it failed. */
  function timer(name: string, help: string) {
    const seconds = new Histogram({ name: `${name}_seconds`, help, labelNames: ['what'], buckets: SOON, registers });
    const waiting = new Gauge({ name: `${name}_waiting`, help: `${help}: waiting now`, registers });
    const failures = new Counter({
      name: `${name}_failures_total`,
      help: `${help}: failures`,
      labelNames: ['what'],
      registers,
    });
    return <Args extends unknown[], Result>(what: string, work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        const done = seconds.startTimer({ what });
        waiting.inc();
        try {
          return await work(...args);
        } catch (error) {
          failures.inc({ what });
          throw error;
        } finally {
          waiting.dec();
          done();
        }
      };
  }
  const timedInStore = timer('boneyard_store', 'Calls of the store');
  const timedThought = timer('boneyard_thinking', 'Thoughts of bots and verdicts on towers');

  return {
    tables: {
      committed(_table, _n, entry) {
        entries.inc({ kind: entry.do });
        if (entry.do === 'moved') moves.inc({ by: entry.by ?? 'person' });
      },
      acknowledged: (took) => acknowledged.observe(took / 1000),
      refused: (why) => refusals.inc({ why }),
    },
    timedStore: (store) => ({
      ...store,
      append: timedInStore('append', store.append),
      log: timedInStore('log', store.log),
      heads: timedInStore('heads', store.heads),
      listed: timedInStore('listed', store.listed),
      takeWakeups: timedInStore('takeDue', store.takeWakeups),
      reschedule: timedInStore('putOff', store.reschedule),
    }),
    timedThinkers: (thinkers) => ({
      move: timedThought('move', thinkers.move),
      rule: timedThought('rule', async (thought, sent) => {
        const move = await thinkers.rule(thought, sent);
        const game = gameCalled(thought.game)!;
        verdicts.inc({ verdict: isJudged(game, game.read(move)) ? 'falls' : 'holds' });
        return move;
      }),
      close: thinkers.close,
    }),
    gauge(name, help, value) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
