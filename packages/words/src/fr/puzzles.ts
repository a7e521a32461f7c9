/** Ce qui se dit pendant que l’on fabrique des énigmes, en français. */

import type { Command } from '../en/command';

export const puzzles: Command['puzzles'] = {
  badCount: (text) => `--count attend un nombre de 1 à 99999, pas « ${text} ».`,
  badSet: (text, sets) => `--set vaut ${sets.join(' ou ')}, pas « ${text} ».`,
  broken: (file) => `${file} n’est pas un fichier d’énigmes. Prenez-en un autre, ou supprimez-le.`,
  progress: (found, of, deals) => `${found} sur ${of} en ${deals} donnes`,
  written: (puzzles, proved, file) => `${puzzles} énigmes, dont ${proved} démontrées, sont dans ${file}.`,
};
