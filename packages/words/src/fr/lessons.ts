/** Ce que disent les leçons, en français. */

import type { Lessons } from '../en/lessons';
import { count } from './grammar';

export const lessons: Lessons = {
  title: (course) => `Apprendre : ${course}`,
  steps: 'Étapes',
  length: (steps, minutes) => `${steps} étapes, environ ${count(minutes, { one: '# minute', other: '# minutes' })}`,
  doneOf: (done, steps) => `${count(done, { one: '# faite', other: '# faites' })} sur ${steps}`,
  step: (n, of) => `Étape ${n} sur ${of}`,
  stepTo: (n, title) => `Étape ${n} : ${title}`,
  doneMark: 'faite',
  right: 'C’est ça !',
  other: (ask) => `La règle le permet, mais cette étape demande autre chose. ${ask}`,
  hint: 'Indice',
  hintTile: 'Voici une façon de faire : la pièce est montrée là où elle peut aller. Posez-la.',
  hintDeed: (deed) => `Essayez ceci : ${deed}.`,
  next: 'Continuer',
  again: 'Recommencer',
  finished: (course) => `Vous connaissez maintenant ${course}.`,
  onwards: 'Et maintenant ?',
  play: 'Jouer maintenant',
  playNote: (game) => `${game}, contre un robot débutant, comme dans cette leçon.`,
  rules: 'Toute la règle',
  rulesNote: 'Tous les détails, en images, à lire ou à imprimer.',
  puzzles: 'Énigmes',
  puzzlesNote: 'Des positions avec un seul meilleur coup. Le trouverez-vous ?',
  nextCourse: (course) => `Ensuite : ${course}`,
  seat: 'Ana',
};
