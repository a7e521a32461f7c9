/** English: the language whose texts the others follow. */

import { arena } from './arena';
import { pads } from './pads';
import { print } from './print';
import { puzzles } from './puzzles';
import { review } from './review';
import { spoken } from './spoken';
import { tables } from './tables';
import { terminal } from './terminal';

export const english = { ...spoken, arena, pads, print, puzzles, review, tables, terminal };
