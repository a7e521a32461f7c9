/** Le jeu des perles, en français. */

import { and } from '@boneyard/words/fr/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { BeadBreak, BeadExplanation, BrokenCycle, LineRun } from '../../rules/explain';
import type { Coordinates } from '../../rules/placement';

/** Les couleurs 1 à 5. */
export const COLOURS = ['bois', 'feu', 'terre', 'métal', 'eau'];

const LINES: Readonly<Record<LineRun['line'], string>> = { row: 'la rangée', column: 'la colonne' };

const at = ({ x, y }: Coordinates) => `${x},${y}`;
const stretch = ({ line, from, to }: LineRun, seen: boolean) =>
  seen ? LINES[line] : `${LINES[line]} de ${at(from)} à ${at(to)}`;
const reading = (fault: BrokenCycle, seen: boolean) =>
  `${stretch(fault, seen)} donnerait ${fault.colours.map((n) => COLOURS[n - 1]).join(' ')}`;

const BREAKS: Readonly<Record<BeadBreak, (explanation: BeadExplanation, seen: boolean) => string>> = {
  'not to act': () => 'Ce n’est pas votre tour.',
  'must choose': () => 'Choisissez d’abord un domino pour le carré de départ, par exemple : choose 2-4.',
  'nothing to choose': () => 'Le carré de départ est déjà posé : il n’y a rien à choisir.',
  'must answer': () =>
    'Une annonce attend : désignez un domino qui convient, par exemple : point 2-4, ou bien : decline.',
  'nothing to answer': () => 'Aucune annonce n’attend : il n’y a rien à répondre.',
  'must play': () => 'On a désigné un domino : il faut jouer.',
  'no claims': () => 'On n’annonce rien à cette table : le jeu dit qui doit passer.',
  'no passing': () => 'Ici on ne passe pas : annoncez que rien ne convient (stuck).',
  'able to play': () => 'Vous pouvez jouer, donc vous devez jouer.',
  'not in hand': () => 'Ce domino n’est pas dans la main.',
  'does not fit': () => 'Ce domino ne va nulle part.',
  'not pointed out': () => 'Il faut jouer un domino qui a été désigné.',
  'cell taken': ({ taken = [] }, seen) =>
    `Il y a déjà un domino ${seen ? 'là' : and(taken.map((cell) => `en ${at(cell)}`))}.`,
  'no cycle': ({ faults = [] }, seen) =>
    `Ce n’est pas un cycle : ${faults.map((fault) => reading(fault, seen)).join(' ; ')}.`,
  'too few groups': ({ groups = [] }, seen) =>
    groups.length === 0
      ? 'Il faut prolonger au moins deux groupes ; ce coup n’en prolonge aucun.'
      : `Il faut prolonger au moins deux groupes ; ce coup ne prolonge que ${and(groups.map((group) => stretch(group, seen)))}.`,
  'four side by side': ({ sideBySide }, seen) =>
    sideBySide
      ? `${sideBySide.length} dominos seraient côte à côte${seen ? '' : `, de ${at(sideBySide.from)} à ${at(sideBySide.to)}`} ; trois au plus.`
      : 'Plus de trois dominos seraient côte à côte.',
};

export const game: GameBasics = {
  name: 'Jeu des perles',
  about: 'Le jeu de Sid Sackson, dit aussi Wu Hsing : prolongez des cycles de couleurs et multipliez leurs longueurs.',
  breaks: (explanation: BeadExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
