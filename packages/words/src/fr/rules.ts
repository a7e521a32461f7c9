/** Les pages de règles, en français. */

import type { Rules } from '../en/rules';
import { count } from './grammar';

export const rules: Rules = {
  title: (game) => `${game} : la règle du jeu`,
  games: 'Règles des autres jeux',
  contents: 'Sommaire',
  details: 'En détail',
  example: 'Un exemple',
  options: 'Règles maison',
  optionsNote: 'À convenir avant le premier domino. Le choix habituel est indiqué.',
  option: 'Règle',
  values: 'Choix possibles',
  sides: (sides) => `Les places ${sides.join(' jouent contre les places ')}.`,
  usual: 'habituel',
  usually: (value) => `${value} (habituel)`,
  from: (least) => `tout nombre de ${least} jusqu’à ce que permet le jeu`,
  target: 'jusqu’à ce que quelqu’un atteigne un nombre de points',
  rounds: 'un nombre de manches',
  rulings: 'Nos décisions',
  rulingsNote:
    'Ce que la feuille de règles laisse ouvert ou ne montre que dans des images perdues, et ce que nous avons décidé.',
  ruling: 'Notre décision',
  allowed: 'Permis :',
  refused: 'Interdit :',
  because: 'Pourquoi :',
  credits: 'Crédits',
  learn: 'Apprendre à jouer',
  play: 'Jouer',
  print: 'Imprimer',
  tiles: 'Toutes les pièces du jeu',
  printIt: 'Imprimer les pièces et le plateau',
  allTiles: (game) => `${game} : toutes les pièces`,
  tileCount: (n) => count(n, { one: '# pièce.', other: '# pièces.' }),
  copies: (n) => (n === 2 ? 'Chacune existe en double.' : `Chacune existe ${n} fois.`),
  printList: 'Imprimer cette liste',
  back: 'Retour aux règles',
};
