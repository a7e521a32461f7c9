/** Lo que dice la página con todas las lecciones, en español. */

import type { LearningWords } from '../en/learnpages';
import { count } from './grammar';

export const learning: LearningWords = {
  title: 'Aprende a jugar',
  about: 'Lecciones cortas e interactivas: juegas desde el primer paso.',
  course: (name) => `${name[0]!.toUpperCase()}${name.slice(1)}`,
  length: (steps, minutes) => `${count(steps, { one: '# paso', other: '# pasos' })}, ${Math.max(1, minutes)} min`,
  done: (done, steps) => `${done} de ${steps} pasos hechos`,
  finished: 'Hecha',
  start: 'Empezar',
  continue: 'Seguir',
  again: 'Repetir',
  rules: 'Reglas',
  rulesNote: 'Para consultarlo todo: las reglas completas, con imágenes, y un folleto para imprimir.',
};
