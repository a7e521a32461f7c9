// @vitest-environment happy-dom

import type { SentTableView } from '@boneyard/protocol/tables';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { webGameOf } from '../games';
import { click, enter, labelled, mount, named, until } from '../testing/mount';
import { OnlineTablePage } from './onlinetablepage';

const ID = 'AAAAbbbbCCCC0123';

/** A fake WebSocket; the test plays the server. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  readonly sent: { readonly t: string }[] = [];
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  hear(...messages: object[]): Promise<void> {
    return act(async () => {
      for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    });
  }
  /** The connection is lost. */
  lose(): Promise<void> {
    return act(async () => this.onclose?.());
  }
}

const newest = () => Socket.all.at(-1)!;
const welcome = (me: object | null) => ({ t: 'welcome', v: 1, me, now: Date.now() });

function table(change: Partial<SentTableView> = {}): object {
  const game = gameCalled('classic')!;
  const agreed = setTable(game, 2, {});
  if (isProblem(agreed)) throw new Error('no table');
  const person = { chair: { kind: 'person' }, replaced: false, bot: false } as const;
  const sent: SentTableView = {
    id: ID,
    n: 2,
    game: 'classic',
    options: agreed.options as SentTableView['options'],
    clock: { turn: 60 },
    late: 'bot',
    listed: false,
    rated: false,
    seats: [
      { ...person, name: 'Ana' },
      { ...person, name: null },
    ],
    host: 0,
    phase: 'gathering',
    you: null,
    at: null,
    due: null,
    view: null,
    ended: null,
    changes: null,
    fair: null,
    proof: null,
    ending: [],
    again: [],
    next: null,
    ...change,
  };
  return { t: 'table', table: sent };
}

// Otherwise the page might still be loading it when the tests are over.
beforeAll(async () => {
  await webGameOf('classic')!.load({});
});

beforeEach(() => {
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
});

async function arrive(...messages: object[]): Promise<HTMLElement> {
  const { page } = await mount(<OnlineTablePage id={ID} />);
  await until(() => Socket.all.length > 0);
  await newest().hear(...messages);
  await until(() => ![undefined, 'Connecting…'].includes(document.querySelector('h1')?.textContent));
  return page;
}

test('an invitation says who invites to what, with which rules, and who sits there', async () => {
  const page = await arrive(welcome(null), table());
  expect(page.querySelector('h1')?.textContent).toBe('Ana invites you to play Dominoes · Draw');
  expect(page.querySelector('.picture svg')).not.toBeNull();
  expect(page.textContent).toContain('100 points · 60 s per turn');
  expect([...page.querySelectorAll('.sitter')].map((one) => one.textContent?.trim())).toEqual(['Ana host', 'free']);
  expect(page.querySelectorAll('input')).toHaveLength(1);
  expect(page.querySelectorAll('button[type=submit]')).toHaveLength(1);
});

test('one field and one button: the name is stored, and the free seat is taken over a new connection', async () => {
  const bo = { id: 'bo', name: 'Bo', kind: 'guest' };
  // The bar asks for the player's games, the form for the name.
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(JSON.stringify(path.endsWith('/games') ? { games: [] } : bo)),
  );
  await arrive(welcome(null), table());
  await enter(labelled('Your name'), 'Bo');
  await click(named('button', 'Join the game'));
  await until(() => Socket.all.length > 1);
  expect(newest().sent).toEqual([]);
  await newest().hear(welcome(bo), table());
  expect(newest().sent).toEqual([
    { t: 'come', table: ID },
    { t: 'sit', seat: 1 },
  ]);
});

test('a full table is about to start: a sentence and ways on, no form', async () => {
  const seats = ['Ana', 'Cy'].map((name) => ({
    chair: { kind: 'person' } as const,
    name,
    replaced: false,
    bot: false,
  }));
  const page = await arrive(welcome(null), table({ seats, phase: 'dealing' }));
  expect(page.textContent).toContain('All seats are taken');
  expect(page.querySelector('form')).toBeNull();
  expect(page.querySelector('a[href="/online/invite"]')).not.toBeNull();
});

test('a rated table tells guests that they need an account, and leads there', async () => {
  const page = await arrive(welcome(null), table({ rated: true }));
  expect(page.textContent).toContain('you need an account to play');
  expect(page.querySelector('a[href="/online/account"]')).not.toBeNull();
  expect(page.querySelector('form')).toBeNull();
});

test('a table that does not exist: a sentence and ways on', async () => {
  const page = await arrive(welcome(null), { t: 'refused', what: 'come', why: 'no such table' });
  expect(page.querySelector('h1')?.textContent).toBe('Table not found');
  for (const way of ['/', '/online', '/online/invite'])
    expect(page.querySelector(`main a[href="${way}"]`)).not.toBeNull();
});

test('the server is gone: the page says so with ways on, tries again at a press, and opens the table', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { page } = await mount(<OnlineTablePage id={ID} />);
  await until(() => Socket.all.length > 0);
  await newest().lose();
  await act(() => vi.advanceTimersByTimeAsync(4100));
  expect(page.querySelector('h1')?.textContent).toBe('The server cannot be reached');
  for (const way of ['/', '/online']) expect(page.querySelector(`main a[href="${way}"]`)).not.toBeNull();
  const automatic = Socket.all.length;
  expect(automatic).toBeGreaterThan(1);
  await click(named('button', 'Try again now'));
  expect(Socket.all.length).toBe(automatic + 1);
  await newest().hear(welcome(null), table());
  expect(page.querySelector('h1')?.textContent).toBe('Ana invites you to play Dominoes · Draw');
  vi.useRealTimers();
});
