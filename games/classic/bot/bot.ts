/** What bots know about classic dominoes. */

import type { BotGame } from '@boneyard/bots/game';
import { heuristics } from './heuristics';

export const classic: BotGame = {
  heuristics,
  usualMargin: 10,
  workshop: () => import('./workshop').then(({ workshop }) => workshop),
};
