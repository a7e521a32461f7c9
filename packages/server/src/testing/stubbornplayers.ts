/** Players for tests with crashes: they reconnect, and send again what was not acknowledged. */

import { setTimeout as pause } from 'node:timers/promises';
import { GAME_IDS } from '@boneyard/rules/games';
import { pick, type Random } from '@boneyard/rules/random';
import { verifyLog } from '../operations/admin';
import type { Store } from '../store/store';
import { readEntry } from '../tables/room/entries';
import { fold, type Room } from '../tables/room/room';
import { anyMove, type Client, connect, guestCookie, mayMove, openTable } from './client';

export interface Ack {
  readonly table: string;
  readonly seat: number;
  readonly at: number;
  readonly move: string;
}

/** What happened in some games. */
export interface PlayReport {
  readonly acks: Ack[];
  /** How often a move was sent again because the connection was lost before its acknowledgement. */
  repeated: number;
  /** How often a server said that it is busy, as it does while a database is gone. */
  busy: number;
}

export interface Conditions {
  readonly url: string;
  readonly random: Random;
  readonly played: PlayReport;
  /** May servers say that they are busy? */
  readonly mayBeBusy: boolean;
  /** How long a player takes for a move at most, in milliseconds. */
  readonly pace?: number;
}

/** Retries until it works: the server may be down. */
async function stubbornly<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries > 400) throw error;
      await pause(50);
    }
}

interface Player {
  readonly cookie: string;
  readonly seat: number;
  pending: { readonly at: number; readonly move: string } | undefined;
}

const AGAIN = 200;
/** How long a player waits for the others, who may be disconnected while servers are down, in milliseconds. */
const FOR_OTHERS = 100_000;

/** Plays over one connection until the match is over (true) or the connection is lost (false). */
async function playOver(client: Client, table: string, player: Player, place: Conditions): Promise<boolean> {
  const { played, random } = place;
  let cut = false;
  client.closed.then(() => {
    cut = true;
  });
  const or = <T>(wanted: Promise<T>) => Promise.race([wanted, client.closed.then(() => undefined)]);

  /** Sends until the answer is not `busy`; undefined if the connection is lost. */
  async function ask<T>(send: () => void, what: string, answer: (from: number) => T | undefined | false) {
    while (!cut) {
      const from = client.messages.length;
      send();
      const heard = await or(
        client.until(() => {
          const refused = client.messages.slice(from).find((told) => told.t === 'refused' && told.what === what);
          return refused?.t === 'refused' ? { refused } : (answer(from) ?? false);
        }, `an answer to ${what}`),
      );
      if (heard === undefined) return undefined;
      if (!(heard instanceof Object && 'refused' in heard)) return heard;
      if (heard.refused.why !== 'busy' || !place.mayBeBusy)
        throw new Error(`refused: ${JSON.stringify(heard.refused)}`);
      played.busy++;
      await pause(AGAIN);
    }
    return undefined;
  }

  const come = () => client.send({ t: 'come', table });
  await ask(come, 'come', () => client.table);
  const sit = () => client.send({ t: 'sit', seat: player.seat });
  if (!cut && client.table?.you === undefined) await ask(sit, 'sit', () => client.table?.you === player.seat);
  while (!cut) {
    const next = await or(
      client.until(
        // A move that was not acknowledged is sent again even if the match is over by now: it may have ended the match.
        () =>
          player.pending ? 'move' : client.table?.phase === 'over' ? 'over' : mayMove(client) !== undefined && 'move',
        'its turn',
        FOR_OTHERS,
      ),
    );
    if (next !== 'move') return next === 'over';
    if (player.pending) played.repeated++;
    else if (place.pace) await pause(random.below(place.pace));
    player.pending ??= { at: client.table!.at!, move: anyMove(client, random) };
    const { at, move } = player.pending;
    const acknowledged = await ask(
      () => client.send({ t: 'move', at, move }),
      'move',
      (from) => client.messages.slice(from).some((told) => told.t === 'ack' && told.at === at),
    );
    if (!acknowledged) return false;
    played.acks.push({ table, seat: player.seat, at, move });
    player.pending = undefined;
    const { n } = client.table!;
    if (client.table!.at === at && mayMove(client) !== undefined) await or(client.until(() => client.table!.n > n));
  }
  return false;
}

async function playOut(table: string, player: Player, place: Conditions): Promise<void> {
  for (;;) {
    const client = await stubbornly(() => connect(place.url, 'player', { cookie: player.cookie }));
    const over = await playOver(client, table, player, place);
    client.close();
    if (over) return;
  }
}

/** Opens a table for people, seats them and plays until the match is over. */
export async function oneGame(place: Conditions): Promise<void> {
  const { url, random } = place;
  const game = pick(GAME_IDS, random);
  const seats = game === 'bead' ? 3 : 2;
  const cookies = await Promise.all(Array.from({ length: seats }, () => stubbornly(() => guestCookie(url, 'player'))));
  const chairs = cookies.map(() => ({ kind: 'person' as const }));
  const options = game === 'magnetic' ? { mode: 'tower' } : { match: { rounds: 1 } };
  const table = await stubbornly(() => openTable(url, cookies[0]!, { game, options, chairs }));
  const players = cookies.map((cookie, seat): Player => ({ cookie, seat, pending: undefined }));
  await Promise.all(players.map((player) => playOut(table, player, place)));
}

/** How often each move is in the logs, by table, seat and decision. */
async function answersIn(store: Store, tables: ReadonlySet<string>): Promise<Map<string, number>> {
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
  return answers;
}

/** Throws unless every acknowledged move is stored exactly once, and no other move is. */
export async function checkStored(store: Store, { acks }: PlayReport): Promise<void> {
  const answers = await answersIn(store, new Set(acks.map(({ table }) => table)));
  for (const { table, seat, at, move } of acks) {
    const times = answers.get(`${table} ${seat} ${at} ${move}`) ?? 0;
    if (times !== 1)
      throw new Error(`${move} of seat ${seat} at ${table} ${at} was acknowledged and is there ${times} times`);
  }
  const kept = [...answers.values()].reduce((sum, times) => sum + times, 0);
  if (kept !== acks.length) throw new Error(`${kept} moves were kept, ${acks.length} acknowledged`);
}
