/** The proxy that cuts connections in the tests of faults: it really cuts them, and otherwise changes nothing. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Wire, wireTo } from './wire';

/** Longer than anything takes on this machine that is not held, in milliseconds. */
const HELD = 300;

let server: Server;
let wire: Wire;
/** What the server got, over all connections. It sends everything back. */
let arrived = '';
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      arrived += bytes;
      socket.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  wire = await wireTo((server.address() as AddressInfo).port);
});
beforeEach(() => {
  arrived = '';
  wire.heal('is reset');
});
afterAll(async () => {
  await wire.close();
  server.close();
});

interface Line {
  readonly socket: Socket;
  readonly isCut: Promise<unknown>;
  heard: string;
}

async function call(): Promise<Line> {
  const socket = connect(wire.port, '127.0.0.1');
  const line: Line = { socket, isCut: once(socket, 'close').catch((error) => error), heard: '' };
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    line.heard += bytes;
  });
  await once(socket, 'connect');
  return line;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(5);
}

test.each([
  ['there', '', ''],
  ['back', 'ab', ''],
] as const)('what is held on its way %s arrives in order when the wire goes on', async (way, atServer, atClient) => {
  const line = await call();
  wire.hold([way]);
  line.socket.write('a');
  line.socket.write('b');
  await until(() => arrived === atServer);
  await pause(HELD);
  expect([arrived, line.heard]).toEqual([atServer, atClient]);
  wire.heal('goes on');
  await until(() => line.heard === 'ab');
  expect(arrived).toBe('ab');
  line.socket.destroy();
});

test('what is delayed is not overtaken by what comes after the delay', async () => {
  const line = await call();
  wire.delay(['there'], HELD);
  const began = performance.now();
  line.socket.write('a');
  await pause(HELD / 3);
  wire.heal('goes on');
  line.socket.write('b');
  await until(() => line.heard === 'ab');
  // Timers may ring a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(HELD - 10);
  line.socket.destroy();
});

test('a held connection that is reset is closed, one that stays silent is not; new ones work', async () => {
  const reset = await call();
  wire.hold(['there', 'back']);
  reset.socket.write('a');
  wire.heal('is reset');
  await reset.isCut;
  const silent = await call();
  silent.socket.write('b');
  await until(() => silent.heard === 'b');
  wire.hold(['back']);
  wire.heal('stays silent');
  silent.socket.write('c');
  const other = await call();
  other.socket.write('d');
  await until(() => other.heard === 'd');
  await pause(HELD);
  expect([silent.heard, silent.socket.destroyed, arrived]).toEqual(['b', false, 'bd']);
  for (const { socket } of [silent, other]) socket.destroy();
});

test('a wire that refuses closes open connections and new ones', async () => {
  const line = await call();
  wire.refuse();
  await line.isCut;
  const next = await call().catch(() => undefined);
  await next?.isCut;
  expect(arrived).toBe('');
});
