/** Ce que dit un carnet de scores partagé en texte, en français. */

import type { Command } from '../en/command';
import { count, points } from './grammar';

export const pads: Command['pads'] = {
  title: (game, length) => `${game}, ${length}`,
  toTarget: (n) => `en ${points(n)}`,
  forRounds: (n) => count(n, { one: 'une manche', other: '# manches' }),
  round: (n) => `Manche ${n} :`,
  soFar: (n) => `Manche ${n}, pour l’instant :`,
  total: 'Total :',
  nothing: 'Aucune inscription pour l’instant.',
  ahead: (who, lead) =>
    ({ alone: `${who} est en tête.`, together: `${who} sont en tête.`, tied: `${who} sont à égalité en tête.` })[lead],
  won: (who, lead) =>
    ({ alone: `${who} a gagné.`, together: `${who} ont gagné.`, tied: `${who} se partagent la victoire.` })[lead],
};
