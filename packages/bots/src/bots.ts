/** All bots by name: the four levels, and a random player to measure them against. */

import type { BotPlayer } from './instantlevels';
import { LEVELS } from './level';
import { levels } from './levels';
import { random } from './random';

export const BOT_NAMES = [...LEVELS, 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const bots: Readonly<Record<BotName, BotPlayer>> = {
  ...levels,
  random: { bot: random, budget: { iterations: 1 } },
};
