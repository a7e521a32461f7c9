/** Magnetic Domino, en français. */

import type { MagneticBreak, MagneticExplanation } from '@boneyard/rules/games/magnetic/explain';
import type { GameWords } from '../games';

const BREAKS: Readonly<Record<MagneticBreak, (explanation: MagneticExplanation) => string>> = {
  'not to act': () => 'Ce n’est pas votre tour.',
  'not in hand': () => 'Vous n’avez pas ce domino.',
  'other mode': () => 'On ne pose pas ainsi dans ce mode.',
  'must lead with another': () =>
    'Il faut commencer par votre plus haut double ou, sans double, par votre domino le plus lourd.',
  'must lead in the middle': () => 'Le premier domino se pose en 0,0E, le plus grand nombre d’abord.',
  'nothing to join': () => 'La table est vide : posez un premier domino.',
  'anchor not laid': () => 'Ce domino n’est pas sur la table.',
  'anchor closed': () => 'Ce domino n’a plus de côté ouvert.',
  'does not match': ({ asks = [] }) => `Cela ne va pas ensemble : il faut ${asks.join(' et ')}.`,
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
  'too far off': () => 'C’est trop loin de la place : 400 millièmes et 20 degrés au plus.',
  'cannot fall': () => 'Rien ne peut tomber là.',
  'able to play': () => 'Vous pouvez jouer, donc vous devez jouer.',
  'must draw': () => 'Vous pouvez encore piocher : pas question de passer.',
  'stock empty': () => 'La pioche est vide : passez.',
};

export const magnetic: GameWords = {
  name: 'Domino magnétique',
  about: 'À plat comme toujours, ou en hauteur avec des aimants : qui fait tout tomber reprend tout.',
  options: {
    mode: 'flat : une chaîne à plat ; tower : en hauteur ; staggered : en quinconce, à plat et en hauteur tour à tour',
    parallel: 'si le deuxième domino de chaque tour se pose dans le sens du premier',
    ends: 'si l’on ne construit qu’aux deux extrémités',
    count: 'ce que l’on compte à la fin : les points, ou les dominos avec de jeunes enfants',
    match: 'en combien de parties (rounds) ; le moins de points gagne',
    hands: 'steady : chaque domino se pose exactement ; real : la façon de le lâcher compte',
    magnets: 'la force des aimants',
  },
  breaks: (explanation: MagneticExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
