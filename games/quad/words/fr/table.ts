/** Ce que dit la page à la table, en français. */

import type { table as english } from '../en/table';

export const table: typeof english = {
  /** Under its name on the first page. */
  line: 'Carreaux à quatre coins, coups en prime, en 800 points.',
  expected: {
    openQuad: (tile) => `Vous ouvrez avec ${tile}, le plus haut quadruple.`,
    openZeros: (tile) => `Vous ouvrez avec ${tile}, ou vous le montrez, le gardez et ouvrez avec 0000.`,
    openTotal: (tile) => `Personne n’a de quadruple : vous ouvrez avec ${tile}, le plus grand total.`,
    lay: (tiles) =>
      tiles === 1
        ? 'Un de vos carreaux convient : posez-le.'
        : `${tiles} de vos carreaux conviennent : posez-en un, côte à côte.`,
    drew: (tiles, points) => `${tiles === 1 ? 'Un carreau pioché' : `${tiles} carreaux piochés`} : −${points} points.`,
    draw: (fine) => `Vous ne pouvez rien poser : piochez, −${fine} points par carreau.`,
    pass: (fine) => `Vous ne pouvez rien poser et le puits est vide : passez, −${fine} points.`,
    bonus: 'Quel supplément voulez-vous ?',
    onlyPoints: 'Vous ne pouvez pas poser deux carreaux de plus : prenez les points.',
    firstExtra: 'Vous devez pouvoir en poser un second ensuite.',
    secondExtra: 'Posez encore un carreau.',
    chooseFirst: 'Choisissez d’abord votre supplément.',
    misfit: (tile) => `${tile} ne va nulle part, dans aucun sens.`,
  },
  page: {
    offers: {
      take: (points) => `+${points} points`,
      two: (most) => `En poser deux (jusqu’à ${most})`,
      plainTwo: 'En poser deux',
      draw: (fine) => `Piocher (−${fine} par carreau)`,
      pass: (fine) => `Passer (−${fine})`,
      lay: (numbers, cell, points) => `${numbers} en ${cell} : ${points}`,
      bonus: (offer) => `${offer} + supplément`,
      zeros: (numbers, points) => `${numbers} : ${points} points et deux coups`,
    },
    gain: {
      points: (points) => (points < 2 ? `${points} point` : `${points} points`),
      corners: (points, corners) => `${points} + supplément : ${corners} coins`,
      quad: (points) => `${points} + supplément : quadruple`,
      zeros: (points) => `${points} + deux coups`,
      differs: 'ne correspond pas',
      noSecond: 'n’en laisse pas un second',
      not: 'pas ici',
    },
    brief: { 'take-25': 'supplément', 'play-two': 'joue deux fois', pass: 'passe' },
    well: (tiles) => (tiles < 2 ? `Puits : ${tiles} carreau.` : `Puits : ${tiles} carreaux.`),
    drawn: (tiles, points) => `Pioché à ce tour : ${tiles}, −${points} points.`,
  },
};
