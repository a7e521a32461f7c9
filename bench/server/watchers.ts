/** Many spectators of one table, in one process: they only look at the order of what they are sent. */

import { constants, setPriority } from 'node:os';
import { SOCKET, VERSION } from '@boneyard/protocol/version';
import { WebSocket } from 'ws';
import { quantile, type WatchResult } from './orders';

/** How many spectators connect at the same time. */
const AT_ONCE = 100;
/** How long we wait for those who are behind: this many times 100 milliseconds. */
const MOST_WAITS = 100;

const STEP = /^\{"t":"step","from":(\d+),"n":(\d+)/;
const TABLE = /^\{"t":"table","table":\{"id":"[^"]*","n":(\d+)/;

/** How far each spectator is, and when each state was first and last seen. */
const shown: number[] = [];
const times = new Map<number, { first: number; last: number }>();
let outOfOrder = 0;

function note(n: number): void {
  const now = performance.now();
  const time = times.get(n);
  if (time) time.last = now;
  else times.set(n, { first: now, last: now });
}

function receive(watcher: number, text: string): void {
  const [, from, to] = STEP.exec(text) ?? [];
  if (to !== undefined) {
    if (Number(from) !== shown[watcher]) outOfOrder++;
    note(Number(to));
  }
  const [, whole = to] = TABLE.exec(text) ?? [];
  if (whole !== undefined) shown[watcher] = Number(whole);
}

function connect(url: string, table: string, watcher: number): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET}`, {
    headers: { origin: url },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: VERSION }));
      socket.send(JSON.stringify({ t: 'come', table }));
    });
    socket.on('message', (data) => {
      receive(watcher, String(data));
      if (shown[watcher] !== undefined) resolve();
    });
  });
}

export async function watch(url: string, table: string, watchers: number): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < watchers) await connect(url, table, next++);
    }),
  );
  // The players are on the same core, and how soon they are told is what is measured.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

const behind = (): number => {
  const latest = Math.max(...shown);
  return shown.filter((n) => n < latest).length;
};

/** What was seen since it was last asked. Spectators who are behind get some time first. */
export async function seen(): Promise<WatchResult> {
  for (let waits = 0; waits < MOST_WAITS && behind() > 0; waits++) await new Promise((go) => setTimeout(go, 100));
  const spreads = [...times.values()].map(({ first, last }) => last - first);
  const result = { outOfOrder, behind: behind(), spread: quantile(spreads, 0.99) };
  outOfOrder = 0;
  times.clear();
  return result;
}
