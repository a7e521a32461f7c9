/** How well a bot plays, from gentle to very strong, and how long it thinks if nobody says. */

import type { Bot, Budget } from './bot';
import { casual } from './casual';
import { gentle } from './gentle';
import type { Level } from './level';
import { SKILL } from './search';
import { searching } from './searching';

export interface Player {
  readonly bot: Bot;
  readonly budget: Budget;
}

/** The first two do not search, so their budget is a word only. */
export const levels: Readonly<Record<Level, Player>> = {
  gentle: { bot: gentle, budget: { iterations: 1 } },
  casual: { bot: casual, budget: { iterations: 1 } },
  strong: { bot: searching({ ...SKILL, exact: false }), budget: { milliseconds: 300 } },
  expert: { bot: searching(), budget: { milliseconds: 2000 } },
};
