/** Was die Befehlszeile außerdem sagt, auf Deutsch. */

import type { Command } from '../en/command';
import { arena } from './arena';
import { fairness } from './fairness';
import { pads } from './pads';
import { print } from './print';
import { puzzles } from './puzzles';
import { review } from './review';
import { tables } from './tables';
import { terminal } from './terminal';

export const command: Command = { arena, fairness, pads, print, puzzles, review, tables, terminal };
