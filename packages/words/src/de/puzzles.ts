/** Was gesagt wird, während Rätsel entstehen, auf Deutsch. */

import type { Command } from '../en/command';
import { count, number, or } from './grammar';

export const puzzles: Command['puzzles'] = {
  badCount: (text) => `--count braucht eine Zahl von 1 bis 99999, nicht „${text}“.`,
  badSet: (text, sets) => `--set ist ${or(sets)}, nicht „${text}“.`,
  broken: (file) => `${file} ist keine Rätseldatei. Nimm eine andere Datei oder lösche sie.`,
  progress: (found, of, deals) =>
    `${number(found)} von ${number(of)} in ${count(deals, { one: '# Verteilung', other: '# Verteilungen' })}`,
  written: (puzzles, proved, file) =>
    `${file} hat ${count(puzzles, { one: '# Rätsel', other: '# Rätsel' })}, davon ${number(proved)} bewiesen.`,
};
