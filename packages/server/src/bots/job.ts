/** What goes to a worker thread and comes back. */

import type { Budget } from '@boneyard/bots/bot';
import type { BotLevel } from '@boneyard/bots/level';
import type { Situation } from './thinkers';

export type ThinkerJob =
  | {
      readonly kind: 'move';
      readonly thought: Situation;
      readonly level: BotLevel;
      readonly budget: Budget;
      readonly seed: string;
    }
  | { readonly kind: 'rule'; readonly thought: Situation; readonly move: string };

export type JobResult = { readonly move: string } | { readonly failed: string };
