/** Comment on est appelé à une table de loin, en français. */

import type { Calls } from '../en/calls';

export const calls: Calls = {
  turn: 'C’est à vous de jouer',
  waits: (game, others) => (others ? `${game} avec ${others}` : game),
};
