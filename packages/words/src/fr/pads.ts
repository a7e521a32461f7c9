/** Ce que dit un carnet de scores partagé en texte, en français. */

import type { Command } from '../en/command';

export const pads: Command['pads'] = {
  title: (game, length) => `${game}, ${length}`,
  toTarget: (points) => `en ${points} points`,
  forRounds: (n) => (n === 1 ? 'une manche' : `${n} manches`),
  round: (n) => `Manche ${n} :`,
  soFar: (n) => `Manche ${n}, pour l’instant :`,
  total: 'Total :',
  nothing: 'Aucune inscription pour l’instant.',
  ahead: (who, lead) =>
    ({ alone: `${who} est en tête.`, together: `${who} sont en tête.`, tied: `${who} sont à égalité en tête.` })[lead],
  won: (who, lead) =>
    ({ alone: `${who} a gagné.`, together: `${who} ont gagné.`, tied: `${who} se partagent la victoire.` })[lead],
};
