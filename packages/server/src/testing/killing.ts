/** Games whose server is killed again and again: what was acknowledged must be there, once, and every game must end. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GAME_IDS } from '@boneyard/rules/games';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { verifyLog } from '../admin';
import { readEntry } from '../rooms/entries';
import { fold, type Room } from '../rooms/room';
import { openSqlite } from '../store/sqlite';
import { anyMove, type Client, connect, mayMove, nameIn, openTable } from './client';
import { runTrial, type Trial, trialProgram } from './process';

interface Ack {
  readonly table: string;
  readonly seat: number;
  readonly at: number;
  readonly move: string;
}

export interface Killing {
  readonly games: number;
  readonly kills: number;
  readonly seed: string;
  /** So many games go on at once. */
  readonly abreast: number;
}

export interface Killed {
  readonly acknowledged: number;
  /** How often a move was sent again because the line broke before its answer. */
  readonly repeated: number;
  readonly kills: number;
}

/** Tries until it works: the server may be dead just now. */
async function stubbornly<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries > 400) throw error;
      await pause(25);
    }
}

interface Player {
  readonly cookie: string;
  readonly seat: number;
  readonly random: Random;
  readonly acks: Ack[];
  repeated: number;
  pending: { readonly at: number; readonly move: string } | undefined;
}

/** Plays over one connection until the match is over (true) or the line is cut (false). */
async function playOver(client: Client, table: string, player: Player): Promise<boolean> {
  let cut = false;
  client.closed.then(() => {
    cut = true;
  });
  const or = <T>(wanted: Promise<T>) => Promise.race([wanted, client.closed.then(() => undefined)]);
  client.send({ t: 'come', table });
  await or(client.until(() => client.shown));
  if (!cut && client.shown?.you === undefined) client.send({ t: 'sit', seat: player.seat });
  while (!cut) {
    const next = await or(
      client.until(() =>
        client.shown?.phase === 'over' ? 'over' : (player.pending || mayMove(client) !== undefined) && 'move',
      ),
    );
    if (next !== 'move') return next === 'over' && !player.pending;
    if (player.pending) player.repeated++;
    player.pending ??= { at: client.shown!.at!, move: anyMove(client, player.random) };
    const { at, move } = player.pending;
    const from = client.told.length;
    client.send({ t: 'move', at, move });
    const answer = await or(
      client.until(() =>
        client.told
          .slice(from)
          .find((told) => (told.t === 'ack' && told.at === at) || (told.t === 'refused' && told.what === 'move')),
      ),
    );
    if (!answer) return false;
    if (answer.t === 'refused') throw new Error(`a move was refused: ${JSON.stringify(answer)}`);
    player.acks.push({ table, seat: player.seat, at, move });
    player.pending = undefined;
    const { n } = client.shown!;
    if (client.shown!.at === at && mayMove(client) !== undefined) await or(client.until(() => client.shown!.n > n));
  }
  return false;
}

async function playOut(url: string, table: string, player: Player): Promise<void> {
  for (;;) {
    const client = await stubbornly(() => connect(url, 'player', { cookie: player.cookie }));
    const over = await playOver(client, table, player);
    client.close();
    if (over) return;
  }
}

async function oneGame(url: string, random: Random, acks: Ack[]): Promise<number> {
  const game = pick(GAME_IDS, random);
  const seats = game === 'bead' ? 3 : 2;
  const cookies = await Promise.all(Array.from({ length: seats }, () => stubbornly(() => nameIn(url, 'player'))));
  const chairs = cookies.map(() => ({ kind: 'person' as const }));
  const options = game === 'magnetic' ? { mode: 'tower' } : { match: { rounds: 1 } };
  const table = await stubbornly(() => openTable(url, cookies[0]!, { game, options, chairs }));
  const players = cookies.map(
    (cookie, seat): Player => ({ cookie, seat, random, acks, repeated: 0, pending: undefined }),
  );
  await Promise.all(players.map((player) => playOut(url, table, player)));
  return players.reduce((sum, { repeated }) => sum + repeated, 0);
}

/** Every answer in the log, by table, seat and decision: how often it is there. */
async function answersIn(file: string, tables: ReadonlySet<string>): Promise<Map<string, number>> {
  const store = await openSqlite(file);
  const { found } = await verifyLog(store);
  if (found.length > 0) throw new Error(`the log does not verify: ${JSON.stringify(found)}`);
  const answers = new Map<string, number>();
  for (const table of tables) {
    let room: Room | undefined;
    for (const body of await store.log(table)) {
      const entry = readEntry(body);
      if (entry.do === 'moved') {
        const key = `${table} ${entry.seat} ${room?.at} ${entry.sent ?? entry.move}`;
        answers.set(key, (answers.get(key) ?? 0) + 1);
      }
      room = fold(room, entry, table);
    }
    if (room?.phase !== 'over') throw new Error(`table ${table} never ended`);
  }
  await store.close();
  return answers;
}

export async function killing({ games, kills, seed, abreast }: Killing): Promise<Killed> {
  const random = seeded(seed);
  const program = await trialProgram();
  const data = mkdtempSync(join(tmpdir(), 'boneyard-kill-'));
  let trial: Trial = await runTrial(program, data);
  const { url } = trial;
  const { port } = new URL(url);
  const acks: Ack[] = [];
  let [left, repeated, killed, playing] = [games, 0, 0, true];

  async function line(): Promise<void> {
    while (left-- > 0) repeated += await oneGame(url, random, acks);
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
  const answers = await answersIn(join(data, 'tables.db'), new Set(acks.map(({ table }) => table)));
  for (const { table, seat, at, move } of acks) {
    const times = answers.get(`${table} ${seat} ${at} ${move}`) ?? 0;
    if (times !== 1)
      throw new Error(`${move} of seat ${seat} at ${table} ${at} was acknowledged and is there ${times} times`);
  }
  const kept = [...answers.values()].reduce((sum, times) => sum + times, 0);
  if (kept !== acks.length) throw new Error(`${kept} moves were kept, ${acks.length} acknowledged`);
  rmSync(data, { recursive: true });
  return { acknowledged: acks.length, repeated, kills: killed };
}
