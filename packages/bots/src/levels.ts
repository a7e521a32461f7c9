/** The bot of each level, from gentle to expert, and its default budget. */

import { type BotPlayer, instantLevels } from './instantlevels';
import type { BotLevel } from './level';
import { FULL_SEARCH } from './search';
import { searchBot } from './searchbot';

export const levels: Readonly<Record<BotLevel, BotPlayer>> = {
  ...instantLevels,
  strong: { bot: searchBot({ ...FULL_SEARCH, exact: false }, 'strong'), budget: { milliseconds: 300 } },
  expert: { bot: searchBot(), budget: { milliseconds: 2000 } },
};
