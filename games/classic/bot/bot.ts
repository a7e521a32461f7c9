/** What bots know about classic dominoes. */

import type { BotGame } from '@boneyard/bots/game';
import { isOpenBlock, solveBlock } from './blocksolver';
import { heuristics } from './heuristics';

export const classic: BotGame = {
  heuristics,
  usualMargin: 10,
  solver: { solves: isOpenBlock, margin: solveBlock },
  workshop: () => import('./workshop').then(({ workshop }) => workshop),
};
