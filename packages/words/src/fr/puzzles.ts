/** Ce qui se dit pendant que l’on fabrique des énigmes, en français. */

import type { Command } from '../en/command';
import { count, number, or } from './grammar';

export const puzzles: Command['puzzles'] = {
  badCount: (text) => `--count attend un nombre de 1 à 99999, pas « ${text} ».`,
  badSet: (text, sets) => `--set vaut ${or(sets)}, pas « ${text} ».`,
  broken: (file) => `${file} n’est pas un fichier d’énigmes. Prenez-en un autre, ou supprimez-le.`,
  progress: (found, of, deals) =>
    `${number(found)} sur ${number(of)} en ${count(deals, { one: '# donne', other: '# donnes' })}`,
  written: (puzzles, proved, file) =>
    `${count(puzzles, { one: '# énigme', other: '# énigmes' })}, dont ${number(proved)} démontrées, sont dans ${file}.`,
};
