/** What bots know about Quad-Ominos. */

import type { BotGame } from '@boneyard/bots/game';
import { heuristics } from './heuristics';

export const quad: BotGame = {
  heuristics,
  usualMargin: 50,
  workshop: () => import('./workshop').then(({ workshop }) => workshop),
};
