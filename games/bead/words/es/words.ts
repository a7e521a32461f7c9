/** El dominó de abalorios, en español. */

import type { GameWords } from '@boneyard/words/game';
import { board } from './board';
import { game } from './game';
import { table } from './table';

export const bead = {
  ...game,
  board,
  form: () => import('./form').then((part) => part.form),
  table,
  variants: {
    sheet: { name: 'Clásico', note: 'Como en la hoja de reglas: descubre qué encaja, o di que no puedes jugar.' },
    strategic: { name: 'Estratégico', note: 'Para dos: manos iguales y un cuadrado inicial elegido en secreto.' },
    open: { name: 'A la vista', note: 'Todas las manos a la vista: más lento y con más bloqueos.' },
  },
  courses: { bead: 'el dominó de abalorios', claims: 'las variantes del dominó de abalorios' },
  pages: () => import('./pages'),
} satisfies GameWords;
