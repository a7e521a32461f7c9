/** Lo que dicen las lecciones, en español. */

import type { Lessons } from '../en/lessons';
import { count } from './grammar';

export const lessons: Lessons = {
  title: (course) => `Aprende ${course}`,
  steps: 'Pasos',
  length: (steps, minutes) => `${steps} pasos, ${count(minutes, { one: 'un minuto', other: 'unos # minutos' })}`,
  doneOf: (done, steps) => `${done} de ${steps} hechos`,
  step: (n, of) => `Paso ${n} de ${of}`,
  stepTo: (n, title) => `Paso ${n}: ${title}`,
  doneMark: 'hecho',
  right: '¡Eso es!',
  other: (ask) => `Las reglas lo permiten, pero este paso pide otra cosa. ${ask}`,
  hint: 'Pista',
  hintTile: 'Esta es una forma: la ficha aparece donde puede ir. Ponla ahí.',
  hintDeed: (deed) => `Prueba esto: ${deed}.`,
  next: 'Seguir',
  again: 'Volver a empezar',
  finished: (course) => `Eso es todo: ya conoces ${course}.`,
  onwards: '¿Y ahora?',
  play: 'Jugar ahora',
  playNote: (game) => `${game} contra un bot fácil, como en esta lección.`,
  rules: 'Todas las reglas',
  rulesNote: 'Cada detalle, con imágenes, para leer o imprimir.',
  puzzles: 'Retos',
  puzzlesNote: 'Posiciones con una sola jugada mejor. ¿La encuentras?',
  nextCourse: (course) => `Siguiente: ${course}`,
  seat: 'Ana',
};
