/** La leçon des Quad-Ominos, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { quad as english } from '../en/lesson';

export const quad: Translated<typeof english> = {
  open: {
    title: 'L’ouverture',
    text: 'Un carreau porte un chiffre à chaque coin. Quatre chiffres égaux font un quadruple, et le plus haut quadruple ouvre. On marque son total et l’on choisit un supplément : 25 points, ou deux coups de plus tout de suite.',
    asks: ['Ouvrez avec {4-4-4-4}.', 'Prenez les 25 points.'],
    right: '16 + 25 = 41 points.',
  },
  two: {
    title: 'Deux coups de plus',
    text: 'Avec les bons carreaux en main, deux coups peuvent valoir davantage, et la main diminue.',
    asks: [
      'Ouvrez de nouveau avec {4-4-4-4}.',
      'Cette fois, choisissez deux coups.',
      'Posez le premier carreau.',
      'Et le second.',
    ],
    right: '16 + 15 + 14 = 45 points, et deux carreaux de moins.',
  },
  justOne: {
    title: 'Deux ou aucun',
    text: 'On ne peut pas n’en jouer qu’un. Ici {4-4-4-3} conviendrait, mais après lui plus rien de votre main : les deux coups ne sont donc pas proposés.',
    asks: ['Ouvrez avec {4-4-4-4}.', 'Vous ne pouvez pas en jouer deux : prenez les 25 points.'],
    right: '16 + 25 = 41 points, et {4-4-4-3} reste dans votre main.',
  },
  zeros: {
    title: 'Ouvrir avec les zéros',
    text: 'Si vous deviez ouvrir avec un quadruple plus haut et tenez aussi {0-0-0-0}, vous pouvez montrer ce quadruple, le garder, et ouvrir avec {0-0-0-0}. Vous recevez alors les deux : les 25 points et deux coups de plus.',
    asks: ['Ouvrez avec {0-0-0-0}.', 'Posez un deuxième carreau.', 'Et un troisième.'],
    right:
      '0 + 25 + 1 + 3 = 29 points, trois carreaux de moins, et {4-4-4-4} est toujours à vous ; tout le monde l’a vu.',
  },
  greatest: {
    title: 'Personne n’a de quadruple',
    text: 'Alors le carreau au plus grand total ouvre. Il marque son total, sans supplément.',
    asks: ['Ouvrez avec le plus grand total de votre main.'],
    right: '{5-5-4-4} fait 18 ; {5-4-4-4} ne ferait que 17.',
  },
  match: {
    title: 'Côte à côte',
    text: 'Un carreau se pose côté contre côté, et tous les coins qui se touchent doivent montrer le même chiffre. Il marque la somme de ses quatre chiffres.',
    asks: ['Posez le carreau qui convient. Reprenez-le pour le tourner.'],
    right: '1 + 3 + 5 + 5 = 14 points.',
  },
  forbidden: {
    title: 'Ce qui est interdit',
    text: 'Les deux chiffres d’un côté doivent s’accorder. Un carreau doit être contre un côté au moins ; se toucher par un coin ne suffit pas. Et un coin qui touche un autre carreau doit montrer son chiffre aussi, même si les deux ne se touchent que là.',
    asks: ['Un seul de ces quatre coups est permis. Lequel ?'],
    right: 'Au 1, un seul chiffre s’accorde ; le 2 n’est contre aucun côté ; et le 4 du 3 touche un 3.',
  },
  corner: {
    title: 'Dans un angle',
    text: 'Quand au moins trois coins de votre carreau rencontrent des chiffres déjà posés, vous avez droit à un supplément. Le plus sûr est l’angle entre deux carreaux.',
    asks: ['Posez {0-5-1-1} dans l’angle, pour que 1, 1 et 0 se rencontrent.', 'Prenez les 25 points.'],
    right: '7 + 25 = 32 points.',
  },
  across: {
    title: 'Un côté et un coin',
    text: 'Un seul côté suffit si un coin du côté opposé rencontre aussi son chiffre : cela fait encore trois coins.',
    asks: ['Posez {2-3-5-5} à côté de {5-5-5-5}, de façon que son 3 touche le 3.', 'Prenez les 25 points.'],
    right: '15 + 25 = 40 points.',
  },
  well: {
    title: 'Le puits',
    text: 'Si vous ne pouvez pas jouer, piochez dans le puits jusqu’à ce qu’un carreau convienne. Chaque carreau pioché coûte 20 points.',
    asks: [
      'Aucun carreau ne convient. Piochez.',
      'Toujours rien. Piochez encore.',
      'Maintenant vous pouvez jouer, donc vous devez jouer.',
    ],
    right: 'Vous perdez 20 + 20 pour les carreaux piochés et regagnez 11 pour celui que vous avez posé.',
  },
  out: {
    title: 'Finir',
    text: 'La première personne à poser son dernier carreau gagne la manche et ajoute le total de tous les carreaux qui restent aux autres. Il n’y a pas de supplément pour avoir fini.',
    asks: ['Posez votre dernier carreau.'],
    right: '11 pour le carreau, et 3 + 8 qui restent à Ana : 22 points. La première personne à 800 gagne la partie.',
  },
};
