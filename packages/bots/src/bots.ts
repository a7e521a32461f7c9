/** The bots there are, by name: the four levels, and yardsticks to measure them with. */

import { LEVELS } from './level';
import { levels, type Player } from './levels';
import { random } from './random';

export const BOT_NAMES = [...LEVELS, 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const bots: Readonly<Record<BotName, Player>> = {
  ...levels,
  random: { bot: random, budget: { iterations: 1 } },
};
