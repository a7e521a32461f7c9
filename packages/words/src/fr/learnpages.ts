/** Ce que dit la page de toutes les leçons, en français. */

import type { LearningWords } from '../en/learnpages';
import { count } from './grammar';

export const learning: LearningWords = {
  title: 'Apprendre à jouer',
  about: 'De courtes leçons sur un vrai plateau. Vous jouez dès la première étape.',
  /** Un nom comme « la tour », en début de ligne. */
  course: (name) => `${name[0]!.toUpperCase()}${name.slice(1)}`,
  length: (steps, minutes) =>
    `${count(steps, { one: '# étape', other: '# étapes' })}, environ ${Math.max(1, minutes)} min`,
  done: (done, steps) => `${done} étapes sur ${steps}`,
  finished: 'Terminée',
  start: 'Commencer',
  continue: 'Continuer',
  again: 'Recommencer',
  rules: 'Règles des jeux',
  rulesNote: 'Tout ce qu’on vérifie en jouant : les règles complètes, en images, et un dépliant à imprimer.',
};
