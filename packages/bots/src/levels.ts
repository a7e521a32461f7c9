/** The bot of each level, from gentle to expert, and its default budget. */

import type { Bot, Budget } from './bot';
import { casual } from './casual';
import { gentle } from './gentle';
import type { BotLevel } from './level';
import { FULL_SEARCH } from './search';
import { searchBot } from './searchbot';

export interface BotPlayer {
  readonly bot: Bot;
  readonly budget: Budget;
}

/** Gentle and casual do not search, so their budget has no effect. */
export const levels: Readonly<Record<BotLevel, BotPlayer>> = {
  gentle: { bot: gentle, budget: { iterations: 1 } },
  casual: { bot: casual, budget: { iterations: 1 } },
  strong: { bot: searchBot({ ...FULL_SEARCH, exact: false }, 'strong'), budget: { milliseconds: 300 } },
  expert: { bot: searchBot(), budget: { milliseconds: 2000 } },
};
