/** Players for tests with faults: they reconnect, send again what was not acknowledged, and note everything that they are sent. */

import { setTimeout as pause } from 'node:timers/promises';
import { acknowledgedBy } from '@boneyard/protocol/acknowledgement';
import { VERSION } from '@boneyard/protocol/version';
import type { Seat } from '@boneyard/rules/game';
import { GAME_IDS } from '@boneyard/rules/games';
import { pick, type Random } from '@boneyard/rules/random';
import { verifyLog } from '../operations/admin';
import type { Store } from '../store/store';
import { anyMove, type Client, connect, guestCookie, mayMove, openTable } from './client';
import { type ClientHistory, checkHistories } from './history';

/** What happened in some games. */
export interface PlayReport {
  readonly histories: ClientHistory[];
  acknowledged: number;
  /** How often a move was sent again because the connection was lost before its acknowledgement. */
  repeated: number;
  /** How often a server said that it is busy, as it does while a database is gone. */
  busy: number;
  /** How long each acknowledgement took over the connection on which it came, in milliseconds. */
  readonly waited: number[];
}

export const nothingPlayed = (): PlayReport => ({ histories: [], acknowledged: 0, repeated: 0, busy: 0, waited: [] });

export interface Conditions {
  readonly url: string;
  readonly random: Random;
  readonly played: PlayReport;
  /** May servers say that they are busy? */
  readonly mayBeBusy: boolean;
  /** How long a player takes for a move at most, in milliseconds. */
  readonly pace?: number;
  /** A player reloads the page after one move in this many, by chance. */
  readonly reloads?: number;
}

interface Player {
  readonly cookie: string;
  /** Undefined for somebody who only watches. */
  readonly seat: Seat | undefined;
  readonly table: string;
  readonly moves: Map<number, string>;
  readonly connections: string[][];
  readonly bits: Map<number, string>;
  pending: { readonly at: number; readonly move: string } | undefined;
  /** How long the server may be silent, in milliseconds. */
  patience: number;
}

/** How long a server may be silent before a player reconnects: at first, and after it helped nothing, in milliseconds. */
const PATIENCE = 2_000;
const MOST_PATIENCE = 20_000;
/** A server that answers, but not to this, is at fault; in milliseconds. */
const ANSWERS_IN = 60_000;
/** How long a player waits for the others, who may be disconnected while servers are down, in milliseconds. */
const FOR_OTHERS = 150_000;
const AGAIN = 200;

