/** Lo que dice un marcador cuando se comparte como texto, en español. */

import type { Command } from '../en/command';
import { count, puntos } from './grammar';

export const pads: Command['pads'] = {
  title: (game, length) => `${game}, ${length}`,
  toTarget: (points) => `a ${puntos(points)}`,
  forRounds: (n) => count(n, { one: 'a una ronda', other: 'a # rondas' }),
  round: (n) => `Ronda ${n}:`,
  soFar: (n) => `Ronda ${n}, por ahora:`,
  total: 'Total:',
  nothing: 'Aún no hay nada anotado.',
  ahead: (who, lead) =>
    ({ alone: `Va por delante ${who}.`, together: `Van por delante ${who}.`, tied: `Empatan en cabeza ${who}.` })[lead],
  won: (who, lead) =>
    ({ alone: `Gana ${who}.`, together: `Ganan ${who}.`, tied: `Comparten la victoria ${who}.` })[lead],
};
