/** Sample, en español. */

import { and, does, fichas } from '@boneyard/words/es/grammar';
import type { GameWords } from '@boneyard/words/game';
import type { SampleBreak, SampleExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<SampleBreak, (explanation: SampleExplanation) => string>> = {
  'not to act': () => 'No es tu turno.',
  'not in hand': () => 'No tienes esa ficha.',
  'must lead': () => 'La mesa está vacía: pon la primera ficha.',
  'does not match': ({ asks = [] }) => `No encaja: los extremos abiertos son ${and(asks.map(String))}.`,
  'able to play': () => 'Puedes jugar, así que tienes que jugar.',
};

const board = {
  tiles: fichas,
  moveWords: {
    lead: (tile: string) => `salir con ${tile}`,
    lay: (tile: string, anchor: string) => `${tile} junto a ${anchor}`,
    pass: 'pasar',
  },
  did: {
    lay: (who: string, tile: string) => `${does(who, 'Pusiste', 'puso')} ${tile}`,
    pass: (who: string) => does(who, 'Pasaste', 'pasó'),
  },
  ended: {
    out: (who: string) => `Fin de la ronda: ${does(who, 'pusiste', 'puso')} la última ficha.`,
    blocked: (who: string) => `El juego está cerrado. Gana la mano más ligera: ${who}.`,
    equal: 'El juego está cerrado y las manos más ligeras son iguales: nadie puntúa.',
  },
};

const table = {
  line: 'Un juego pequeño para empezar.',
  expected: {
    lead: 'Sales tú: pon la ficha que quieras.',
    lay: (ends: string) => `Pon una ficha en un extremo abierto: ${ends}.`,
    pass: 'No puedes poner nada: pasa.',
    misfit: (tile: string, ends: string) => `${tile} no encaja: los extremos abiertos son ${ends}.`,
  },
};

export const sample = {
  name: 'Sample (sin traducir)',
  about: 'Pon una ficha en un extremo abierto, o pasa. Puntúa quien se queda antes sin fichas.',
  breaks: (explanation) =>
    explanation.breaks ? BREAKS[explanation.breaks as SampleBreak](explanation as SampleExplanation) : '',
  board,
  form: async () => ({
    hand: { label: 'Fichas por mano', note: 'Cuántas fichas se reparten a cada mano.' },
    match: { label: 'Partida', note: 'Cuánto dura el juego.' },
  }),
  table,
  courses: { sample: 'el juego Sample' },
  pages: () => import('./pages'),
} satisfies GameWords;
