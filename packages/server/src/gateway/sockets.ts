/** WebSockets: accepts connections, reads messages and sends the answers. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClientMessage, readClientMessage } from '@boneyard/protocol/clientmessages';
import type { Refusal } from '@boneyard/protocol/enums';
import type { Me } from '@boneyard/protocol/players';
import { MOST_BYTES, SOCKET, VERSION } from '@boneyard/protocol/version';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AccountRepository } from '../accounts/accounts';
import type { Services } from '../services';
import type { SocialRepository } from '../social/social';
import { type Connection, send, sendRefusal } from '../tables/connection';
import { newId } from '../tables/ids';
import { networkOf } from './addresses';
import type { Authenticator } from './authenticate';
import type { Bans } from './bans';
import type { ConnectionLimits } from './connectionlimits';
import { Dispatcher } from './dispatch';
import { readTexts } from './inbox';
import { Bucket, Buckets, type Limits } from './limits';
import { isOurs } from './origins';
import { Outbox } from './outbox';
import { addressOf, type Proxies } from './proxies';

export interface Visitor {
  readonly me: Me | undefined;
  /** The id of an account's session or of a bot's token. */
  readonly session?: string | undefined;
  readonly address: string;
}

export interface SocketOptions {
  readonly services: Services;
  readonly authenticator: Authenticator;
  readonly bans: Bans;
  readonly accounts: Pick<AccountRepository, 'liveSessions'>;
  readonly social: Pick<SocialRepository, 'validTokens'>;
  readonly limits: Limits;
  readonly connectionLimits: ConnectionLimits;
  readonly proxies: Proxies;
  readonly publicUrl: URL | undefined;
}

export interface Sockets {
  readonly size: number;
  /** These sessions are over: closes their connections, and their clients connect again. */
  endSessions(sessions: readonly string[]): void;
  /** There may be new bans: closes the connections of banned players. */
  closeBanned(): void;
  /** Accepts no more connections, and asks clients to connect to another server. */
  close(): Promise<void>;
}

interface OpenSocket extends Connection {
  readonly me: Me | undefined;
  readonly session: string | undefined;
  readonly address: string;
  readonly connectionId: string;
  readonly socket: WebSocket;
  readonly outbox: Outbox;
  readonly bucket: Bucket;
  greeted: boolean;
  /** In which part of the time between heartbeats it has its own. */
  readonly turn: number;
  /** False once the client was sent away or has left. */
  isOpen: boolean;
  /** Did it connect, or answer after its hello, since the last heartbeat? */
  alive: boolean;
  strikes: number;
}

/** A client that does not answer from one heartbeat to the next is gone, in milliseconds. */
const BEAT = 30_000;
/** Clients take turns, so that moves do not wait while thousands of pings are written. */
const TURNS = 60;
/** A client with more than this waiting to be sent, in bytes, is cut off: the page reconnects and asks for everything. */
const BEHIND = 1_000_000;
/** How many messages that are invalid or too fast may come before the connection is closed. */
const MOST_STRIKES = 40;
/** How long a client that is sent away gets to close its side, in milliseconds. */
const GOES_IN = 1_000;
const POLICY = 1008;
/** The close code of a server that restarts: clients connect again at once. */
const RESTARTS = 1012;
/** When the server stops, connections are closed over this time, in milliseconds, and not all at once. */
const SPREAD = 1_000;
/** How long clients get to disconnect, in milliseconds. */
const PARTING = 1_000;
/** This many may connect to another server at once. */
const FEW = 50;

