/** Draws a game in a terminal. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Narration } from '@boneyard/words/narration';
import type { Console } from '../console';

export interface TerminalBoard {
  readonly narration: Narration;
  /** The tiles on the table, in lines no wider than the console. */
  table(view: Common, io: Console): string[];
  /** A hand, in lines no wider than the console. */
  hand(view: Common, seat: Seat, io: Console): string[];
  /** The moves to list for a player who has to find out what fits; undefined where all legal moves may be listed. */
  untold?(view: Common, seat: Seat): readonly string[] | undefined;
}
