/** Ce que dit la page à la table, en français. */

import type { table as english } from '../en/table';

export const table: typeof english = {
  /** Under its name on the first page. */
  line: 'Des cycles de couleurs sur une grille qui grandit. De Sid Sackson.',
  expected: {
    west: 'Le vôtre ira à gauche.',
    east: 'Le vôtre ira à droite.',
    lay: 'Posez un domino qui prolonge au moins deux groupes.',
    find: 'Posez un domino qui prolonge au moins deux groupes, ou annoncez que rien ne convient.',
    pass: 'Vous ne pouvez rien poser : passez.',
    answer: 'Répondez d’abord à l’annonce : désignez un domino de la main étalée, ou abstenez-vous.',
    notPointed: 'Seul un domino désigné peut être joué maintenant.',
    misfit: (tile) =>
      `Aucune place pour ${tile} : il faut prolonger deux groupes, et toutes les lignes doivent être des cycles.`,
  },
  trying: {
    point: 'Montrez une place',
    lay: (where) => `Poser ${where}`,
    turn: 'Tourner',
    steps: { left: 'À gauche', up: 'Vers le haut', down: 'Vers le bas', right: 'À droite' },
  },
  page: {
    tile: (first, second) => `${first}–${second}`,
    placed: (first, way, second, at) => `${first} ${way} ${second} en ${at}`,
    stuck: 'Aucun domino jouable',
    brief: {
      stuck: 'aucun domino jouable',
      point: (tile) => `désigné : ${tile}`,
      decline: 'abstention',
      pass: 'passe',
    },
    aids: 'Le plateau en détail',
    help: 'Aide',
    helpNote: 'Montre ce qui convient et où, pour apprendre. Sans aide, c’est à vous de trouver.',
    helping: 'L’aide est active : elle montre ce qui convient.',
    groups: 'Groupes',
    group: (line, length, at, colours) =>
      `${line === 'row' ? 'Rangée' : 'Colonne'} de ${length} à partir de ${at} : ${colours}`,
    lines: { row: 'rangée', column: 'colonne' },
    dead: 'Cases mortes',
    deadNote: 'Barre les cases vides qu’aucune couleur ne peut remplir.',
    deadAt: (cells) => (cells.length === 0 ? 'Aucune case n’est morte.' : `Mortes : ${cells.join(' ; ')}.`),
    situation: (dominoes, longest) => `${dominoes} dominos sont posés ; le plus long groupe a ${longest} perles.`,
  },
};
