/** Les dominos, en français. */

import { or } from '@boneyard/words/fr/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { ClassicBreak, ClassicExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<ClassicBreak, (explanation: ClassicExplanation) => string>> = {
  'not to act': () => 'Ce n’est pas votre tour.',
  'not in hand': () => 'Vous n’avez pas ce domino.',
  'must lead': () => 'La table est vide : posez un premier domino.',
  'must lead with another': ({ byPips }) =>
    byPips
      ? 'Il faut ouvrir avec celui de vos dominos qui a le plus de points ; à égalité, la plus grande moitié.'
      : 'Il faut ouvrir avec votre plus haut double ou, sans double, avec votre domino le plus lourd.',
  'anchor not laid': () => 'Ce domino n’est pas sur la table.',
  'anchor closed': () => 'Ce domino n’a plus de côté ouvert.',
  'does not match': ({ asks = [] }) => `Cela ne correspond pas : le côté ouvert montre ${or(asks.map(String))}.`,
  'able to play': () => 'Vous pouvez jouer, donc vous devez jouer.',
  'may not draw': () => 'Vous n’avez plus rien à piocher : passez.',
  'must draw': () => 'Vous pouvez encore piocher : vous ne pouvez pas passer.',
};

export const game: GameBasics = {
  name: 'Dominos',
  about: 'Le classique : prolongez la chaîne et posez votre dernier domino avant les autres.',
  breaks: (explanation: ClassicExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
