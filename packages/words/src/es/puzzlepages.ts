/** Lo que dicen las páginas de retos, en español. */

import type { PuzzlePagesWords } from '../en/puzzlepages';
import { count, number, puntos } from './grammar';

/** Lo que sale de aquí en adelante, dicho a quien juega. */
const ending = (margin: number, partnered: boolean) => {
  if (partnered)
    return margin < 0
      ? `tu equipo pierde ${puntos(-margin)}`
      : `tu equipo ${margin === 0 ? 'no gana nada' : `gana ${puntos(margin)}`}`;
  if (margin === 0) return 'no le sacas nada a tu rival';
  return margin > 0 ? `le sacas ${puntos(margin)} a tu rival` : `tu rival te saca ${puntos(-margin)}`;
};

export const puzzlePages: PuzzlePagesWords = {
  title: 'Retos',
  about: 'Posiciones en las que una jugada es claramente la mejor. Encuéntrala.',
  today: 'El reto del día',
  solve: 'Resolverlo',
  solvedToday: 'Resuelto. Vuelve mañana a por el siguiente.',
  streak: (days) => count(days, { one: 'Racha de # día', other: 'Racha de # días' }),
  keepStreak: 'Resuélvelo hoy para no perderla.',
  noStreak: 'Resuélvelo hoy para empezar una racha.',
  games: 'Juegos',
  solved: (n, of) => `${n} de ${number(of)} resueltos`,
  grades: { easy: 'Fácil', fair: 'Medio', hard: 'Difícil' },
  gradeNotes: {
    easy: 'El bot de nivel medio resuelve casi todos.',
    fair: 'El bot de nivel medio los resuelve a veces.',
    hard: 'El bot de nivel medio falla casi todos.',
  },
  results: { solved: 'resuelto', missed: 'fallado' },
  name: (grade, n) => `${grade} ${n}`,
  heading: (game, name) => `${game}: ${name}`,
  task: 'Encuentra la jugada que te da el mejor resultado al final de la ronda.',
  sideTask: (partner) => `Encuentra la mejor jugada para ti y para ${partner}, tu pareja.`,
  position: 'La posición',
  graded: (misses) =>
    `El bot de nivel medio lo falla ${count(misses, { one: 'una vez', other: '# veces' })} de cada 100.`,
  holds: (who, n) => `${who} tiene ${count(n, { one: '# ficha', other: '# fichas' })}.`,
  scores: (you, other, partnered) =>
    partnered
      ? `Puntos: tu equipo ${number(you)}, el otro equipo ${number(other)}.`
      : `Puntos: tú ${number(you)}, rival ${number(other)}.`,
  hands: {
    exact: 'La mano de tu rival se puede deducir, así que se muestra.',
    open: 'Todas las manos están a la vista, y nadie se equivoca.',
    search: 'La mano de tu rival no se ve, como en la mesa.',
  },
  wrong: 'Está permitido, pero otra jugada es mejor. Prueba otra vez.',
  right: '¡Eso es!',
  shown: (move) => `La mejor jugada era: ${move}.`,
  proved: (best, second, partnered) =>
    `Demostrado: si nadie se equivoca, ${ending(best, partnered)} de aquí al final. Tras la segunda mejor jugada, ${ending(second, partnered)}.`,
  searched: (best, second, partnered) =>
    `Según largas búsquedas, ${ending(best, partnered)} de aquí al final; tras la segunda mejor jugada, ${ending(second, partnered)}.`,
  show: 'Ver la solución',
  again: 'Intentar de nuevo',
  next: 'Siguiente sin resolver',
  nextCalled: (name) => `Siguiente sin resolver: ${name}`,
  allSolved: 'Los has resuelto todos.',
  all: 'Todos los retos',
  missing: {
    title: 'Reto no encontrado',
    text: 'No hay ningún reto con este número.',
    action: 'Volver a los juegos',
  },
};
