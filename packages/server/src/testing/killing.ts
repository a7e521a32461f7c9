/** Games whose server is killed again and again: what was acknowledged must be there, once, and every game must end. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@boneyard/rules/random';
import { openSqlite } from '../store/sqlite';
import { checkKept, oneGame, type Played } from './games';
import { runTrial, type Trial, trialProgram } from './process';

export interface Killing {
  readonly games: number;
  readonly kills: number;
  readonly seed: string;
  /** So many games go on at once. */
  readonly abreast: number;
}

export interface Killed {
  readonly acknowledged: number;
  readonly repeated: number;
  readonly kills: number;
}

export async function killing({ games, kills, seed, abreast }: Killing): Promise<Killed> {
  const random = seeded(seed);
  const program = await trialProgram();
  const data = mkdtempSync(join(tmpdir(), 'boneyard-kill-'));
  let trial: Trial = await runTrial(program, data);
  const { url } = trial;
  const { port } = new URL(url);
  const played: Played = { acks: [], repeated: 0, busy: 0 };
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
  const complaints = trial.printed.filter((text) => !text.startsWith('http'));
  if (complaints.length > 0) throw new Error(`the server complained: ${complaints[0]}`);
  const store = await openSqlite(join(data, 'tables.db'));
  await checkKept(store, played);
  await store.close();
  rmSync(data, { recursive: true });
  return { acknowledged: played.acks.length, repeated: played.repeated, kills: killed };
}
