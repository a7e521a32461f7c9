/** Solves rounds of block dominoes in which nothing is hidden. */

import type { Solver } from '@boneyard/bots/game';
import { isOpenBlock, solveBlock } from './blocksolver';

export const solver: Solver = { solves: isOpenBlock, margin: solveBlock };
