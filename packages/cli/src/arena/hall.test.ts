import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { company } from '@boneyard/bots/arena/contest';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { expect, test } from 'vitest';
import { hallOf } from './hall';

function contest(game: 'classic' | 'quad') {
  const table = setTable(gameCalled(game)!, 2, undefined);
  if (isProblem(table)) throw new Error(table.problem);
  return { game, ...table, entrants: company(['casual', 'random'], 2, {}), seed: 'hall', verdicts: 'quick' } as const;
}

test('a contest begins although the only worker is still at one that nobody waits for any more', async () => {
  // The program is bundled when it is run.
  execFileSync(process.execPath, [fileURLToPath(new URL('../../bin/boneyard.mjs', import.meta.url)), '--version']);
  const hall = hallOf(1, new URL('../../../../dist/boneyard.arena.js', import.meta.url));
  const first = hall.play(contest('classic'), 0);
  expect((await first.next()).value.deal).toBe(0);
  const second = hall.play(contest('quad'), 5);
  expect((await second.next()).value.deal).toBe(5);
  expect((await second.next()).value.deal).toBe(6);
  hall.close();
});
