import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { guestCookie } from '../testing/client';
import { closed, closeFrame, HELLO_FRAME, rawSocket } from '../testing/rawsocket';
import { startServer, type TestServer } from '../testing/testserver';
import { Outbox } from './outbox';

let server: WebSocketServer;

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
});

afterAll(() => void server.close());

/** An outbox, and everything that comes out at the other end. */
async function joined() {
  const heard: string[] = [];
  const accepted = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data) => heard.push(String(data)));
  const ended = once(client, 'close');
  const [socket, request] = await accepted;
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open');
  return { outbox: new Outbox(socket, request.socket), socket, wire: request.socket, heard, ended };
}

test('texts arrive in their order, whether they are ASCII or not, and the connection closes after them', async () => {
  const { outbox, heard, ended } = await joined();
  const texts = ['a', 'é', 'b', 'c'.repeat(200), 'ß'.repeat(70_000), 'd'.repeat(70_000), 'e', 'f'];
  for (const text of texts) outbox.add(text);
  outbox.close(4000, 'done');
  expect((await ended)[0]).toBe(4000);
  expect(heard).toEqual(texts);
});

test('what waits for the end of the turn counts as waiting, and is written at once', async () => {
  const { outbox, wire, heard, ended } = await joined();
  expect([outbox.add('one'), outbox.add('two')]).toEqual([true, false]);
  expect(outbox.size).toBe(10);
  const before = wire.bytesWritten;
  outbox.flush();
  expect(wire.bytesWritten - before).toBe(10);
  outbox.flush();
  outbox.close(1000, '');
  await ended;
  expect(heard).toEqual(['one', 'two']);
});

test('a connection that is gone is sent nothing, and nothing is kept for it', async () => {
  const { outbox, socket, ended } = await joined();
  outbox.add('one');
  socket.terminate();
  outbox.flush();
  outbox.add('two');
  outbox.flush();
  await ended;
  expect(outbox.add('three')).toBe(false);
});

test('a client that closes at once is sent nothing after the close frame', async () => {
  const site: TestServer = await startServer();
  const line = await rawSocket(site.url, await guestCookie(site.url, 'Ana'));
  let heard = Buffer.alloc(0);
  line.on('data', (bytes) => {
    heard = Buffer.concat([heard, bytes]);
  });
  line.write(Buffer.concat([HELLO_FRAME, closeFrame(1000)]));
  await closed(line);
  // A frame of two bytes, and the same code.
  expect([...heard.subarray(-4)]).toEqual([0x88, 2, 1000 >> 8, 1000 & 0xff]);
  line.destroy();
  await site.close();
});
