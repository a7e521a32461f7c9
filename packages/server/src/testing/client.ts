/** A client for tests: a name, a socket, and the table as it was sent. */

import { randomBytes } from 'node:crypto';
import { acknowledgedBy } from '@boneyard/protocol/acknowledgement';
import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import { applyDelta } from '@boneyard/protocol/delta';
import { contributionStep } from '@boneyard/protocol/fair';
import { fromWire } from '@boneyard/protocol/json';
import type { ServerMessage } from '@boneyard/protocol/servermessages';
import { problemWith } from '@boneyard/protocol/servermessages';
import type { TableRequest, TableView } from '@boneyard/protocol/tables';
import { SOCKET, VERSION } from '@boneyard/protocol/version';
import type { Common, Game, Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { pick, type Random } from '@boneyard/rules/random';
import { WebSocket } from 'ws';

export interface Client {
  readonly name: string;
  readonly cookie: string;
  /** Every message as text. */
  readonly texts: string[];
  readonly messages: ServerMessage[];
  readonly bits: Map<number, string>;
  readonly commitments: Map<number, string>;
  /** By round: the promises of all seats when no more were taken. */
  readonly promises: Map<number, readonly (string | null)[]>;
  table: TableView | undefined;
  send(asked: ClientMessage): void;
  sendText(text: string | Buffer): void;
  /** Resolves with what `holds` returns, as soon as that is neither undefined nor false. */
  until<T>(holds: () => T | undefined | false, what?: string, patience?: number): Promise<T>;
  /** The first message of this kind from now on. */
  next<K extends ServerMessage['t']>(kind: K): Promise<Extract<ServerMessage, { t: K }>>;
  /** The decision whose move is acknowledged first from now on. */
  acknowledgement(): Promise<number>;
  readonly closed: Promise<number>;
  close(): void;
  /** Ends the connection without telling the server. */
  cut(): void;
}

/** How long a server has to answer, in milliseconds. */
const PATIENCE = 20_000;

export async function guestCookie(url: string, name: string, patience = PATIENCE): Promise<string> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    signal: AbortSignal.timeout(patience),
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`no name: ${response.status}`);
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

export async function openTable(
  url: string,
  cookie: string,
  request: Partial<TableRequest> & Pick<TableRequest, 'game' | 'chairs'>,
  patience = PATIENCE,
) {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    signal: AbortSignal.timeout(patience),
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ options: {}, clock: null, late: 'bot', listed: false, ...request }),
  });
  if (response.status !== 201) throw new Error(`no table: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { table: string }).table;
}

export interface ConnectOptions {
  readonly cookie?: string;
  /** Sent instead of a cookie, as a program does. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Contributes to every shuffle automatically. */
  readonly adds?: boolean;
  /** What it contributes to each round; a client that connects again keeps to it. */
  readonly bits?: Map<number, string>;
  readonly patience?: number;
}

export async function connect(
  url: string,
  name: string,
  { cookie, headers, adds = true, bits: contributed = new Map(), patience: usual = PATIENCE }: ConnectOptions = {},
): Promise<Client> {
  const own = cookie ?? (headers ? '' : await guestCookie(url, name));
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET}`, {
    headers: headers ?? { cookie: own, origin: url },
    handshakeTimeout: usual,
  });
  const waiting = new Set<() => void>();
  /** What was sent for which shuffle: once is enough. */
  const sentSteps = new Set<string>();
  const client: Client = {
    name,
    cookie: own,
    texts: [],
    messages: [],
    bits: contributed,
    commitments: new Map(),
    promises: new Map(),
    table: undefined,
    send: (asked) => socket.send(JSON.stringify(asked)),
    sendText: (text) => socket.send(text),
    until(holds, what = 'something', patience = usual) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`${name} waited in vain for ${what}; last heard: ${client.texts.slice(-3).join(' ')}`));
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
      const from = client.messages.length;
      return client.until(() => client.messages.slice(from).find((told) => told.t === kind) as never, kind);
    },
    acknowledgement() {
      const from = client.messages.length;
      const first = () =>
        client.messages
          .slice(from)
          .map(acknowledgedBy)
          .find((at) => at !== undefined);
      return client.until(first, 'an acknowledgement');
    },
    closed: new Promise((resolve) => socket.on('close', resolve)),
    close: () => socket.close(),
    cut() {
      socket.removeAllListeners('message');
      socket.terminate();
    },
  };

  function add(): void {
    const { table: shown } = client;
    if (!shown?.fair || shown.phase !== 'dealing' || shown.you === undefined) return;
    const { round, attempt, commitment, sealed, promised } = shown.fair;
    const last = shown.view as Common | undefined;
    if (last && last.round >= round) return;
    const key = `${round} ${attempt}`;
    const bits = client.bits.get(round) ?? randomBytes(16).toString('hex');
    client.bits.set(round, bits);
    client.commitments.set(round, commitment);
    if (sealed)
      client.promises.set(
        round,
        [...promised].map((hash) => hash ?? null),
      );
    const step = contributionStep(shown, bits);
    if (!step || sentSteps.has(`${key} ${step.t}`)) return;
    sentSteps.add(`${key} ${step.t}`);
    client.send(step);
  }

  socket.on('message', (data) => {
    const text = data.toString();
    const told = JSON.parse(text) as ServerMessage;
    const wrong = problemWith(told);
    if (wrong) throw new Error(`${text} is no message: ${wrong}`);
    client.texts.push(text);
    client.messages.push(told);
    if (told.t === 'table') client.table = fromWire(told.table);
    if (told.t === 'step' && client.table) {
      if (told.from !== client.table.n)
        throw new Error(`${name} is at ${client.table.n} and was told from ${told.from}`);
      client.table = applyDelta(client.table, told.delta);
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
  try {
    await Promise.race([client.next('welcome'), cut]);
    return client;
  } catch (error) {
    client.cut();
    throw error;
  }
}

function gameOf({ table: shown }: Client): Game {
  return gameCalled(shown?.game)!;
}

export function viewOf({ table: shown }: Client): Common {
  return shown?.view as Common;
}

/** The client's seat, if it may move now. */
export function mayMove(client: Client): Seat | undefined {
  const { table: shown } = client;
  if (shown?.phase !== 'playing' || shown.you === undefined || shown.seats[shown.you]!.replaced) return undefined;
  return gameOf(client).toAct(viewOf(client)).includes(shown.you) ? shown.you : undefined;
}

export function anyMove(client: Client, random: Random): string {
  const game = gameOf(client);
  return game.write(pick(game.moves(viewOf(client), client.table!.you!), random));
}

/** Plays random moves, each acknowledged before the next, until the match is over. */
export async function playOn(client: Client, random: Random, stop: () => boolean = () => false): Promise<void> {
  for (;;) {
    const next = await client.until(() => {
      if (client.table?.phase === 'over' || stop()) return 'over';
      return mayMove(client) !== undefined && 'move';
    }, 'its turn');
    if (next === 'over') return;
    const { at, n } = client.table!;
    const acknowledged = client.acknowledgement();
    client.send({ t: 'move', at: at!, move: anyMove(client, random) });
    await acknowledged;
    await client.until(() => client.table!.n > n, 'its own step');
  }
}
