/** Was gesagt wird, während Rätsel entstehen, auf Deutsch. */

import type { Command } from '../en/command';

export const puzzles: Command['puzzles'] = {
  badCount: (text) => `--count braucht eine Zahl von 1 bis 99999, nicht „${text}“.`,
  badSet: (text, sets) => `--set ist ${sets.join(' oder ')}, nicht „${text}“.`,
  broken: (file) => `${file} ist keine Rätseldatei. Nimm eine andere Datei oder lösche sie.`,
  progress: (found, of, deals) => `${found} von ${of} in ${deals} Verteilungen`,
  written: (puzzles, proved, file) => `${file} hat ${puzzles} Rätsel, davon ${proved} bewiesen.`,
};
