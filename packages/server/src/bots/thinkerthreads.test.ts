/** Threads that think: verdicts first, players take turns, and a thread that is stuck is replaced. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { Situation } from './thinkers';
import { thinkerThreads } from './thinkerthreads';

const folder = mkdtempSync(join(tmpdir(), 'boneyard-thinkers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that answers with the kind of job and its owner, after a while; it never answers Eve. */
const program = join(folder, 'thinker.mjs');
writeFileSync(
  program,
  `import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ kind, thought }) => {
    if (thought.owner === 'eve') for (;;);
    setTimeout(() => parentPort.postMessage({ move: kind + ' ' + thought.owner }), 20);
  });`,
);
const situation = (owner: string) => ({ owner, game: 'classic', view: {}, seat: 0 }) as unknown as Situation;

test('a verdict comes before the thoughts of bots, and a player with many tables after one with few', async () => {
  const thinkers = thinkerThreads(pathToFileURL(program), 1);
  const done: string[] = [];
  const all = [
    ...['ana', 'ana', 'ana', 'bo'].map((owner) => thinkers.move(situation(owner), 'casual')),
    thinkers.rule(situation('cleo'), 'x'),
  ];
  await Promise.all(all.map((answer) => answer.then((text) => done.push(text))));
  expect(done).toEqual(['move ana', 'rule cleo', 'move ana', 'move bo', 'move ana']);
  thinkers.close();
});

test('a job that does not end fails, and its thread is replaced', async () => {
  const thinkers = thinkerThreads(pathToFileURL(program), 1, 3_000);
  const stuck = thinkers.move(situation('eve'), 'casual');
  const next = thinkers.move(situation('ana'), 'casual');
  await expect(stuck).rejects.toThrow('no answer in 3000 ms');
  expect(await next).toBe('move ana');
  thinkers.close();
});
