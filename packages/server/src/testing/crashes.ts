/** Plays games whose server is killed again and again: every acknowledged move must be stored once, and every game must end. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@boneyard/rules/random';
import { openSqlite } from '../store/sqlite';
import { runTrial, type TrialServer, trialProgram } from './serverprocess';
import { checkStored, oneGame, type PlayReport } from './stubbornplayers';

export interface CrashOptions {
  readonly games: number;
  readonly kills: number;
  readonly seed: string;
  /** How many games are played at the same time. */
  readonly abreast: number;
}

export interface CrashReport {
  readonly acknowledged: number;
  readonly repeated: number;
  readonly kills: number;
}

export async function playThroughCrashes({ games, kills, seed, abreast }: CrashOptions): Promise<CrashReport> {
  const random = seeded(seed);
  const program = await trialProgram();
  const data = mkdtempSync(join(tmpdir(), 'boneyard-kill-'));
  let trial: TrialServer = await runTrial(program, data);
  const { url } = trial;
  const { port } = new URL(url);
  const played: PlayReport = { acks: [], repeated: 0, busy: 0 };
  let [left, killed, playing] = [games, 0, true];

  async function line(): Promise<void> {
    while (left-- > 0) await oneGame({ url, random, played, mayBeBusy: false });
  }
  async function killer(): Promise<void> {
    while (killed < kills && playing) {
      await pause(80 + random.below(500));
      if (!playing) return;
      await trial.kill();
      killed++;
      trial = await runTrial(program, data, { port });
    }
  }
  const killers = killer();
  await Promise.all(Array.from({ length: abreast }, line));
  playing = false;
  await killers;
  await trial.kill('SIGTERM');
  const printed = trial.printed.filter((text) => !text.startsWith('http'));
  if (printed.length > 0) throw new Error(`the server printed: ${printed[0]}`);
  const store = await openSqlite(join(data, 'tables.db'));
  await checkStored(store, played);
  await store.close();
  rmSync(data, { recursive: true });
  return { acknowledged: played.acks.length, repeated: played.repeated, kills: killed };
}
