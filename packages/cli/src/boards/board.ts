/** How a game looks in a terminal: its table, a hand, and its moves in words. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Console } from '../console';

export interface Board {
  /** What lies on the table, as lines no wider than the console. */
  table(view: Common, io: Console): string[];
  hand(view: Common, seat: Seat, io: Console): string[];
  /** A move as one that may be chosen: `6-5 on 6-6`. */
  offer(move: string, view: Common, seat: Seat, io: Console): string;
  /** A move as something that was done: `Ana laid 6-5 on 6-6`. */
  tell(who: string, move: string, io: Console): string;
}
