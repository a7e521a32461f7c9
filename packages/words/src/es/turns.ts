/** Los turnos, en español: su tiempo, y cómo deshacerlos. */

import type { Turns } from '../en/turns';
import { count } from './grammar';

export const turns: Turns = {
  clock: 'Tiempo por turno',
  kinds: { none: 'sin reloj', s30: '30 s', s60: '60 s', other: 'otro', days: 'días' },
  seconds: 'Segundos por turno, de 5 a 3600',
  days: 'Días por turno, de 1 a 30',
  late: 'Al acabarse el tiempo',
  lates: { bot: 'un bot juega por ti', mildest: 'se hace la jugada que menos puntúa' },
  pauses: 'El reloj se para mientras pasas el dispositivo, abres el menú o sales de la página.',
  left: (time) => `tienes ${time}`,
  hoursLeft: (n) => `${n} h`,
  daysLeft: (n) => count(n, { one: '# día', other: '# días' }),
  soon: (seconds) => count(seconds, { one: 'Queda # segundo.', other: 'Quedan # segundos.' }),
  undo: 'Deshacer',
  undoAsk: (names) => `¿Deshacer la última jugada? Tiene que aceptar toda la mesa: ${names}.`,
  undoAgreed: 'Toda la mesa acepta',
};
