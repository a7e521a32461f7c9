import { MessageChannel } from 'node:worker_threads';
import { classic } from '@boneyard/games/classic/rules/classic';
import { fresh, type Game } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { afterEach, expect, test } from 'vitest';
import { decide } from './bot';
import { type BotClient, type BotQuestion, botClient } from './botclient';
import { type Port, serveBots } from './botservice';
import { levels } from './levels';
import { channelPort } from './nodeport';
import { tableOf } from './testing';
import { webPort } from './webport';

const game: Game = classic;
const table = tableOf(game, { lead: 'lots' });
const state = game.start(table, game.deal(table, seeded('desk')), fresh(2));
const seat = game.toAct(state)[0]!;
const question: BotQuestion = { game: 'classic', view: game.view(state, seat), seat, level: 'casual', seed: 'one' };
const long: BotQuestion = { ...question, level: 'expert', budget: { milliseconds: 60_000 } };

let open: BotClient | undefined;
afterEach(() => open?.close());

/** A client of a service behind a message channel: messages are structured clones, as between threads. */
function client(): BotClient {
  const { port1, port2 } = new MessageChannel();
  serveBots(channelPort(port1));
  open = botClient(channelPort(port2));
  return open;
}

test('the service gives the move that the bot gives', async () => {
  const budget = { iterations: 400 };
  const wanted = decide(levels.strong.bot, game, question.view, seat, {
    random: seeded('one'),
    budget,
    clock: () => 0,
  });
  expect(await client().move({ ...question, level: 'strong', budget })).toBe(game.write(wanted));
});

test('the service gives advice', async () => {
  const advice = await client().advise({ ...question, budget: { iterations: 200 } });
  expect(advice.map(({ move }) => move)).toEqual(expect.arrayContaining([expect.stringMatching(/^\d-\d$/)]));
});

test('cancelling a request lets the next one start', async () => {
  const bots = client();
  const stop = new AbortController();
  const first = bots.move(long, stop.signal);
  const waiting = bots.move(long, stop.signal);
  setTimeout(() => stop.abort(new Error('never mind')), 30);
  await expect(first).rejects.toThrow('never mind');
  await expect(waiting).rejects.toThrow('never mind');
  const began = performance.now();
  expect(await bots.move(question)).toMatch(/^\d-\d$/);
  // The service handles messages every 8 ms; the limit allows for a busy machine.
  expect(performance.now() - began).toBeLessThan(2000);
});

test('a request that is cancelled before it is sent is not sent', async () => {
  await expect(client().move(long, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});

test('an error is reported, and the service goes on', async () => {
  const bots = client();
  await expect(bots.move({ ...question, game: 'go' as 'classic' })).rejects.toThrow('unknown game go');
  await expect(bots.move({ ...question, seat: 1 - seat })).rejects.toThrow();
  expect(await bots.move(question)).toMatch(/^\d-\d$/);
});

test('closing the client rejects pending and later requests', async () => {
  const bots = client();
  const waiting = bots.move(long);
  bots.close();
  await expect(waiting).rejects.toThrow('the bot service is closed');
  await expect(bots.move(question)).rejects.toThrow('the bot service is closed');
});

test('a web worker can be used as a port', () => {
  const heard: unknown[] = [];
  const sent: unknown[] = [];
  let hear: ((event: { data: unknown }) => void) | undefined;
  let ended = false;
  const port: Port = webPort({
    postMessage: (message) => sent.push(message),
    addEventListener: (_, listener) => {
      hear = listener;
    },
    terminate: () => {
      ended = true;
    },
  });
  port.listen((message) => heard.push(message));
  port.postMessage('there');
  hear?.({ data: 'here' });
  port.close();
  expect([sent, heard, ended]).toEqual([['there'], ['here'], true]);
});
