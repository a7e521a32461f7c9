/** Sockets: lets pages in, reads what they send, and posts what they are told. */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Me, type Refusal, readAsked, type Told } from '@boneyard/protocol/messages';
import { MOST_BYTES, SOCKET, VERSION } from '@boneyard/protocol/version';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../house/house';
import { type Listener, tell } from '../house/listener';
import { answer } from './answering';
import { type Bucket, bucket, type Limits } from './limits';
import type { Lines } from './lines';

export interface Visitor {
  readonly me: Me | undefined;
  /** Of an account or a bot: the session or the token it came by. */
  readonly session?: string | undefined;
  readonly address: string;
}

export interface Doors {
  readonly house: House;
  readonly limits: Limits;
  readonly lines: Lines;
  /** Who comes there; undefined for a page that is not ours. */
  admit(request: IncomingMessage): Promise<Visitor | undefined>;
  banned(me: Me | undefined, address: string): boolean;
  /** Which of these sessions are not over. */
  lasting(sessions: readonly string[]): Promise<readonly string[]>;
}

export interface Sockets {
  readonly size: number;
  /** These sessions are over: whoever came by one comes again as somebody else. */
  part(sessions: readonly string[]): void;
  /** Somebody may have been banned. */
  dismiss(): void;
  /** Lets nobody in any more, and asks all who are there to go on elsewhere. */
  close(): Promise<void>;
}

interface Connection extends Listener {
  readonly me: Me | undefined;
  readonly session: string | undefined;
  readonly address: string;
  readonly line: string;
  readonly socket: WebSocket;
  readonly bucket: Bucket;
  greeted: boolean;
  /** Has it come, or has it been heard of as somebody who said hello, since the last beat? */
  alive: boolean;
  strikes: number;
}

