/** The line comes back by itself, and notices when it is dead. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Line, openLine } from './line';

/** A socket as a page sees it; the test is the server. */
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
    this.onmessage?.({ data: '{"t":"welcome","v":1,"me":null,"now":0}' });
  }
}

const HELLO = '{"t":"hello","v":1}';
let line: Line;
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
  line = openLine({ hear: ({ t }) => void heard.push(t), change: (open) => void changes.push(open) });
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const newest = () => Socket.all.at(-1)!;

test('it greets, and is there when it is welcome', () => {
  expect(line.send({ t: 'go' })).toBe(false);
  newest().welcome();
  expect(newest().sent).toEqual([HELLO]);
  expect([heard, changes.at(-1)]).toEqual([['welcome'], true]);
  expect(line.send({ t: 'go' })).toBe(true);
});

test('a line that breaks is opened again, soon at first and then less and less often', () => {
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

test('one that never opens is given up and tried anew', () => {
  vi.advanceTimersByTime(6000 + 400);
  expect(Socket.all).toHaveLength(2);
});

test('after a long silence it asks whether somebody is there; an answer is enough, without one it is opened anew', () => {
  newest().welcome();
  vi.advanceTimersByTime(30_000);
  expect(newest().sent).toEqual([HELLO, HELLO]);
  newest().welcome();
  // Nobody else is told of that answer, as if a new line had come up.
  expect(heard).toEqual(['welcome']);
  vi.advanceTimersByTime(30_000 + 5000 + 400);
  expect(Socket.all).toHaveLength(2);
});

test('without a network it is gone at once, and with one it is tried at once', () => {
  newest().welcome();
  events.get('offline')!();
  expect(changes.at(-1)).toBe(false);
  events.get('online')!();
  newest().welcome();
  expect(changes.at(-1)).toBe(true);
});

test('what an old socket still says is not heard', () => {
  const [old] = Socket.all;
  old!.welcome();
  line.reopen();
  old!.onmessage?.({ data: '{"t":"ack","at":1}' });
  old!.onclose?.();
  expect(heard).toEqual(['welcome']);
  expect(Socket.all).toHaveLength(2);
});
