/** El dominó, en español. */

import { or } from '@boneyard/words/es/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { ClassicBreak, ClassicExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<ClassicBreak, (explanation: ClassicExplanation) => string>> = {
  'not to act': () => 'No te toca.',
  'not in hand': () => 'No tienes esa ficha.',
  'must lead': () => 'La mesa está vacía: pon la primera ficha.',
  'must lead with another': ({ byPips }) =>
    byPips
      ? 'Tienes que salir con tu ficha de más puntos; en caso de empate, con la de la mitad más alta.'
      : 'Tienes que salir con tu doble más alto o, si no tienes dobles, con tu ficha más alta.',
  'anchor not laid': () => 'Esa ficha no está en la mesa.',
  'anchor closed': () => 'A esa ficha no le quedan lados abiertos.',
  'does not match': ({ asks = [] }) => `No encaja: el lado abierto pide ${or(asks.map(String))}.`,
  'able to play': () => 'Puedes jugar, así que tienes que hacerlo.',
  'may not draw': () => 'Ya no puedes robar: pasa.',
  'must draw': () => 'Todavía puedes robar, así que no puedes pasar.',
};

export const game: GameBasics = {
  name: 'Dominó',
  about: 'El clásico: casa los extremos y pon tu última ficha antes que nadie.',
  breaks: (explanation: ClassicExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