/** Who does not answer from one beat to the next is gone. */
const BEAT = 30_000;
/** Who is so far behind, in bytes, is cut off: the page comes back and asks for everything. */
const BEHIND = 1_000_000;
/** So much nonsense may come before a connection is closed. */
const MOST_STRIKES = 40;
const POLICY = 1008;
/** The code of a server that starts again: connect anew, another one may answer. */
const RESTARTS = 1012;
/** Whoever is asked to go elsewhere is asked within this time, not all at once, in milliseconds. */
const SPREAD = 1_000;
/** And has so long to go. */
const PARTING = 1_000;
/** So few may all come at once to where they go. */
const FEW = 50;

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export function sockets(server: Server, { house, limits, lines, admit, banned, lasting }: Doors): Sockets {
  const gate = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const open = new Set<Connection>();
  let closing = false;

  function strike(connection: Connection, what: Extract<Told, { t: 'refused' }>['what'], why: Refusal): void {
    if (++connection.strikes > MOST_STRIKES) connection.socket.close(POLICY);
    else tell(connection, { t: 'refused', what, why });
  }

  function dismiss(connection: Connection): void {
    tell(connection, { t: 'refused', what: 'hello', why: 'banned' });
    connection.socket.close(POLICY, 'banned from this server');
  }

  /** All connections of a bot together may send no more than one. */
  function bucketOf(me: Me | undefined): Bucket {
    const other = me?.kind === 'bot' && [...open].find((one) => one.guest === me.id);
    return other ? other.bucket : bucket(limits.burst, limits.rate, Date.now());
  }

  function hear(connection: Connection, text: string) {
    const asked = readAsked(text);
    if (!connection.bucket.take(Date.now())) return strike(connection, asked?.t ?? null, 'too fast');
    if (!asked) return strike(connection, null, 'malformed');
    if (asked.t === 'hello') {
      if (banned(connection.me, connection.address)) return dismiss(connection);
      connection.greeted = asked.v === VERSION;
      const { me = null } = connection;
      if (connection.greeted) tell(connection, { t: 'welcome', v: VERSION, me, now: Date.now() });
      else tell(connection, { t: 'reload', v: VERSION });
      return;
    }
    if (!connection.greeted) return strike(connection, asked.t, 'malformed');
    answer(house, connection, asked);
  }

  function leave(connection: Connection): void {
    if (!open.delete(connection)) return;
    house.watchList(connection, false);
    house.unseek(connection);
    house.go(connection);
    lines.leave(connection.address, connection.line);
  }

  /** What is posted in one go leaves in one go: a system call costs more than all the rest of a message. */
  function corked(line: Duplex): void {
    if (line.writableCorked > 0) return;
    line.cork();
    process.nextTick(() => line.uncork());
  }

  function welcome(socket: WebSocket, wire: Duplex, line: string, { me, session, address }: Visitor): void {
    const connection: Connection = {
      me,
      session,
      guest: me?.id,
      name: me?.name,
      kind: me?.kind,
      address,
      line,
      socket,
      bucket: bucketOf(me),
      greeted: false,
      alive: true,
      strikes: 0,
      post(text) {
        if (socket.bufferedAmount > BEHIND) {
          socket.terminate();
          return;
        }
        corked(wire);
        socket.send(text);
      },
    };
    open.add(connection);
    socket.on('message', (data, isBinary) => {
      hear(connection, isBinary ? '' : data.toString());
      connection.alive = connection.greeted;
    });
    socket.on('pong', () => {
      connection.alive = connection.greeted;
    });
    socket.on('close', () => leave(connection));
    // Too long a message or a broken frame: the socket is closed by itself.
    socket.on('error', () => {});
  }

  async function knock(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    if (new URL(request.url ?? '/', 'http://here').pathname !== SOCKET) return turnAway(wire, '404 Not Found');
    const visitor = await admit(request);
    if (!visitor) return turnAway(wire, '403 Forbidden');
    if (closing) return turnAway(wire, '503 Service Unavailable');
    const line = randomUUID();
    if (!(await lines.enter(visitor.address, line))) return turnAway(wire, '429 Too Many Requests');
    let opened = false;
    wire.once('close', () => opened || lines.leave(visitor.address, line));
    gate.handleUpgrade(request, wire, head, (socket) => {
      opened = true;
      welcome(socket, wire, line, visitor);
    });
  }

  server.on('upgrade', (request, wire, head) => {
    wire.on('error', () => wire.destroy());
    knock(request, wire, head).catch(() => wire.destroy());
  });

  function part(sessions: readonly string[]): void {
    for (const { session, socket } of open)
      if (session !== undefined && sessions.includes(session)) socket.close(RESTARTS, 'signed out');
  }

  /** Somebody may have signed out by way of another server. */
  async function look(): Promise<void> {
    const sessions = [...open].flatMap(({ session }) => session ?? []);
    if (sessions.length === 0) return;
    const still = new Set(await lasting(sessions));
    part(sessions.filter((one) => !still.has(one)));
  }

  const beating = setInterval(() => {
    for (const connection of open) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.socket.ping();
    }
    lines.beat(open);
    // A store that cannot be asked just now is asked with the next beat.
    look().catch(() => {});
  }, BEAT);

  return {
    get size() {
      return open.size;
    },
    part,
    dismiss() {
      for (const connection of open)
        if (connection.greeted && banned(connection.me, connection.address)) dismiss(connection);
    },
    async close() {
      closing = true;
      clearInterval(beating);
      const [all, step] = [[...open], Math.max(FEW, Math.ceil(open.size / 10))];
      for (let from = 0; from < all.length; from += step) {
        if (from > 0) await pause(SPREAD / 10);
        for (const { socket } of all.slice(from, from + step)) socket.close(RESTARTS, 'go on elsewhere');
      }
      for (let waits = 0; open.size > 0 && waits < PARTING; waits += 10) await pause(10);
      for (const { socket } of open) socket.terminate();
      gate.close();
    },
  };
}
