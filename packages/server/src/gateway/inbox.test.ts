import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as library from 'ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { readTexts } from './inbox';

interface FrameOptions {
  readonly fin: boolean;
  readonly opcode: number;
  readonly mask: boolean;
  readonly readOnly: boolean;
}

/** What the library writes frames with; its types are missing. */
const { Sender } = library as unknown as { Sender: { frame(data: Buffer, options: FrameOptions): Buffer[] } };

const [CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10] as const;

function frame(opcode: number, payload: Buffer | string, { fin = true, mask = true } = {}): Buffer {
  return Buffer.concat(Sender.frame(Buffer.from(payload), { fin, opcode, mask, readOnly: true }));
}

/** Everything that one client sent, as it was taken: by whom, and what. */
interface Taken {
  readonly events: string[];
  readonly gone: Promise<number>;
}

const upgrader = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4096, autoPong: false });
const server = createServer();
let accepted: (taken: Taken) => void;
/** Whether texts are read by us or by the library alone. */
let isOurs = true;

function listen(socket: WebSocket, wire: Duplex): Taken {
  const events: string[] = [];
  if (isOurs) readTexts(wire, (text) => void events.push(`text ${text}`));
  socket.on('message', (data, isBinary) => void events.push(`${isBinary ? 'binary' : 'text'} ${String(data)}`));
  socket.on('ping', (data) => void events.push(`ping ${data.toString()}`));
  socket.on('pong', (data) => void events.push(`pong ${data.toString()}`));
  socket.on('error', (error: Error & { code?: string }) => void events.push(`error ${error.code}`));
  return { events, gone: new Promise((resolve) => socket.on('close', (code) => resolve(code))) };
}

beforeAll(async () => {
  server.on('upgrade', (request, wire, head) =>
    upgrader.handleUpgrade(request, wire, head, (socket) => accepted(listen(socket, wire))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const HANDSHAKE =
  'GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n';

/** Sends these pieces, each once the server has had time to read the one before, and then closes the connection. */
async function sent(pieces: readonly Buffer[], ours: boolean): Promise<readonly string[]> {
  isOurs = ours;
  const line: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  line.setNoDelay();
  line.on('error', () => {});
  const taken = await new Promise<Taken>((resolve) => {
    accepted = resolve;
    line.write(HANDSHAKE);
  });
  line.resume();
  for (const piece of pieces) {
    await new Promise((resolve) => line.write(piece, resolve));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  line.end();
  return [...taken.events, `closed ${await taken.gone}`];
}

test('texts in whole frames are taken in order, pings and pongs between them', async () => {
  const bytes = [
    frame(TEXT, 'a'),
    frame(PING, 'here?'),
    frame(TEXT, 'é🦴'),
    frame(PONG, ''),
    frame(TEXT, 'b'.repeat(4096)),
  ];
  const wanted = ['text a', 'ping here?', 'text é🦴', 'pong ', `text ${'b'.repeat(4096)}`, 'closed 1006'];
  expect(await sent(bytes, true)).toEqual(wanted);
  expect(await sent([Buffer.concat(bytes)], true)).toEqual(wanted);
});

test('a frame in two parts is read by the library, and so is what follows', async () => {
  const [long, next] = [frame(TEXT, 'x'.repeat(200)), frame(TEXT, 'next')];
  expect(await sent([frame(TEXT, 'a'), long.subarray(0, 50), long.subarray(50), next], true)).toEqual([
    'text a',
    `text ${'x'.repeat(200)}`,
    'text next',
    'closed 1006',
  ]);
});

test.each([
  ['is not masked', frame(TEXT, 'b', { mask: false })],
  ['is not UTF-8', frame(TEXT, Buffer.from([0xff, 0xfe]))],
  ['is too long', frame(TEXT, 'b'.repeat(4097))],
  ['has an unknown kind', frame(3, 'b')],
])('a frame that %s is an error, and nothing is read after it', async (_, bytes) => {
  const pieces = [Buffer.concat([frame(TEXT, 'a'), bytes, frame(TEXT, 'c')]), frame(TEXT, 'd')];
  const [first, error, ...rest] = await sent(pieces, true);
  expect([first, error?.slice(0, 9), ...rest]).toEqual(['text a', 'error WS_', 'closed 1006']);
});

test('after a close frame nothing is read', async () => {
  const close = frame(CLOSE, Buffer.from([0x03, 0xe8]));
  expect(await sent([frame(TEXT, 'a'), Buffer.concat([close, frame(TEXT, 'b')]), frame(TEXT, 'c')], true)).toEqual([
    'text a',
    'closed 1000',
  ]);
});

const payload = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 40 }));
const anyFrame = fc.oneof(
  { weight: 6, arbitrary: payload.map((text) => frame(TEXT, text)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(PING, PONG), fc.string({ maxLength: 20 }))
      .map(([kind, text]) => frame(kind, text)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(payload, payload)
      .map(([one, other]) =>
        Buffer.concat([frame(TEXT, one, { fin: false }), frame(PING, 'x'), frame(CONTINUATION, other)]),
      ),
  },
  { weight: 1, arbitrary: payload.map((text) => frame(BINARY, text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes)) },
);

test('whatever comes, in whatever pieces, is taken as the library takes it', async () => {
  const cases = fc.tuple(fc.array(anyFrame, { maxLength: 8 }), fc.array(fc.nat(400), { maxLength: 4 }));
  await fc.assert(
    fc.asyncProperty(cases, async ([frames, cuts]) => {
      const bytes = Buffer.concat(frames);
      const places = [0, ...cuts.filter((at) => at < bytes.length).sort((a, b) => a - b), bytes.length];
      const pieces = places.slice(1).map((to, i) => bytes.subarray(places[i], to));
      expect(await sent(pieces, true)).toEqual(await sent(pieces, false));
    }),
    { numRuns: 150 },
  );
}, 60_000);
