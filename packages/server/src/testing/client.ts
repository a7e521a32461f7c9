/** A page without a screen: has a name, a socket, and what it was told of its table. */

import { randomBytes } from 'node:crypto';
import { patched } from '@boneyard/protocol/delta';
import { type Json, readBack } from '@boneyard/protocol/json';
import type { Asked, Told } from '@boneyard/protocol/messages';
import type { Shown, Wish } from '@boneyard/protocol/tables';
import { wrongWith } from '@boneyard/protocol/telling';
import { SOCKET, VERSION } from '@boneyard/protocol/version';
import type { Common, Game, Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { pick, type Random } from '@boneyard/rules/random';
import { WebSocket } from 'ws';

export interface Client {
  readonly name: string;
  readonly cookie: string;
  /** Every message as it came. */
  readonly heard: string[];
  readonly told: Told[];
  readonly bits: Map<number, string>;
  readonly commitments: Map<number, string>;
  shown: Shown | undefined;
  send(asked: Asked): void;
  sendText(text: string | Buffer): void;
  /** Resolves as soon as it holds, with what it gives. */
  until<T>(holds: () => T | undefined | false, what?: string, patience?: number): Promise<T>;
  /** The first message of this kind from now on. */
  next<K extends Told['t']>(kind: K): Promise<Extract<Told, { t: K }>>;
  readonly closed: Promise<number>;
  close(): void;
}

export async function nameIn(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`no name: ${response.status}`);
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

export async function openTable(url: string, cookie: string, wish: Partial<Wish> & Pick<Wish, 'game' | 'chairs'>) {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ options: {}, clock: null, late: 'bot', listed: false, ...wish }),
  });
  if (response.status !== 201) throw new Error(`no table: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { table: string }).table;
}

const PATIENCE = 20_000;

export interface Connecting {
  readonly cookie?: string;
  /** Instead of a cookie: what a program sends. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Adds to every shuffle by itself. */
  readonly adds?: boolean;
}

export async function connect(
  url: string,
  name: string,
  { cookie, headers, adds = true }: Connecting = {},
): Promise<Client> {
  const own = cookie ?? (headers ? '' : await nameIn(url, name));
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET}`, {
    headers: headers ?? { cookie: own, origin: url },
  });
  const waiting = new Set<() => void>();
  const client: Client = {
    name,
    cookie: own,
    heard: [],
    told: [],
    bits: new Map(),
    commitments: new Map(),
    shown: undefined,
    send: (asked) => socket.send(JSON.stringify(asked)),
    sendText: (text) => socket.send(text),
    until(holds, what = 'something', patience = PATIENCE) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`${name} waited in vain for ${what}; last heard: ${client.heard.slice(-3).join(' ')}`));
        }, patience);
        function look(): void {
          const found = holds();
          if (found === undefined || found === false) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found as Exclude<typeof found, undefined | false>);
        }
        waiting.add(look);
        look();
      });
    },
    next(kind) {
      const from = client.told.length;
      return client.until(() => client.told.slice(from).find((told) => told.t === kind) as never, kind);
    },
    closed: new Promise((resolve) => socket.on('close', resolve)),
    close: () => socket.close(),
  };

  function add(): void {
    const { shown } = client;
    if (!shown?.fair || shown.phase !== 'dealing' || shown.you === undefined) return;
    const { round, commitment } = shown.fair;
    if (client.bits.has(round) || shown.fair.added.includes(shown.you)) return;
    const last = shown.view as Common | undefined;
    if (last && last.round >= round) return;
    client.bits.set(round, randomBytes(16).toString('hex'));
    client.commitments.set(round, commitment);
    client.send({ t: 'add', round, bits: client.bits.get(round)! });
  }

  socket.on('message', (data) => {
    const text = data.toString();
    const told = JSON.parse(text) as Told;
    const wrong = wrongWith(told);
    if (wrong) throw new Error(`${text} is no message: ${wrong}`);
    client.heard.push(text);
    client.told.push(told);
    if (told.t === 'table') client.shown = readBack(told.table) as Shown;
    if (told.t === 'step' && client.shown) {
      if (told.from !== client.shown.n)
        throw new Error(`${name} is at ${client.shown.n} and was told from ${told.from}`);
      client.shown = patched(client.shown, told.delta as Json) as Shown;
    }
    if (adds && (told.t === 'table' || told.t === 'step')) add();
    for (const look of [...waiting]) look();
  });
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  client.send({ t: 'hello', v: VERSION });
  const cut = client.closed.then((code) => {
    throw new Error(`the line was cut with ${code}`);
  });
  cut.catch(() => {});
  await Promise.race([client.next('welcome'), cut]);
  return client;
}

export function gameOf({ shown }: Client): Game {
  return gameCalled(shown?.game)!;
}

export function viewOf({ shown }: Client): Common {
  return shown?.view as Common;
}

/** May this client move now, as far as it sees? */
export function mayMove(client: Client): Seat | undefined {
  const { shown } = client;
  if (shown?.phase !== 'playing' || shown.you === undefined || shown.seats[shown.you]!.replaced) return undefined;
  return gameOf(client).toAct(viewOf(client)).includes(shown.you) ? shown.you : undefined;
}

export function anyMove(client: Client, random: Random): string {
  const game = gameOf(client);
  return game.write(pick(game.moves(viewOf(client), client.shown!.you!), random));
}

/** Plays random moves, each acknowledged before the next, until the match is over. */
export async function playOn(client: Client, random: Random, stop: () => boolean = () => false): Promise<void> {
  for (;;) {
    const next = await client.until(() => {
      if (client.shown?.phase === 'over' || stop()) return 'over';
      return mayMove(client) !== undefined && 'move';
    }, 'its turn');
    if (next === 'over') return;
    const { at, n } = client.shown!;
    const acknowledged = client.next('ack');
    client.send({ t: 'move', at: at!, move: anyMove(client, random) });
    await acknowledged;
    await client.until(() => client.shown!.n > n, 'its own step');
  }
}