function rejectUpgrade(socket: Duplex, status: string): void {
  // Clients that keep their side open would keep the connection.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

function cutOff(this: Duplex): void {
  this.destroy();
}

/** A message that is too long or a broken frame: the library closes the socket. */
const ignore = () => {};

export function sockets(server: Server, options: SocketOptions): Sockets {
  const { services, authenticator, bans, accounts, social, limits, connectionLimits, proxies, publicUrl } = options;
  const upgrader = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    // The library answers every ping, even of a client that reads nothing.
    autoPong: false,
    clientTracking: false,
  });
  const open = new Set<OpenSocket>();
  const dispatcher = new Dispatcher(services);
  const searches = new Buckets(limits.seekBurst, limits.seekRate);
  let closing = false;
  let came = 0;

  function strike(connection: OpenSocket, message: ClientMessage | undefined, why: Refusal): void {
    if (++connection.strikes > MOST_STRIKES) dismiss(connection, POLICY, 'too many bad messages');
    else if (message) sendRefusal(connection, message, why);
    else send(connection, { t: 'refused', what: null, why });
  }

  /** Sends a client away. Nothing that it sends after this counts, however long it stays. */
  function dismiss(connection: OpenSocket, code: number, reason: string): void {
    leave(connection);
    connection.strikes = 0;
    connection.outbox.close(code, reason);
    setTimeout(() => connection.socket.terminate(), GOES_IN).unref();
  }

  function closeAsBanned(connection: OpenSocket): void {
    send(connection, { t: 'refused', what: 'hello', why: 'banned' });
    dismiss(connection, POLICY, 'banned from this server');
  }

  /** Is this a client that was sent away? Even reading what it sends would cost time, so it is cut off if it goes on. */
  function isSentAway(connection: OpenSocket): boolean {
    if (connection.isOpen) return false;
    if (++connection.strikes > MOST_STRIKES) connection.socket.terminate();
    return true;
  }

  /** Counts a message of any kind, pings too. False if it must not be answered. */
  function counts(connection: OpenSocket, message?: ClientMessage): boolean {
    if (isSentAway(connection)) return false;
    if (connection.bucket.take(performance.now())) return true;
    strike(connection, message, 'too fast');
    return false;
  }

  /** All connections of a bot share one limit. */
  function bucketOf(me: Me | undefined): Bucket {
    const other = me?.kind === 'bot' && [...open].find((one) => one.playerId === me.id);
    return other ? other.bucket : new Bucket(limits.burst, limits.rate, performance.now());
  }

  function receive(connection: OpenSocket, text: string) {
    if (isSentAway(connection)) return;
    const message = readClientMessage(text);
    if (!counts(connection, message)) return;
    if (!message) return strike(connection, undefined, 'malformed');
    if (message.t === 'hello') {
      if (bans.has(connection.me, connection.address)) return closeAsBanned(connection);
      connection.greeted = message.v === VERSION;
      const { me = null } = connection;
      if (connection.greeted) send(connection, { t: 'welcome', v: VERSION, me, now: services.now() });
      else send(connection, { t: 'reload', v: VERSION });
      return;
    }
    if (!connection.greeted) return strike(connection, message, 'malformed');
    if (message.t === 'seek' && !searches.take(connection.playerId ?? networkOf(connection.address)))
      return strike(connection, message, 'too fast');
    dispatcher.dispatch(connection, message);
  }

  function leave(connection: OpenSocket): void {
    if (!open.delete(connection)) return;
    connection.isOpen = false;
    dispatcher.leave(connection);
    connectionLimits.release(connection.address, connection.connectionId);
  }

  let unsent: Outbox[] = [];

  function flush(): void {
    const all = unsent;
    unsent = [];
    for (const outbox of all) outbox.flush();
  }

  /** A client that reads too slowly is cut off. */
  function isBehind(socket: WebSocket, outbox: Outbox): boolean {
    if (outbox.size <= BEHIND) return false;
    socket.terminate();
    return true;
  }

  function begin(socket: WebSocket, wire: Duplex, connectionId: string, { me, session, address }: Visitor): void {
    const outbox = new Outbox(socket, wire);
    const connection: OpenSocket = {
      me,
      session,
      playerId: me?.id,
      name: me?.name,
      kind: me?.kind,
      address,
      connectionId,
      socket,
      outbox,
      bucket: bucketOf(me),
      turn: came++ % TURNS,
      greeted: false,
      isOpen: true,
      alive: true,
      strikes: 0,
      sendText(text) {
        if (isBehind(socket, outbox)) return;
        // Messages sent in one turn of the event loop leave in one system call, which costs more than the rest of a message.
        if (outbox.add(text) && unsent.push(outbox) === 1) process.nextTick(flush);
      },
    };
    open.add(connection);
    const take = (text: string) => {
      receive(connection, text);
      connection.alive = connection.greeted;
    };
    readTexts(wire, take);
    socket.on('message', (data, isBinary) => take(isBinary ? '' : data.toString()));
    socket.on('ping', (data) => {
      if (counts(connection) && !isBehind(socket, outbox)) socket.pong(data);
    });
    socket.on('pong', () => {
      if (counts(connection)) connection.alive = connection.greeted;
    });
    socket.on('close', () => leave(connection));
    socket.on('error', ignore);
  }

  /** Who connects; undefined for a page of another site. */
  async function admit(request: IncomingMessage): Promise<Visitor | undefined> {
    const { origin, host, authorization } = request.headers;
    // No page can send a token when it opens a socket: this is a program, from whatever origin.
    if (authorization === undefined && !isOurs({ origin, host }, publicUrl)) return undefined;
    const found = await authenticator.authenticate(request.headers);
    return { me: found?.me, session: found?.session, address: addressOf(request, proxies) };
  }

  async function accept(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    if (new URL(request.url ?? '/', 'http://here').pathname !== SOCKET) return rejectUpgrade(wire, '404 Not Found');
    const visitor = await admit(request);
    if (!visitor) return rejectUpgrade(wire, '403 Forbidden');
    if (closing) return rejectUpgrade(wire, '503 Service Unavailable');
    const connectionId = newId();
    if (!(await connectionLimits.acquire(visitor.address, connectionId)))
      return rejectUpgrade(wire, '429 Too Many Requests');
    const giveUp = () => connectionLimits.release(visitor.address, connectionId);
    if (wire.destroyed) return giveUp();
    wire.on('close', giveUp);
    upgrader.handleUpgrade(request, wire, head, (socket) => {
      // From here on the library looks after it.
      wire.off('close', giveUp);
      wire.off('error', cutOff);
      begin(socket, wire, connectionId, visitor);
    });
  }

  server.on('upgrade', (request, wire, head) => {
    wire.on('error', cutOff);
    accept(request, wire, head).catch(() => wire.destroy());
  });

  function endSessions(sessions: readonly string[]): void {
    for (const connection of open)
      if (connection.session !== undefined && sessions.includes(connection.session))
        dismiss(connection, RESTARTS, 'signed out');
  }

  /** A session may have been ended on another server. */
  async function endLostSessions(): Promise<void> {
    const sessions = [...open].flatMap(({ session }) => session ?? []);
    if (sessions.length === 0) return;
    const still = new Set([...(await accounts.liveSessions(sessions)), ...(await social.validTokens(sessions))]);
    endSessions(sessions.filter((one) => !still.has(one)));
  }

  let turn = 0;

  const beating = setInterval(() => {
    turn = (turn + 1) % TURNS;
    const theirs = [...open].filter((connection) => connection.turn === turn);
    for (const connection of theirs) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.socket.ping();
    }
    connectionLimits.refresh(theirs);
    // If the store does not answer, the next heartbeat asks again.
    if (turn === 0) endLostSessions().catch(() => {});
  }, BEAT / TURNS);

  return {
    get size() {
      return open.size;
    },
    endSessions,
    closeBanned() {
      for (const connection of open)
        if (connection.greeted && bans.has(connection.me, connection.address)) closeAsBanned(connection);
    },
    async close() {
      closing = true;
      clearInterval(beating);
      dispatcher.close();
      const [all, step] = [[...open], Math.max(FEW, Math.ceil(open.size / 10))];
      for (let from = 0; from < all.length; from += step) {
        if (from > 0) await pause(SPREAD / 10);
        for (const { outbox } of all.slice(from, from + step)) outbox.close(RESTARTS, 'go on elsewhere');
      }
      for (let waits = 0; open.size > 0 && waits < PARTING; waits += 10) await pause(10);
      for (const { socket } of open) socket.terminate();
      upgrader.close();
    },
  };
}
