/** Clients that want to stop the server. Each of these is one client, and ends when the server has cut it off. */

import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closed, HELLO_FRAME, messageFrame, pingFrame, rawConnection, rawSocket, textFrame } from './rawsocket';

export interface Target {
  readonly url: string;
  /** The address that the attacker connects from. */
  readonly from?: string;
}

const hostOf = ({ url }: Target): string => new URL(url).host;

/** As much as the buffers of this process may hold, in bytes. */
const MOST_WAITING = 10e6;
const SEEK = messageFrame({
  t: 'seek',
  terms: { game: 'classic', players: 2, options: {}, clock: { turn: 60 }, rated: false },
});

/** Writes again and again until the line is closed, however it is. */
async function keepWriting(line: Socket, bytes: Buffer, every: number): Promise<void> {
  const gone = new Promise((resolve) => line.once('close', resolve));
  const writing = setInterval(() => line.writableLength < MOST_WAITING && line.write(bytes), every);
  await gone;
  clearInterval(writing);
}

/** Pings all the time, and reads nothing: it learns by a failed write that it was cut off. */
export async function pingWithoutReading(target: Target, cookie = ''): Promise<void> {
  const line = await rawSocket(target.url, cookie, target.from);
  line.pause();
  line.write(HELLO_FRAME);
  await keepWriting(line, Buffer.concat(Array.from({ length: 1_000 }, () => pingFrame(125))), 2);
}

/** Asks for a large file twenty times at once, and cuts the connection when the first part arrives. */
export async function pipelineAndCut(target: Target, path: string): Promise<void> {
  const line = await rawConnection(target.url, target.from);
  line.write(`GET ${path} HTTP/1.1\r\nHost: ${hostOf(target)}\r\n\r\n`.repeat(20));
  await new Promise((resolve) => line.once('data', resolve).once('close', resolve));
  line.destroy();
}

/** Begins ten searches a second. */
async function seekAllTheTime(target: Target, cookie: string): Promise<void> {
  const line = await rawSocket(target.url, cookie, target.from);
  line.resume();
  line.once('end', () => line.destroy());
  line.write(HELLO_FRAME);
  await keepWriting(line, SEEK, 100);
}

/** Is sent away for nonsense, keeps its side open, and goes on sending. */
export async function sendAfterDismissal(target: Target, cookie = ''): Promise<void> {
  const line = await rawSocket(target.url, cookie, target.from);
  line.resume();
  line.write(HELLO_FRAME);
  for (let i = 0; i < 80; i++) line.write(textFrame('{"t":'));
  const more = Buffer.concat(Array.from({ length: 200 }, () => messageFrame({ t: 'list', on: true })));
  await keepWriting(line, more, 2);
}

/** What a request that never ends begins with. */
export const UNENDING = {
  'says nothing': '',
  'sends half of its headers': 'GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ',
  'never ends its request': 'POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{',
} as const;

/** Sends the beginning of a request, and then at most a byte every now and then. */
export async function neverEnd(target: Target, beginning: string, slowly = false): Promise<void> {
  const line = await rawConnection(target.url, target.from);
  if (beginning) line.write(beginning);
  const dripping = slowly ? setInterval(() => line.write('x'), 500) : undefined;
  await closed(line);
  clearInterval(dripping);
  line.destroy();
}

/** Asks for more and more, and does not read the answers. */
export async function askWithoutReading(target: Target): Promise<void> {
  const line = await rawConnection(target.url, target.from);
  line.pause();
  const request = `GET /api/openapi.json HTTP/1.1\r\nHost: ${hostOf(target)}\r\n\r\n`;
  // More than the buffers of the system take; a write after the server has closed tells us so.
  await keepWriting(line, Buffer.from(request.repeat(10)), 50);
}

/** What a crowd does, and how many at a time. */
interface Crowd {
  readonly size: number;
  /** The server cuts some of them off at once. */
  readonly isCut: boolean;
  attack(target: Target, cookie: string, number: number): Promise<void>;
}

const BEGINNINGS = Object.values(UNENDING);

/** By the names of the findings that they come from. */
export const CROWDS = {
  'pings, unread': { size: 60, isCut: true, attack: (target) => pingWithoutReading(target) },
  'files, cut': { size: 20, isCut: false, attack: (target) => pipelineAndCut(target, '/large.js') },
  seeks: { size: 60, isCut: false, attack: seekAllTheTime },
  'sent away, going on': { size: 60, isCut: true, attack: sendAfterDismissal },
  'silent, slow, unread': {
    size: 400,
    isCut: true,
    attack: (target, _, number) =>
      number % 4 === 3
        ? askWithoutReading(target)
        : neverEnd(target, BEGINNINGS[number % 4]!, Math.floor(number / 4) % 2 === 0),
  },
} as const satisfies Readonly<Record<string, Crowd>>;

export type CrowdName = keyof typeof CROWDS;
export const CROWD_NAMES = Object.keys(CROWDS) as readonly CrowdName[];

/** How long an attacker waits before it comes back, in milliseconds. */
const AGAIN = 200;

/** A crowd of which each comes back when it is cut off; `told` hears of each time. */
export function attackForEver(name: CrowdName, target: Target, cookies: readonly string[], told: () => void): void {
  const { size, attack }: Crowd = CROWDS[name];
  async function one(number: number): Promise<never> {
    for (;;) {
      // Some are not even let in.
      await attack(target, cookies[number % cookies.length]!, number).catch(() => {});
      told();
      await pause(AGAIN);
    }
  }
  for (let number = 0; number < size; number++) void one(number);
}
