/** The match-ups and the kinds of puzzles of Quad-Ominos. */

import { expert } from '@boneyard/bots/arena/matchup';
import type { Workshop } from '@boneyard/bots/game';
import { ROUND } from '@boneyard/bots/puzzles/puzzle';

/** Iterations that take the expert about 150 ms per move, on an idle core of the machine that made the strength table. */
const USUAL = 800;

const quad = expert(USUAL, { name: 'quad, one round', game: 'quad', aim: { win: 0.62 } });

export const workshop: Workshop = {
  matchUps: {
    two: [quad],
    among: (players) => [expert(USUAL, { name: 'quad, one round', game: 'quad', players })],
    worths: [{ skill: 'belief', matchUp: quad }],
  },
  puzzles: {
    quad: [
      { options: ROUND, proof: 'exact', small: 8 },
      { options: ROUND, proof: 'search', iterations: 250 },
    ],
  },
};
