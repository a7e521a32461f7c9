/** Les pages de règles, en français. */

import type { Rules } from '../../en/rules/rules';
import { leaflets } from '../leaflets';
import { bead } from './bead';
import { classic } from './classic';
import { magnetic } from './magnetic';
import { quad } from './quad';

export const rules: Rules = {
  leaflets,
  title: (game) => `${game} : la règle`,
  games: 'Règles des autres jeux',
  contents: 'Sommaire',
  details: 'En détail',
  example: 'Un exemple',
  options: 'Règles de la maison',
  optionsNote: 'Ce dont on convient avant le premier domino. Le choix ordinaire est marqué.',
  option: 'Règle',
  values: 'Choix possibles',
  usual: 'd’ordinaire',
  usually: (value) => `${value} (d’ordinaire)`,
  depends: 'Cela dépend des joueurs et des règles précédentes.',
  from: (least) => `tout nombre de ${least} jusqu’à ce que permet le jeu`,
  target: 'jusqu’à ce que quelqu’un ait tant de points',
  rounds: 'un nombre de manches',
  rulings: 'Ce que nous avons tranché',
  rulingsNote:
    'Ce que la feuille de règles laisse ouvert, ou montre dans des images perdues, et ce que nous avons décidé.',
  ruling: 'Notre décision',
  because: 'Pourquoi :',
  credits: 'À qui est ce jeu',
  learn: 'L’apprendre en une minute',
  play: 'Jouer',
  print: 'Les imprimer',
  rulesOf: { classic, bead, quad, magnetic },
};
