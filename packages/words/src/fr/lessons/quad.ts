/** La leçon des Quad-Ominos, en français. */

import type { LessonsOf } from '../../en/lessons/lessons';

export const quad: LessonsOf<'quad'> = {
  open: {
    title: 'A : l’ouverture',
    text: 'Un carreau porte un chiffre à chaque coin. Quatre chiffres égaux font un quadruple, et le plus haut quadruple ouvre. On marque son total et l’on choisit un supplément : 25 points, ou deux coups de plus tout de suite.',
    asks: ['Ouvrez avec 4-4-4-4.', 'Prenez les 25 points.'],
    right: '16 + 25 = 41 points.',
  },
  two: {
    title: 'B : deux coups de plus',
    text: 'Avec les bons carreaux en main, deux coups peuvent valoir davantage, et la main diminue.',
    asks: [
      'Ouvrez de nouveau avec 4-4-4-4.',
      'Cette fois, choisissez deux coups.',
      'Posez le premier carreau.',
      'Et le second.',
    ],
    right: '16 + 15 + 14 = 45 points, et deux carreaux de moins.',
  },
  greatest: {
    title: 'C : personne n’a de quadruple',
    text: 'Alors le carreau au plus grand total ouvre. Il marque son total, sans supplément.',
    asks: ['Ouvrez avec le plus grand total de votre main.'],
    right: '5-5-4-4 fait 18 ; 5-4-4-4 ne ferait que 17.',
  },
  match: {
    title: 'D : côte à côte',
    text: 'Un carreau se pose côté contre côté, et tous les coins qui se touchent doivent montrer le même chiffre. Il marque la somme de ses quatre chiffres.',
    asks: ['Posez le carreau qui convient. Reprenez-le pour le tourner.'],
    right: '1 + 3 + 5 + 5 = 14 points.',
  },
  corner: {
    title: 'E : dans un angle',
    text: 'Quand au moins trois coins de votre carreau rencontrent des chiffres déjà posés, vous avez droit à un supplément. Le plus sûr est l’angle entre deux carreaux.',
    asks: ['Posez 0-5-1-1 dans l’angle, pour que 1, 1 et 0 se rencontrent.', 'Prenez les 25 points.'],
    right: '7 + 25 = 32 points.',
  },
  across: {
    title: 'F : un côté et un coin',
    text: 'Un seul côté suffit si un coin du côté opposé rencontre aussi son chiffre : cela fait encore trois coins.',
    asks: ['Posez 2-3-5-5 à côté de 5-5-5-5, de façon que son 3 touche le 3.', 'Prenez les 25 points.'],
    right: '15 + 25 = 40 points.',
  },
  well: {
    title: 'Le puits',
    text: 'Qui ne peut pas jouer pioche dans le puits jusqu’à ce qu’un carreau convienne. Chaque carreau pioché coûte 20 points.',
    asks: [
      'Rien ne va. Piochez.',
      'Toujours rien. Piochez encore.',
      'Maintenant vous pouvez jouer, donc vous devez jouer.',
    ],
    right: '20 + 20 de moins pour les carreaux piochés, 11 de mieux pour celui que vous avez posé.',
  },
  out: {
    title: 'Finir',
    text: 'Qui pose son dernier carreau gagne la manche et ajoute le total de tous les carreaux qui restent aux autres.',
    asks: ['Posez votre dernier carreau.'],
    right: '11 pour le carreau, et 3 + 8 qui restent à Ana : 22 points. Le premier à 800 gagne la partie.',
  },
};
