/** Ce qui se dit pendant que l’on fabrique des problèmes, en français. */

import type { Words } from '../words';

export const puzzles: Words['puzzles'] = {
  badCount: (text) => `--count attend un nombre de 1 à 99999, pas « ${text} ».`,
  broken: (file) => `${file} n’est pas un fichier de problèmes. Prenez-en un autre, ou supprimez-le.`,
  progress: (found, of, deals) => `${found} sur ${of} en ${deals} donnes`,
  written: (puzzles, proved, file) => `${puzzles} problèmes, dont ${proved} démontrés, sont dans ${file}.`,
};
