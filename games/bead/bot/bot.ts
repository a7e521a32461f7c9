/** What bots know about the bead game. */

import type { BotGame } from '@boneyard/bots/game';
import { heuristics } from './heuristics';
import { considers } from './oversights';

export const bead: BotGame = {
  heuristics,
  usualMargin: 100,
  considers,
  workshop: () => import('./workshop').then(({ workshop }) => workshop),
};
