/** El dominó magnético, en español. */

import { and } from '@boneyard/words/es/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { MagneticBreak, MagneticExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<MagneticBreak, (explanation: MagneticExplanation, seen: boolean) => string>> = {
  'not to act': () => 'No te toca.',
  'not in hand': () => 'No tienes esa ficha.',
  'other mode': () => 'En este modo las fichas no se ponen así.',
  'must lead with another': () =>
    'Tienes que salir con tu doble más alto o, si no tienes dobles, con tu ficha más alta.',
  'must lead in the middle': (_, seen) =>
    `La primera ficha va ${seen ? 'en el centro' : 'en 0,0E'}, con el número más alto primero.`,
  'nothing to join': () => 'La mesa está vacía: pon la primera ficha.',
  'anchor not laid': () => 'Esa ficha no está en la mesa.',
  'anchor closed': () => 'A esa ficha no le quedan lados abiertos.',
  'does not match': ({ asks = [] }) => `No encaja: hace falta ${and(asks.map(String))}.`,
  'in mid-air': () => 'No tendría nada debajo.',
  'inside another': () => 'Ahí ya hay una ficha.',
  'under another': () => 'Hay otra ficha por encima.',
  across: () => 'La segunda ficha debe ir a lo largo de la primera.',
  'not at an end': () => 'Solo se puede construir sobre los dos extremos.',
  'no end named': () => 'Di a qué extremo va: < o >.',
  'no ends here': () => 'En este modo no se nombran los extremos.',
  'wrong way': ({ way }) =>
    way === 'flat' ? 'Eso es encima, pero toca poner en la mesa.' : 'Eso es en la mesa, pero toca poner encima.',
  'steady hands': () => 'En esta mesa el pulso es firme: las fichas quedan exactamente en su lugar.',
  'too far off': () => 'Queda demasiado lejos de su lugar: como máximo 400 milésimas y 20 grados.',
  'cannot fall': () => 'Ahí no puede caerse nada.',
  'able to play': () => 'Puedes jugar, así que tienes que hacerlo.',
  'must draw': () => 'Todavía puedes robar, así que no puedes pasar.',
  'stock empty': () => 'El pozo está vacío: pasa.',
};

export const game: GameBasics = {
  name: 'Dominó magnético',
  about: 'Plano, como siempre, o hacia arriba con imanes: si lo tiras, te lo llevas todo.',
  breaks: (explanation: MagneticExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
