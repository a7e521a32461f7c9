/** The bots there are, by name. */

import type { Bot } from './bot';
import { greedy } from './greedy';
import { random } from './random';

export const BOT_NAMES = ['greedy', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const bots: Readonly<Record<BotName, Bot>> = { greedy, random };
