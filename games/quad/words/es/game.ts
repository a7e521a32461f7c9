/** Quad-Ominos, en español. */

import { and } from '@boneyard/words/es/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { QuadBreak, QuadExplanation } from '../../rules/explain';

const CORNERS = ['arriba a la izquierda', 'arriba a la derecha', 'abajo a la derecha', 'abajo a la izquierda'];

const BREAKS: Readonly<Record<QuadBreak, (explanation: QuadExplanation, seen: boolean) => string>> = {
  'not to act': () => 'No te toca.',
  'not in hand': () => 'No tienes esa ficha.',
  'must open with another': () =>
    'Tienes que abrir con tu cuádruple más alto o, si no tienes ninguno, con la ficha de mayor total.',
  'must open as printed in the middle': (_, seen) =>
    `La primera ficha va ${seen ? 'en el centro' : 'en 0,0'}, girada como está en tu mano.`,
  'bonus not chosen': () => 'Elige primero tu premio: 25 puntos (take-25) o dos jugadas más (play-two).',
  'no bonus due': () => 'Ahora no tienes ningún premio que elegir.',
  'no two plays': () => 'No puedes poner dos fichas más, así que toma los 25 puntos.',
  'leaves no second play': () => 'Después de esa ficha no podrías poner una segunda, y hay que poner las dos.',
  'cell taken': () => 'Ahí ya hay una ficha.',
  'no side touched': ({ meets }) =>
    meets ? 'Solo tocaría otras fichas por las esquinas: ponla lado contra lado.' : 'No tocaría ninguna otra ficha.',
  'does not match': ({ meets = [], differs = [] }) =>
    `No encaja: hace falta ${and(differs.map((i) => `un ${meets[i]} ${CORNERS[i]}`))}.`,
  'able to play': () => 'Puedes jugar, así que tienes que hacerlo.',
  'must draw': () => 'Todavía quedan fichas en el pozo: roba una.',
  'well empty': () => 'El pozo está vacío: pasa.',
};

export const game: GameBasics = {
  name: 'Quad-Ominos',
  about: 'Fichas cuadradas con un número en cada esquina: todas las esquinas que se tocan deben coincidir.',
  breaks: (explanation: QuadExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
