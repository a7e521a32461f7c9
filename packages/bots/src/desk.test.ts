import { MessageChannel } from 'node:worker_threads';
import { fresh, type Game } from '@boneyard/rules/game';
import { classic } from '@boneyard/rules/games/classic/classic';
import { seeded } from '@boneyard/rules/random';
import { afterEach, expect, test } from 'vitest';
import { type Asked, type Asker, asker } from './asking';
import { decide } from './bot';
import { type Port, serve } from './desk';
import { levels } from './levels';
import { channelPort } from './node';
import { webPort } from './ports';
import { tableOf } from './testing';

const game: Game = classic;
const table = tableOf(game, { lead: 'lots' });
const state = game.start(table, game.deal(table, seeded('desk')), fresh(2));
const seat = game.toAct(state)[0]!;
const question: Asked = { game: 'classic', view: game.view(state, seat), seat, level: 'casual', seed: 'one' };
const long: Asked = { ...question, level: 'expert', budget: { milliseconds: 60_000 } };

let open: Asker | undefined;
afterEach(() => open?.close());

/** A desk at the other end of a line; what is sent goes through a structured clone, as between threads. */
function desk(): Asker {
  const { port1, port2 } = new MessageChannel();
  serve(channelPort(port1));
  open = asker(channelPort(port2));
  return open;
}

test('a desk gives the move that the bot gives', async () => {
  const budget = { iterations: 400 };
  const wanted = decide(levels.strong.bot, game, question.view, seat, {
    random: seeded('one'),
    budget,
    clock: () => 0,
  });
  expect(await desk().move({ ...question, level: 'strong', budget })).toBe(game.write(wanted));
});

test('a desk gives advice', async () => {
  const advice = await desk().advise({ ...question, budget: { iterations: 200 } });
  expect(advice.map(({ move }) => move)).toEqual(expect.arrayContaining([expect.stringMatching(/^\d-\d$/)]));
});

test('a question that is taken back makes way for the next one', async () => {
  const asking = desk();
  const stop = new AbortController();
  const first = asking.move(long, stop.signal);
  const waiting = asking.move(long, stop.signal);
  setTimeout(() => stop.abort(new Error('never mind')), 30);
  await expect(first).rejects.toThrow('never mind');
  await expect(waiting).rejects.toThrow('never mind');
  const began = performance.now();
  expect(await asking.move(question)).toMatch(/^\d-\d$/);
  // A slice of thought is 8 ms; a busy machine may take its time.
  expect(performance.now() - began).toBeLessThan(2000);
});

test('a question that was taken back before it was asked is not asked', async () => {
  await expect(desk().move(long, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});

test('what goes wrong is told, and the desk goes on', async () => {
  const asking = desk();
  await expect(asking.move({ ...question, game: 'go' as 'classic' })).rejects.toThrow('unknown game go');
  await expect(asking.move({ ...question, seat: 1 - seat })).rejects.toThrow();
  expect(await asking.move(question)).toMatch(/^\d-\d$/);
});

test('whoever waits when the line is closed is told', async () => {
  const asking = desk();
  const waiting = asking.move(long);
  asking.close();
  await expect(waiting).rejects.toThrow('the desk is closed');
  await expect(asking.move(question)).rejects.toThrow('the desk is closed');
});

test('a web worker is a port like any other', () => {
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
