/** Sockets: lets pages in, reads what they send, and posts what they are told. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Refusal, readAsked, type Told } from '@boneyard/protocol/messages';
import { MOST_BYTES, SOCKET, VERSION } from '@boneyard/protocol/version';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../house/house';
import { type Listener, tell } from '../house/listener';
import { answer } from './answering';
import { type Bucket, bucket, type Limits } from './limits';

export interface Visitor {
  readonly guest: string | undefined;
  readonly name: string | undefined;
  readonly address: string;
}

export interface Doors {
  readonly house: House;
  readonly limits: Limits;
  /** Who comes there; undefined for a page that is not ours. */
  admit(request: IncomingMessage): Visitor | undefined;
}

export interface Sockets {
  readonly size: number;
  close(): void;
}

interface Connection extends Listener {
  readonly address: string;
  readonly socket: WebSocket;
  readonly bucket: Bucket;
  greeted: boolean;
  /** Has it been heard of since the last beat? */
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

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

export function sockets(server: Server, { house, limits, admit }: Doors): Sockets {
  const gate = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  const open = new Set<Connection>();
  const addresses = new Map<string, number>();

  function strike(connection: Connection, what: Extract<Told, { t: 'refused' }>['what'], why: Refusal): void {
    if (++connection.strikes > MOST_STRIKES) connection.socket.close(POLICY);
    else tell(connection, { t: 'refused', what, why });
  }

  function hear(connection: Connection, text: string) {
    const asked = readAsked(text);
    if (!connection.bucket.take(Date.now())) return strike(connection, asked?.t ?? null, 'too fast');
    if (!asked) return strike(connection, null, 'malformed');
    if (asked.t === 'hello') {
      connection.greeted = asked.v === VERSION;
      const { guest: id, name } = connection;
      const me = id !== undefined && name !== undefined ? { id, name } : null;
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
    house.go(connection);
    const left = (addresses.get(connection.address) ?? 1) - 1;
    if (left > 0) addresses.set(connection.address, left);
    else addresses.delete(connection.address);
  }

  /** What is posted in one go leaves in one go: a system call costs more than all the rest of a message. */
  function corked(line: Duplex): void {
    if (line.writableCorked > 0) return;
    line.cork();
    process.nextTick(() => line.uncork());
  }

  function welcome(socket: WebSocket, line: Duplex, { guest, name, address }: Visitor): void {
    const connection: Connection = {
      guest,
      name,
      address,
      socket,
      bucket: bucket(limits.burst, limits.rate, Date.now()),
      greeted: false,
      alive: true,
      strikes: 0,
      post(text) {
        if (socket.bufferedAmount > BEHIND) {
          socket.terminate();
          return;
        }
        corked(line);
        socket.send(text);
      },
    };
    open.add(connection);
    addresses.set(address, (addresses.get(address) ?? 0) + 1);
    socket.on('message', (data, isBinary) => {
      connection.alive = true;
      hear(connection, isBinary ? '' : data.toString());
    });
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('close', () => leave(connection));
    // Too long a message or a broken frame: the socket is closed by itself.
    socket.on('error', () => {});
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (new URL(request.url ?? '/', 'http://here').pathname !== SOCKET) return turnAway(socket, '404 Not Found');
    const visitor = admit(request);
    if (!visitor) return turnAway(socket, '403 Forbidden');
    if ((addresses.get(visitor.address) ?? 0) >= limits.connections) return turnAway(socket, '429 Too Many Requests');
    gate.handleUpgrade(request, socket, head, (opened) => welcome(opened, socket, visitor));
  });

  const beating = setInterval(() => {
    for (const connection of open) {
      if (!connection.alive || !connection.greeted) connection.socket.terminate();
      connection.alive = false;
      connection.socket.ping();
    }
  }, BEAT);

  return {
    get size() {
      return open.size;
    },
    close() {
      clearInterval(beating);
      for (const { socket } of open) socket.terminate();
      gate.close();
    },
  };
}
