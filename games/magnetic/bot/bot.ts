/** What bots know about Magnetic Domino. */

import type { BotGame } from '@boneyard/bots/game';
import { heuristics } from './heuristics';
import { withRelease } from './release';

export const magnetic: BotGame = {
  heuristics,
  usualMargin: 10,
  withRelease,
  workshop: () => import('./workshop').then(({ workshop }) => workshop),
};
