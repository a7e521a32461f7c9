/** Connections without a library, so that tests can misbehave. */

import { connect, type Socket } from 'node:net';
import { SOCKET, VERSION } from '@boneyard/protocol/version';

/** A plain connection, from this address if one is given. */
export function rawConnection(url: string, from?: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const local = from === undefined ? {} : { localAddress: from };
  return new Promise((resolve, reject) => {
    const line = connect({ host: hostname, port: Number(port), allowHalfOpen: true, ...local }, () => resolve(line));
    line.on('error', reject);
    line.on('error', () => {});
  });
}

/** A connection that has become a WebSocket, with the cookie of a guest. */
export async function rawSocket(url: string, cookie: string, from?: string): Promise<Socket> {
  const line = await rawConnection(url, from);
  line.write(
    `GET ${SOCKET} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${url}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\n` +
      'Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await new Promise<void>((resolve, reject) => {
    line.once('data', () => resolve());
    line.once('close', () => reject(new Error('closed before it was a WebSocket')));
  });
  return line;
}

/** Resolves once the other side has closed the connection, by whatever means. */
export function closed(line: Socket): Promise<void> {
  return new Promise((resolve) => {
    line.once('end', () => resolve());
    line.once('close', () => resolve());
    line.resume();
  });
}

const TEXT = 0x81;
/** The first byte of a ping. */
export const PING = 0x89;
const PONG = 0x8a;
const CLOSE = 0x88;

function frame(kind: number, payload: Buffer): Buffer {
  if (payload.length > 125) throw new Error('too long for a short frame');
  // A mask of zeros changes nothing.
  return Buffer.concat([Buffer.from([kind, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

export const textFrame = (text: string): Buffer => frame(TEXT, Buffer.from(text));
export const messageFrame = (message: object): Buffer => textFrame(JSON.stringify(message));
export const pingFrame = (bytes: number): Buffer => frame(PING, Buffer.alloc(bytes));
export const closeFrame = (code: number): Buffer => frame(CLOSE, Buffer.from([code >> 8, code & 0xff]));
export const PONG_FRAME = frame(PONG, Buffer.alloc(0));
export const HELLO_FRAME = messageFrame({ t: 'hello', v: VERSION });
