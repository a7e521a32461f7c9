/** How a game looks in a terminal: its table and a hand. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Console } from '../console';

export interface Board {
  /** What lies on the table, as lines no wider than the console. */
  table(view: Common, io: Console): string[];
  /** A hand as lines no wider than the console. */
  hand(view: Common, seat: Seat, io: Console): string[];
}
