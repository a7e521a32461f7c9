/** Le temps pour un tour, et les coups annulés, en français. */

import type { Turns } from '../en/turns';
import { count } from './grammar';

export const turns: Turns = {
  clock: 'Temps pour chaque tour',
  kinds: { none: 'sans limite', s30: '30 secondes', s60: '60 secondes', other: 'autre', days: 'en jours' },
  seconds: 'Secondes pour chaque tour, de 5 à 3600',
  days: 'Jours pour chaque tour, de 1 à 30',
  late: 'Quand le temps est écoulé',
  lates: { bot: 'un robot joue pour vous', mildest: 'le coup qui rapporte le moins est joué' },
  pauses: 'Le temps s’arrête quand vous passez l’appareil, ouvrez le menu ou quittez la page.',
  left: (time) => `reste ${time}`,
  hoursLeft: (n) => `${n} h`,
  daysLeft: (n) => `${n} jours`,
  soon: (seconds) => `Il reste ${count(seconds, { one: '# seconde', other: '# secondes' })}.`,
  undo: 'Annuler',
  undoAsk: (names) => `Annuler le dernier coup ? Tout le monde doit être d’accord : ${names}.`,
  undoAgreed: 'Tout le monde est d’accord',
};
