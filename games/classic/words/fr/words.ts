/** Les dominos, en français. */

import type { GameWords } from '@boneyard/words/game';
import { board } from './board';
import { game } from './game';
import { table } from './table';

export const classic = {
  ...game,
  board,
  form: () => import('./form').then((part) => part.form),
  table,
  variants: {
    draw: { name: 'Avec pioche', note: 'Si vous ne pouvez pas jouer, vous piochez dans le cimetière.' },
    block: { name: 'Sans pioche', note: 'Personne ne pioche : si vous ne pouvez pas jouer, vous passez.' },
    fives: {
      name: 'Les Cinq',
      note: 'Des extrémités ouvertes dont la somme est un multiple de cinq marquent aussitôt.',
    },
    partners: {
      name: 'En équipe',
      note: 'À quatre, deux contre deux : vous jouez avec la personne d’en face.',
    },
  },
  courses: { classic: 'les dominos', fives: 'le jeu des Cinq', partners: 'les dominos en équipe' },
  pages: () => import('./pages'),
} satisfies GameWords;
