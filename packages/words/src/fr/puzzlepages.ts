/** Ce que disent les pages d’énigmes, en français. */

import type { PuzzlePagesWords } from '../en/puzzlepages';
import { count, number, points } from './grammar';

/** Ce que donne une suite de coups à partir d’ici, dit à celui qui la joue, seul ou avec un partenaire. */
function ending(margin: number, partnered: boolean): string {
  const who = partnered ? 'votre équipe' : 'vous';
  const against = partnered ? '' : margin < 0 ? ' face à votre adversaire' : ' sur votre adversaire';
  if (margin === 0) return `${who} ne ${partnered ? 'gagne' : 'gagnez'} rien${against}`;
  const verb = margin > 0 ? 'gagne' : 'perd';
  return `${who} ${partnered ? verb : { gagne: 'gagnez', perd: 'perdez' }[verb]} ${points(Math.abs(margin))}${against}`;
}

export const puzzlePages: PuzzlePagesWords = {
  title: 'Énigmes',
  about: 'Des positions où un seul coup est nettement le meilleur. À vous de le trouver.',
  today: 'L’énigme du jour',
  solve: 'Résoudre',
  solvedToday: 'Résolue. Revenez demain pour la prochaine.',
  streak: (days) => count(days, { one: '# jour de suite', other: '# jours de suite' }),
  keepStreak: 'Résolvez-la aujourd’hui pour continuer la série.',
  noStreak: 'Résolvez-la aujourd’hui pour commencer une série.',
  games: 'Jeux',
  solved: (n, of) => `${count(n, { one: '# résolue', other: '# résolues' })} sur ${number(of)}`,
  grades: { easy: 'Facile', fair: 'Moyenne', hard: 'Difficile' },
  gradeNotes: {
    easy: 'Le robot amical les trouve presque toutes.',
    fair: 'Le robot amical les trouve de temps en temps.',
    hard: 'Le robot amical les manque presque toutes.',
  },
  results: { solved: 'résolue', missed: 'manquée' },
  name: (grade, n) => `${grade} ${n}`,
  heading: (game, name) => `${game} : ${name}`,
  task: 'Trouvez le coup qui donne le meilleur résultat à la fin de la manche.',
  sideTask: (partner) =>
    `À votre équipe de jouer : trouvez le meilleur coup pour vous et ${partner}, votre partenaire.`,
  position: 'La position',
  graded: (misses) => `Le robot amical la manque ${misses} fois sur 100.`,
  holds: (who, n) => `${who} en a ${n} en main.`,
  scores: (you, other, partnered) =>
    partnered
      ? `Scores : votre équipe ${number(you)}, l’autre équipe ${number(other)}.`
      : `Scores : vous ${number(you)}, adversaire ${number(other)}.`,
  hands: {
    exact: 'La main de votre adversaire peut se déduire, elle est donc montrée.',
    open: 'Toutes les mains sont ouvertes, et chacun joue au mieux.',
    search: 'La main de votre adversaire est cachée, comme à une table.',
  },
  wrong: 'C’est permis, mais un autre coup est meilleur. Essayez encore.',
  right: 'C’est ça !',
  shown: (move) => `Le meilleur coup était : ${move}.`,
  proved: (best, second, partnered) =>
    `Démontré : si chacun joue au mieux, ${ending(best, partnered)} d’ici à la fin. Après le deuxième meilleur coup, ${ending(second, partnered)}.`,
  searched: (best, second, partnered) =>
    `Selon de longues recherches, ${ending(best, partnered)} d’ici à la fin ; après le deuxième meilleur coup, ${ending(second, partnered)}.`,
  show: 'Voir la solution',
  again: 'Recommencer',
  next: 'Prochaine énigme',
  nextCalled: (name) => `Prochaine énigme : ${name}`,
  allSolved: 'Vous les avez toutes résolues.',
  all: 'Toutes les énigmes',
  missing: {
    title: 'Énigme introuvable',
    text: 'Aucune énigme ne porte ce numéro.',
    action: 'Retour aux jeux',
  },
};
