/** A TCP proxy that can be cut: it holds or delays what goes either way, resets connections, or refuses them. */

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Towards the server, or back to the client. */
export type Direction = 'there' | 'back';

export const WIRE_ENDS = ['goes on', 'is reset', 'stays silent'] as const;
/** What happens to connections that were held: they go on, both ends learn that they are broken, or neither ever does. */
export type WireEnd = (typeof WIRE_ENDS)[number];

export interface Wire {
  readonly port: number;
  /** Nothing gets through in these directions. New connections are accepted and held too. */
  hold(directions: readonly Direction[]): void;
  /** Everything takes this many milliseconds longer in these directions. */
  delay(directions: readonly Direction[], milliseconds: number): void;
  /** Resets all connections, and new ones at once. */
  refuse(): void;
  /** New connections work again. */
  heal(end: WireEnd): void;
  close(): Promise<void>;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  /** It was forgotten on the way: nothing gets through any more, though both ends think that it is open. */
  lost: boolean;
}

/** Forwards what it gets on a free port to this port of the same machine. */
export async function wireTo(target: number): Promise<Wire> {
  const links = new Set<Link>();
  let held: readonly Direction[] = [];
  let delayed: readonly Direction[] = [];
  let milliseconds = 0;
  let refuses = false;

  function cut(link: Link): void {
    links.delete(link);
    for (const end of [link.client, link.server]) end.resetAndDestroy();
  }

  /** Sends on what came from one end, in order; not reading any more is what holds it. */
  function carry(link: Link, from: Socket, to: Socket, direction: Direction): void {
    let before: Promise<unknown> = Promise.resolve();
    function later(work: () => void): void {
      const wait = delayed.includes(direction) ? pause(milliseconds) : undefined;
      before = before.then(() => wait).then(work);
    }
    from.on('data', (bytes) => later(() => to.writable && to.write(bytes)));
    from.on('error', () => cut(link));
    from.on('close', () => {
      if (!link.lost && !held.includes(direction)) later(() => links.delete(link) && to.destroy());
    });
    if (held.includes(direction)) from.pause();
  }

  const door = createServer((client) => {
    if (refuses) {
      client.on('error', () => {});
      return client.resetAndDestroy();
    }
    const server = connect(target, '127.0.0.1');
    const link: Link = { client, server, lost: false };
    links.add(link);
    for (const end of [client, server]) end.setNoDelay();
    carry(link, client, server, 'there');
    carry(link, server, client, 'back');
    return undefined;
  });

  function flow(): void {
    for (const { client, server, lost } of links) {
      if (lost || held.includes('there')) client.pause();
      else client.resume();
      if (lost || held.includes('back')) server.pause();
      else server.resume();
    }
  }

  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  return {
    port: (door.address() as AddressInfo).port,
    hold(directions) {
      held = directions;
      flow();
    },
    delay(directions, by) {
      [delayed, milliseconds] = [directions, by];
    },
    refuse() {
      refuses = true;
      for (const link of [...links]) cut(link);
    },
    heal(end) {
      const wasHeld = held.length > 0;
      [held, delayed, refuses] = [[], [], false];
      if (wasHeld && end === 'is reset') for (const link of [...links]) cut(link);
      if (wasHeld && end === 'stays silent') for (const link of links) link.lost = true;
      flow();
    },
    async close() {
      for (const link of [...links]) cut(link);
      await new Promise((closed) => door.close(closed));
    },
  };
}
