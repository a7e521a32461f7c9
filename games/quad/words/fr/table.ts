/** Ce que dit la page à la table, en français. */

import { count, number, points } from '@boneyard/words/fr/grammar';
import type { table as english } from '../en/table';

export const table: typeof english = {
  /** Under its name on the first page. */
  line: 'Carreaux à quatre coins, coups en prime, en 800 points.',
  expected: {
    openQuad: (tile) => `Vous ouvrez avec ${tile}, le plus haut quadruple.`,
    openZeros: (tile) => `Vous ouvrez avec ${tile}, ou vous le montrez, le gardez et ouvrez avec 0000.`,
    openTotal: (tile) => `Personne n’a de quadruple : vous ouvrez avec ${tile}, le plus grand total.`,
    lay: (tiles) =>
      count(tiles, {
        one: 'Un de vos carreaux convient : posez-le.',
        other: '# de vos carreaux conviennent : posez-en un, côte à côte.',
      }),
    drew: (tiles, n) => `${count(tiles, { one: 'Un carreau pioché', other: '# carreaux piochés' })} : ${points(-n)}.`,
    draw: (fine) => `Vous ne pouvez rien poser : piochez, ${points(-fine)} par carreau.`,
    pass: (fine) => `Vous ne pouvez rien poser et le puits est vide : passez, ${points(-fine)}.`,
    bonus: 'Quel supplément voulez-vous ?',
    onlyPoints: 'Vous ne pouvez pas poser deux carreaux de plus : prenez les points.',
    firstExtra: 'Vous devez pouvoir en poser un second ensuite.',
    secondExtra: 'Posez encore un carreau.',
    chooseFirst: 'Choisissez d’abord votre supplément.',
    misfit: (tile) => `${tile} ne va nulle part, dans aucun sens.`,
  },
  page: {
    offers: {
      take: (points) => count(points, { one: '+# point', other: '+# points' }),
      two: (most) => `En poser deux (jusqu’à ${number(most)})`,
      plainTwo: 'En poser deux',
      draw: (fine) => `Piocher (${number(-fine)} par carreau)`,
      pass: (fine) => `Passer (${number(-fine)})`,
      lay: (numbers, cell, points) => `${numbers} en ${cell} : ${number(points)}`,
      bonus: (offer) => `${offer} + supplément`,
      zeros: (numbers, n) => `${numbers} : ${points(n)} et deux coups`,
    },
    gain: {
      points,
      corners: (points, corners) => `${number(points)} + supplément : ${corners} coins`,
      quad: (points) => `${number(points)} + supplément : quadruple`,
      zeros: (points) => `${number(points)} + deux coups`,
      differs: 'ne correspond pas',
      noSecond: 'n’en laisse pas un second',
      not: 'pas ici',
    },
    brief: { 'take-25': 'supplément', 'play-two': 'deux coups de plus', pass: 'passe' },
    well: (tiles) => count(tiles, { one: 'Puits : # carreau.', other: 'Puits : # carreaux.' }),
    drawn: (tiles, n) => `Pioché à ce tour : ${tiles}, ${points(-n)}.`,
  },
};
