/** Les règles maison sur un formulaire, en français. */

import type { Form } from '@boneyard/words/forms';

export const form: Form = {
  mode: {
    note: 'Une chaîne sur la table, ou une tour avec aimants et pesanteur.',
    label: 'Jeu',
    values: { flat: 'à plat', tower: 'en tour', staggered: 'en quinconce' },
  },
  parallel: {
    note: 'Dans chaque tour, le deuxième domino suit le premier.',
    label: 'Deuxième domino le long du premier',
  },
  ends: { note: 'On ne prolonge que les deux bouts.', label: 'Seuls les bouts sont ouverts' },
  count: {
    note: 'Ce qui compte dans les mains à la fin.',
    label: 'Ce qui compte',
    values: { pips: 'les points', tiles: 'les dominos' },
  },
  match: { note: 'Combien de manches ; le plus petit total gagne.', label: 'Partie' },
  hands: {
    note: 'Si la façon de lâcher un domino compte.',
    label: 'Mains',
    values: { steady: 'mains sûres', real: 'vraies mains' },
  },
  magnets: {
    note: 'La force des aimants.',
    label: 'Aimants',
    values: { normal: 'aimants normaux', weak: 'aimants faibles', strong: 'aimants forts' },
  },
};
