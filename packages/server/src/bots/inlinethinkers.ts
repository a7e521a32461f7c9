/** Bots without threads: for tests, and inside the worker threads. */

import { type Budget, decide } from '@boneyard/bots/bot';
import type { BotLevel } from '@boneyard/bots/level';
import { levels } from '@boneyard/bots/levels';
import { gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import type { Situation, Thinkers } from './thinkers';

function gameOf(id: string) {
  const game = gameCalled(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

export function chooseMove({ game: id, view, seat }: Situation, level: BotLevel, budget: Budget, seed: string): string {
  const game = gameOf(id);
  const thinking = { random: seeded(seed), budget, clock: () => performance.now() };
  return game.write(decide(levels[level].bot, game, view, seat, thinking));
}

export async function ruleOnMove({ game: id, view, seat }: Situation, move: string): Promise<string> {
  const game = gameOf(id);
  // The physics is a megabyte, so it is loaded with the first tower.
  const { withVerdict } = await import('@boneyard/physics/referee');
  return game.write(await withVerdict(game, view, seat, game.read(move)));
}

export function inlineThinkers(): Thinkers {
  let seed = 0;
  return {
    move: async (thought, level) => chooseMove(thought, level, { iterations: 20 }, `${seed++}`),
    rule: ruleOnMove,
    close() {},
  };
}
