/** What the command line says besides, in English. */

import { arena } from './arena';
import { fairness } from './fairness';
import { pads } from './pads';
import { print } from './print';
import { puzzles } from './puzzles';
import { review } from './review';
import { tables } from './tables';
import { terminal } from './terminal';

export const command = { arena, fairness, pads, print, puzzles, review, tables, terminal };

export type Command = typeof command;
