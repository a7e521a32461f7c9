/** Wie jemand aus der Ferne an den Tisch gerufen wird, auf Deutsch. */

import type { Calls } from '../en/calls';

export const calls: Calls = {
  turn: 'Du bist dran',
  waits: (game, others) => (others ? `${game} mit ${others}` : game),
};
