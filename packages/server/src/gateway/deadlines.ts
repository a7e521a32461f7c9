/** How long clients may take, and how many connections they may have: nobody can wait for ever, or take all there are. */

import type { Server } from 'node:http';
import { networkOf } from './addresses';
import type { Limits } from './limits';
import type { Proxies } from './proxies';

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
export function limitConnections(server: Server, { requestConnections, allConnections }: Limits, proxies: Proxies) {
  const counts = new Map<string, number>();
  server.maxConnections = allConnections;
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || proxies.has(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (counts.get(network) ?? 0) + 1;
    if (count > requestConnections) return void socket.destroy();
    counts.set(network, count);
    socket.once('close', () => {
      const left = counts.get(network)! - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
}
