/** The levels that choose without searching: a page needs nothing else for its first game. */

import type { Bot, Budget } from './bot';
import { casual } from './casual';
import { gentle } from './gentle';
import type { BotLevel } from './level';

export interface BotPlayer {
  readonly bot: Bot;
  readonly budget: Budget;
}

/** They do not search, so their budget has no effect. */
export const instantLevels = {
  gentle: { bot: gentle, budget: { iterations: 1 } },
  casual: { bot: casual, budget: { iterations: 1 } },
} satisfies Partial<Record<BotLevel, BotPlayer>>;
