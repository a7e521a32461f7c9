/** Les dominos, en français. */

import type { ClassicBreak, ClassicExplanation } from '@boneyard/rules/games/classic/explain';
import type { GameWords } from '../games';

const BREAKS: Readonly<Record<ClassicBreak, (explanation: ClassicExplanation) => string>> = {
  'not to act': () => 'Ce n’est pas votre tour.',
  'not in hand': () => 'Vous n’avez pas ce domino.',
  'must lead': () => 'La table est vide : posez un premier domino.',
  'must lead with another': () =>
    'Il faut ouvrir de votre plus haut double ou, sans double, de votre domino le plus lourd.',
  'anchor not laid': () => 'Ce domino n’est pas sur la table.',
  'anchor closed': () => 'Ce domino n’a plus de côté ouvert.',
  'does not match': ({ asks }) => `Cela ne va pas ensemble : le côté ouvert montre ${asks?.join(' ou ')}.`,
  'able to play': () => 'Vous pouvez jouer, donc vous devez jouer.',
  'may not draw': () => 'Vous n’avez plus rien à piocher : passez.',
  'must draw': () => 'Vous pouvez encore piocher : pas question de passer.',
};

export const classic: GameWords = {
  name: 'Dominos',
  about: 'Le classique : prolongez la chaîne et posez votre dernier domino avant les autres.',
  options: {
    set: 'quel jeu : double-six, double-neuf ou double-douze',
    style: 'draw : qui ne peut pas jouer pioche ; block : qui ne peut pas jouer passe',
    drawing: 'jusqu’à pouvoir jouer, un domino joué s’il convient, ou un domino et le tour est fini',
    reserve: 'dominos qui restent dans la pioche ; avec 2, le gagnant en reçoit aussi la valeur',
    hand: 'combien de dominos chacun reçoit',
    lead: 'qui commence : le domino le plus lourd, le sort ou la main la plus lourde',
    opening: 'forced : on ouvre du plus haut double ou du domino le plus lourd ; free : de n’importe lequel',
    spinner: 'quels doubles se prolongent des quatre côtés',
    doubles: 'both : un double compte ses deux moitiés ; once : une seule',
    blank: 'ce que compte le double blanc',
    match: 'en un score (target) ou en un nombre de manches (rounds)',
  },
  breaks: (explanation: ClassicExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
