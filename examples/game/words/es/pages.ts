/** Lo que las páginas, las hojas y el terminal dicen del juego, en español. Se carga cuando hace falta. */

import type { Leaflet } from '@boneyard/words/leaflets';
import type { Manual } from '@boneyard/words/manuals';
import type { PadEnding } from '@boneyard/words/pages';
import type { ScoreSheet } from '@boneyard/words/scoresheets';
import type { Translated } from '@boneyard/words/translated';
import type { lessons as englishLessons, rules as englishRules } from '../en/pages';

export const leaflet: Leaflet = {
  about: 'De 2 a 4 personas',
  parts: [
    { title: 'Objetivo', lines: ['Quedarse sin fichas antes que nadie.'] },
    {
      title: 'El juego',
      lines: [
        'En tu turno pones una ficha en un extremo abierto con el mismo número. Si no puedes, pasas.',
        '• Quien pone su última ficha se apunta los puntos de las demás manos.',
        '• Si pasa todo el mundo, la mano más ligera se apunta los puntos de las demás.',
      ],
    },
  ],
  figures: { line: 'Se salió con 6-6, y luego se pusieron 6-5 y 6-4. Los extremos abiertos son 4 y 5.' },
  source: 'El juego del que salen los nuevos.',
};

export const manual: Manual = {
  options: { hand: 'cuántas fichas se reparten a cada mano', match: 'cuánto dura el juego' },
  help: '6-5 sale, 6-5@6-6 pone 6-5 junto a 6-6, pass pasa.',
};

export const rules: Translated<typeof englishRules> = {
  more: [],
  rulings: [],
  credits: ['De nadie todavía.'],
  pictures: { line: 'Se salió con 6-6, y luego se pusieron 6-5 y 6-4. Los extremos abiertos son 4 y 5.' },
};

export const scoreSheet: ScoreSheet = {
  row: 'Ronda',
  feet: ['Resultado'],
  notes: ['Quien gana una ronda se apunta los puntos de las demás manos.'],
};

export const lessons: Translated<typeof englishLessons> = {
  sample: {
    lead: {
      title: 'La salida',
      text: 'Quien sale pone la ficha que quiera.',
      asks: ['Pon una ficha en el centro.'],
      right: 'Sus dos mitades son los extremos abiertos.',
    },
    match: {
      title: 'Números iguales',
      text: 'Una ficha se pone en un extremo abierto que muestra el mismo número.',
      asks: ['Pon una ficha que encaje.'],
      right: 'La mitad que mira hacia fuera es el nuevo extremo abierto.',
    },
  },
};

/** Los juegos para imprimir. */
export const sets = { sample: 'Fichas de Sample' };

export const padEnding: PadEnding = {
  sum: 'puntos que quedan',
  note: 'Escribe los puntos o elige las fichas.',
};

/** De quién es y de qué reglas partimos. */
export const origin: readonly [owner: string, source: string] = ['nadie todavía', 'ninguna todavía'];
