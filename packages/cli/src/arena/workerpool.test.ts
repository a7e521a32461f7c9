import { fillSeats } from '@boneyard/bots/arena/contest';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { expect, test } from 'vitest';
import { boneyard } from '../testing/command';
import { workerPool } from './workerpool';

function contest(game: 'classic' | 'quad') {
  const table = setTable(gameCalled(game)!, 2, undefined);
  if (isProblem(table)) throw new Error(table.problem);
  return { game, ...table, entrants: fillSeats(['casual', 'random'], 2, {}), seed: 'hall', verdicts: 'quick' } as const;
}

test('a contest starts even if the only worker is still busy with an abandoned one', async () => {
  // Running the command builds the bundle.
  boneyard(['--version']);
  const workers = workerPool(1, new URL('../../../../dist/boneyard.arena.js', import.meta.url));
  const first = workers.play(contest('classic'), 0);
  expect((await first.next()).value.deal).toBe(0);
  const second = workers.play(contest('quad'), 5);
  expect((await second.next()).value.deal).toBe(5);
  expect((await second.next()).value.deal).toBe(6);
  workers.close();
});
