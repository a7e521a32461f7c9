/** Magnetic Domino, en français. */

import { and } from '@boneyard/words/fr/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { MagneticBreak, MagneticExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<MagneticBreak, (explanation: MagneticExplanation, seen: boolean) => string>> = {
  'not to act': () => 'Ce n’est pas votre tour.',
  'not in hand': () => 'Vous n’avez pas ce domino.',
  'other mode': () => 'On ne pose pas ainsi dans ce mode.',
  'must lead with another': () =>
    'Il faut commencer par votre plus haut double ou, sans double, par votre domino le plus lourd.',
  'must lead in the middle': (_, seen) =>
    `Le premier domino se pose ${seen ? 'au milieu' : 'en 0,0E'}, le plus grand nombre d’abord.`,
  'nothing to join': () => 'La table est vide : posez un premier domino.',
  'anchor not laid': () => 'Ce domino n’est pas sur la table.',
  'anchor closed': () => 'Ce domino n’a plus de côté ouvert.',
  'does not match': ({ asks = [] }) => `Cela ne correspond pas : il faut ${and(asks.map(String))}.`,
  'in mid-air': () => 'Il ne reposerait sur rien.',
  'inside another': () => 'Il y a déjà un domino à cet endroit.',
  'under another': () => 'Il y a un autre domino au-dessus.',
  across: () => 'Le deuxième domino se pose dans le sens du premier.',
  'not at an end': () => 'On ne construit qu’aux deux extrémités.',
  'no end named': () => 'Dites à quelle extrémité il va : < ou >.',
  'no ends here': () => 'Dans ce mode on ne nomme pas d’extrémité.',
  'wrong way': ({ way }) =>
    way === 'flat' ? 'C’est en hauteur, mais il faut jouer à plat.' : 'C’est à plat, mais il faut jouer en hauteur.',
  'steady hands': () => 'À cette table les mains ne tremblent pas : le domino se pose exactement.',
  'too far off': () => 'C’est trop loin de sa place : 400 millièmes et 20 degrés au plus.',
  'cannot fall': () => 'Rien ne peut tomber là.',
  'able to play': () => 'Vous pouvez jouer, donc vous devez jouer.',
  'must draw': () => 'Vous pouvez encore piocher : vous ne pouvez pas passer.',
  'stock empty': () => 'La pioche est vide : passez.',
};

export const game: GameBasics = {
  name: 'Domino magnétique',
  about: 'À plat comme toujours, ou en hauteur avec des aimants : si vous faites tout tomber, vous reprenez tout.',
  breaks: (explanation: MagneticExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
