/** Ce que dit un carnet de score partagé en texte, en français. */

import type { Command } from '../en/command';

export const pads: Command['pads'] = {
  title: (game, length) => `${game}, ${length}`,
  toTarget: (points) => `en ${points} points`,
  forRounds: (n) => (n === 1 ? 'une manche' : `${n} manches`),
  round: (n) => `Manche ${n} :`,
  soFar: (n) => `Manche ${n}, pour l’instant :`,
  total: 'Total :',
  nothing: 'Aucune inscription pour l’instant.',
  ahead: (who, many) => (many ? `${who} sont à égalité en tête.` : `${who} est en tête.`),
  won: (who, many) => (many ? `${who} se partagent la victoire.` : `${who} a gagné.`),
};
