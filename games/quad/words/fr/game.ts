/** Quad-Ominos, en français. */

import { and } from '@boneyard/words/fr/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { QuadBreak, QuadExplanation } from '../../rules/explain';

const CORNERS = ['en haut à gauche', 'en haut à droite', 'en bas à droite', 'en bas à gauche'];

const BREAKS: Readonly<Record<QuadBreak, (explanation: QuadExplanation, seen: boolean) => string>> = {
  'not to act': () => 'Ce n’est pas votre tour.',
  'not in hand': () => 'Vous n’avez pas ce carreau.',
  'must open with another': () =>
    'Il faut ouvrir avec votre plus haut quadruple ou, sans quadruple, avec le carreau au plus grand total.',
  'must open as printed in the middle': (_, seen) =>
    `Le premier carreau se pose ${seen ? 'au milieu' : 'en 0,0'}, tourné comme dans votre main.`,
  'bonus not chosen': () =>
    'Choisissez d’abord votre supplément : 25 points (take-25) ou deux coups de plus (play-two).',
  'no bonus due': () => 'Vous n’avez droit à aucun supplément maintenant.',
  'no two plays': () => 'Vous ne pouvez pas poser deux carreaux de plus : prenez les 25 points.',
  'leaves no second play': () => 'Après ce carreau vous ne pourriez pas en poser un second, et il faut poser les deux.',
  'cell taken': () => 'Il y a déjà un carreau à cet endroit.',
  'no side touched': ({ meets }) =>
    meets ? 'Il ne toucherait que des coins : posez-le côte à côte.' : 'Il ne toucherait aucun autre carreau.',
  'does not match': ({ meets = [], differs = [] }) =>
    `Cela ne correspond pas : il faut ${and(differs.map((i) => `${meets[i]} ${CORNERS[i]}`))}.`,
  'able to play': () => 'Vous pouvez jouer, donc vous devez jouer.',
  'must draw': () => 'Il reste des carreaux dans le puits : piochez.',
  'well empty': () => 'Le puits est vide : passez.',
};

export const game: GameBasics = {
  name: 'Quad-Ominos',
  about: 'Des carreaux avec un chiffre à chaque coin : tous les coins qui se touchent doivent correspondre.',
  breaks: (explanation: QuadExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
