/** Thinks at once, where it is: for tests, and inside the worker threads. */

import { type Budget, decide } from '@boneyard/bots/bot';
import type { Level } from '@boneyard/bots/level';
import { levels } from '@boneyard/bots/levels';
import { gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import type { Thinkers, Thought } from './thinkers';

function gameOf(id: string) {
  const game = gameCalled(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

export function think({ game: id, view, seat }: Thought, level: Level, budget: Budget, seed: string): string {
  const game = gameOf(id);
  const thinking = { random: seeded(seed), budget, clock: () => performance.now() };
  return game.write(decide(levels[level].bot, game, view, seat, thinking));
}

export async function ruling({ game: id, view, seat }: Thought, move: string): Promise<string> {
  const game = gameOf(id);
  // The physics is a megabyte, so it is fetched when the first tower stands.
  const { ruled } = await import('@boneyard/physics/referee');
  return game.write(await ruled(game, view, seat, game.read(move)));
}

export function inline(): Thinkers {
  let seed = 0;
  return {
    move: async (thought, level) => think(thought, level, { iterations: 20 }, `${seed++}`),
    rule: ruling,
    close() {},
  };
}
