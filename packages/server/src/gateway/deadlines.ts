/** How long clients may take, and how many connections they may have: nobody can wait for ever, or take all there are. */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { networkOf } from './addresses';
import { Buckets, type Limits } from './limits';
import type { Proxies } from './proxies';
import { refuse } from './refusal';

/** All in milliseconds. */
export interface Deadlines {
  /** From the connection to the end of the headers. */
  readonly headers: number;
  /** To the end of the request. */
  readonly request: number;
  /** Without a byte in either direction: a client that does not read its answer. */
  readonly silence: number;
  /** What goes on when the server stops. */
  readonly stop: number;
}

export const DEADLINES: Deadlines = { headers: 10_000, request: 20_000, silence: 30_000, stop: 2_000 };

/** How often Node looks for connections that are late, in milliseconds. */
const looksEvery = ({ headers }: Deadlines): number => Math.min(5_000, headers);

/** The options of the HTTP server. */
export const deadlineOptions = (deadlines: Deadlines) => ({
  requestTimeout: deadlines.request,
  connectionTimeout: deadlines.silence,
  http: { headersTimeout: deadlines.headers, connectionsCheckingInterval: looksEvery(deadlines) },
});

/** Closes connections above the limits as soon as they open. Those of a proxy are many clients. */
export function limitConnections(server: Server, limits: Limits, proxies: Proxies): void {
  const { requestConnections, allConnections, connectionBurst, connectionRate } = limits;
  const counts = new Map<string, number>();
  const arrivals = new Buckets(connectionBurst, connectionRate);
  server.maxConnections = allConnections;
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || proxies.has(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    if (!arrivals.take(network)) return void socket.destroy();
    const count = (counts.get(network) ?? 0) + 1;
    if (count > requestConnections) return void socket.destroy();
    counts.set(network, count);
    socket.on('close', () => {
      const left = counts.get(network)! - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
}

/** Connections that are closed after the answer that is under way. */
const ending = new WeakSet<Socket>();

/** A client that asks too fast has to connect again, which is limited too. What it has sent already is not read. */
export function refuseTooFast(reply: FastifyReply): FastifyReply {
  ending.add(reply.raw.socket ?? reply.request.raw.socket);
  return refuse(reply.header('connection', 'close'), 429, 'too fast');
}

/** How many requests of a connection may wait for their answer. Browsers and proxies send one at a time. */
const MOST_WAITING = 50;

/** Even an answer that says no costs time and memory, so a flood of requests is cut off. */
export function limitRequests(app: FastifyInstance, { requestBurst, requestRate }: Limits): void {
  const requests = new Buckets(requestBurst, requestRate);
  const waiting = new WeakMap<Socket, number>();
  const add = (socket: Socket, more: number) => waiting.set(socket, (waiting.get(socket) ?? 0) + more);
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    add(socket, 1);
    // A client that does not read may never get the last answer, and its connection would stay.
    if (waiting.get(socket)! > MOST_WAITING) socket.destroy();
    if (socket.destroyed || ending.has(socket)) return reply.hijack();
    if (!requests.take(networkOf(request.ip))) return refuseTooFast(reply);
  });
  app.addHook('onResponse', async ({ raw }) => void add(raw.socket, -1));
}
