/** El dominó, en español. */

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
    draw: { name: 'Con pozo', note: 'Si no puedes jugar, robas del pozo.' },
    block: { name: 'Sin pozo', note: 'Nadie roba: si no puedes jugar, pasas.' },
    fives: { name: 'Los cincos', note: 'Si los extremos abiertos suman un múltiplo de cinco, se anotan en el acto.' },
    partners: { name: 'Parejas', note: 'Cuatro participantes, dos contra dos: juegas con quien se sienta enfrente.' },
  },
  courses: { classic: 'el dominó', fives: 'los cincos', partners: 'el dominó por parejas' },
  pages: () => import('./pages'),
} satisfies GameWords;
