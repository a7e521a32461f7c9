/** Cómo se llama a alguien a la mesa desde lejos, en español. */

import type { Calls } from '../en/calls';

export const calls: Calls = {
  turn: 'Te toca jugar',
  waits: (game, others) => (others ? `${game} con ${others}` : game),
};
