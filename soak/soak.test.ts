import { games } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { checkLeaks } from '@boneyard/rules/testing/leak';
import { anyTable } from '@boneyard/rules/testing/tables';
import { expect, test } from 'vitest';
import { soaks } from './soaks';

test.each(soaks.map((soak) => [soak.name, soak] as const))('%s, a few cases', async (_, soak) => {
  for (let number = 0; number < soak.small; number++) await soak.run(number);
});

test.each(games.map((game) => [game.id, game] as const))('the leak test of %s compares enough views', (_, game) => {
  const random = seeded(`leaks of ${game.id}`);
  let compared = 0;
  for (let i = 0; i < 60; i++) compared += checkLeaks(game, anyTable(game, random), random);
  expect(compared).toBeGreaterThan(60);
});