/** Retries until it works: the server may be down. */
async function stubbornly<T>(work: (patience: number) => Promise<T>): Promise<T> {
  const end = performance.now() + FOR_OTHERS;
  for (let patience = PATIENCE; ; patience = Math.min(MOST_PATIENCE, 1.1 * patience))
    try {
      return await work(patience);
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
}

/** Cuts the connection when nothing comes back any more. */
function watchOver(client: Client, { patience }: Player): NodeJS.Timeout {
  let heard = 0;
  return setInterval(() => {
    if (client.messages.length === heard) return client.cut();
    heard = client.messages.length;
    client.send({ t: 'hello', v: VERSION });
  }, patience);
}

/** Plays over one connection until the match is over (true) or the connection is lost (false). */
async function playOver(client: Client, player: Player, place: Conditions): Promise<boolean> {
  const { played, random } = place;
  const { seat } = player;
  let cut = false;
  const closed = client.closed.then(() => {
    cut = true;
    return undefined;
  });
  const or = <T>(wanted: Promise<T>) => Promise.race([wanted, closed]);

  /** Sends until the answer is not `busy`; undefined if the connection is lost. */
  async function ask<T>(send: () => void, what: string, answer: (from: number) => T | undefined | false) {
    while (!cut) {
      const from = client.messages.length;
      send();
      const heard = await or(
        client.until(
          () => {
            const refused = client.messages.slice(from).find((told) => told.t === 'refused' && told.what === what);
            return refused?.t === 'refused' ? { refused } : (answer(from) ?? false);
          },
          `an answer to ${what}`,
          ANSWERS_IN,
        ),
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

  await ask(
    () => client.send({ t: 'come', table: player.table }),
    'come',
    () => client.table,
  );
  if (!cut) player.patience = PATIENCE;
  if (!cut && seat !== undefined && client.table?.you === undefined)
    await ask(
      () => client.send({ t: 'sit', seat }),
      'sit',
      () => client.table?.you === seat,
    );
  while (!cut) {
    const { n: seen } = client.table!;
    const next = await or(
      client.until(
        // A move that was not acknowledged is sent again even if the match is over by now: it may have ended the match.
        () =>
          player.pending
            ? 'move'
            : client.table?.phase === 'over'
              ? 'over'
              : mayMove(client) !== undefined
                ? 'move'
                : client.table!.n > seen && 'step',
        'its turn',
        FOR_OTHERS,
      ),
    );
    if (next === 'step') continue;
    if (next !== 'move') return next === 'over';
    if (player.pending) played.repeated++;
    else if (place.pace) await pause(random.below(place.pace));
    player.pending ??= { at: client.table!.at!, move: anyMove(client, random) };
    const { at, move } = player.pending;
    player.moves.set(at, move);
    const sent = performance.now();
    const acknowledged = await ask(
      () => client.send({ t: 'move', at, move }),
      'move',
      (from) => client.messages.slice(from).some((told) => acknowledgedBy(told) === at),
    );
    if (!acknowledged) return false;
    played.acknowledged++;
    played.waited.push(performance.now() - sent);
    player.pending = undefined;
    if (place.reloads && random.below(place.reloads) === 0) client.cut();
    const { n } = client.table!;
    if (client.table!.at === at && mayMove(client) !== undefined)
      await or(client.until(() => client.table!.n > n, 'its own move', ANSWERS_IN));
  }
  return false;
}

async function playOut(player: Player, place: Conditions): Promise<void> {
  const { cookie, bits } = player;
  for (;;) {
    const client = await stubbornly((least) =>
      connect(place.url, 'player', { cookie, bits, patience: Math.max(least, player.patience) }),
    );
    player.connections.push(client.texts);
    const watching = watchOver(client, player);
    try {
      if (await playOver(client, player, place)) return client.close();
    } finally {
      clearInterval(watching);
      client.cut();
    }
    player.patience = Math.min(MOST_PATIENCE, 2 * player.patience);
  }
}

/** Opens a table for people, or for a person and a bot, seats them and plays until the match is over, while somebody watches. */
export async function oneGame(place: Conditions): Promise<void> {
  const { url, random, played } = place;
  const game = pick(GAME_IDS, random);
  const people = game === 'bead' ? 3 : 1 + random.below(2);
  const guest = () => stubbornly((patience) => guestCookie(url, 'player', patience));
  const [watcher, ...cookies] = await Promise.all(Array.from({ length: people + 1 }, guest));
  const bot = { kind: 'bot', level: 'casual' } as const;
  const chairs = [...cookies.map(() => ({ kind: 'person' as const })), ...(people === 1 ? [bot] : [])];
  const options = game === 'magnetic' ? { mode: 'tower' } : { match: { rounds: 1 } };
  const table = await stubbornly((patience) => openTable(url, cookies[0]!, { game, options, chairs }, patience));
  const playerAt = (cookie: string, seat: Seat | undefined): Player => ({
    cookie,
    seat,
    table,
    moves: new Map(),
    connections: [],
    bits: new Map(),
    pending: undefined,
    patience: PATIENCE,
  });
  const players = [...cookies.map(playerAt), playerAt(watcher!, undefined)];
  played.histories.push(...players);
  await Promise.all(players.map((player) => playOut(player, place)));
}

/** Throws unless everything that clients saw is right, every log verifies, and every game has ended. */
export async function checkPlayed(store: Store, { histories }: PlayReport): Promise<void> {
  const violations = await checkHistories(histories, (table) => store.log(table));
  if (violations.length > 0)
    throw new Error(`${violations.length} violations: ${JSON.stringify(violations.slice(0, 5))}`);
  const { found } = await verifyLog(store);
  if (found.length > 0) throw new Error(`the log does not verify: ${JSON.stringify(found)}`);
  for (const table of new Set(histories.map((history) => history.table)))
    if ((await store.summary(table))?.phase !== 'over') throw new Error(`table ${table} never ended`);
}
