/** Solves rounds of dominoes between two sides in which nothing is hidden. */

import type { Solver } from '@boneyard/bots/game';
import { isOpen, solveOpen } from './openhands';

export const solver: Solver = { solves: isOpen, margin: solveOpen };
