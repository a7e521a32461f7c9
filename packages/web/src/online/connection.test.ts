/** The connection reconnects automatically, and notices when it is dead. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openConnection, type ServerConnection } from './connection';

/** A fake WebSocket; the test plays the server. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  welcome(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
    this.onmessage?.({ data: '{"t":"welcome","v":3,"me":null,"now":0}' });
  }
}

const HELLO = '{"t":"hello","v":3}';
let line: ServerConnection;
let heard: string[];
let changes: boolean[];
const events = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  [Socket.all, heard, changes] = [[], [], []];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => events.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => events.delete(name));
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} });
  line = openConnection({ onMessage: ({ t }) => void heard.push(t), onOpenChange: (open) => void changes.push(open) });
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const newest = () => Socket.all.at(-1)!;

test('it sends a hello, and is open after the welcome', () => {
  expect(line.send({ t: 'go' })).toBe(false);
  newest().welcome();
  expect(newest().sent).toEqual([HELLO]);
  expect([heard, changes.at(-1)]).toEqual([['welcome'], true]);
  expect(line.send({ t: 'go' })).toBe(true);
});

test('a broken connection is reopened, with growing delays', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  newest().welcome();
  for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
    const before = Socket.all.length;
    newest().onclose?.();
    expect(changes.at(-1)).toBe(false);
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(before + 1);
  }
  newest().welcome();
  expect(changes.at(-1)).toBe(true);
});

test('a connection that never opens is dropped and tried again', () => {
  vi.advanceTimersByTime(6000 + 400);
  expect(Socket.all).toHaveLength(2);
});

test('after a long silence it sends a hello; an answer is enough, without one it reconnects', () => {
  newest().welcome();
  vi.advanceTimersByTime(30_000);
  expect(newest().sent).toEqual([HELLO, HELLO]);
  newest().welcome();
  // That answer is not passed on, because no new connection was opened.
  expect(heard).toEqual(['welcome']);
  vi.advanceTimersByTime(30_000 + 5000 + 400);
  expect(Socket.all).toHaveLength(2);
});

test('it closes at once when the network is lost, and reconnects at once when it returns', () => {
  newest().welcome();
  events.get('offline')!();
  expect(changes.at(-1)).toBe(false);
  events.get('online')!();
  newest().welcome();
  expect(changes.at(-1)).toBe(true);
});

test('messages of an old socket are ignored', () => {
  const [old] = Socket.all;
  old!.welcome();
  line.reopen();
  old!.onmessage?.({ data: '{"t":"ack","at":1}' });
  old!.onclose?.();
  expect(heard).toEqual(['welcome']);
  expect(Socket.all).toHaveLength(2);
});
