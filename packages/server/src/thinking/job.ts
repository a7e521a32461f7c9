/** What goes to a worker thread and comes back. */

import type { Budget } from '@boneyard/bots/bot';
import type { Level } from '@boneyard/bots/level';
import type { Thought } from './thinkers';

export type Job =
  | {
      readonly kind: 'move';
      readonly thought: Thought;
      readonly level: Level;
      readonly budget: Budget;
      readonly seed: string;
    }
  | { readonly kind: 'rule'; readonly thought: Thought; readonly move: string };

export type Done = { readonly move: string } | { readonly failed: string };
