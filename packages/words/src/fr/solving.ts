/** Ce que disent les pages de problèmes, en français. */

import type { Solving } from '../en/solving';

const points = (n: number) => (n < 2 ? `${n} point` : `${n} points`);

/** Ce que donne une suite de coups à partir d’ici, dit à celui qui la joue. */
const ending = (margin: number) =>
  margin === 0
    ? 'ne gagnez rien sur l’autre'
    : margin > 0
      ? `gagnez ${points(margin)} sur l’autre`
      : `perdez ${points(-margin)} sur l’autre`;

export const solving: Solving = {
  title: 'Problèmes',
  about: 'Des positions où un seul coup est nettement le meilleur. À vous de le trouver.',
  today: 'Le problème du jour',
  todayNote: 'Un par jour, le même pour tout le monde.',
  solve: 'Le résoudre',
  solvedToday: 'Résolu. Le prochain vient demain.',
  streak: (days) => (days === 1 ? '1 jour de suite' : `${days} jours de suite`),
  noStreak: 'Résolvez-le aujourd’hui pour commencer une série.',
  games: 'Jeux',
  solved: (n, of) => `${n} sur ${of} ${n < 2 ? 'résolu' : 'résolus'}`,
  grades: { easy: 'Facile', fair: 'Intermédiaire', hard: 'Difficile' },
  gradeNotes: {
    easy: 'Le robot moyen trouve presque tous ceux-là.',
    fair: 'Le robot moyen les trouve de temps en temps.',
    hard: 'Le robot moyen les manque presque tous.',
  },
  results: { solved: 'résolu', missed: 'manqué' },
  number: (n) => `Problème ${n}`,
  heading: (game, n) => `${game} : problème ${n}`,
  task: 'C’est à vous. Trouvez le coup qui vous laisse le mieux placé à la fin de la manche.',
  graded: (grade, misses) => `${grade} : le robot moyen le manque ${misses} fois sur 100.`,
  holds: (who, n) => `${who} en a ${n} en main.`,
  scores: (you, other) => `Points de cette manche : vous ${you}, l’autre ${other}.`,
  known: 'Rien n’est caché ici : ce que tient l’autre se déduit, nous le montrons donc.',
  hidden: 'Ce que tient l’autre est caché, comme à une table.',
  wrong: 'C’est permis, mais un autre coup est meilleur. Essayez encore.',
  right: 'C’est cela !',
  shown: (move) => `Le meilleur coup était : ${move}.`,
  exact: (best, second) =>
    `Démontré : si chacun joue au mieux, vous ${ending(best)} d’ici à la fin. Après le coup suivant, vous ${ending(second)}.`,
  search: (best, second) =>
    `Selon de longues recherches, vous ${ending(best)} d’ici à la fin et, après le coup suivant, vous ${ending(second)}.`,
  show: 'Le montrer',
  again: 'Encore une fois',
  next: 'Problème suivant',
  all: 'Tous les problèmes',
  missing: {
    title: 'Ce problème n’existe pas',
    text: 'Son numéro n’est pas parmi les nôtres.',
    action: 'Retour aux jeux',
  },
  other: 'Ana',
};
