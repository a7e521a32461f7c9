/** The match-ups and the kinds of puzzles of Magnetic Domino. */

import { expert } from '@boneyard/bots/arena/matchup';
import type { Workshop } from '@boneyard/bots/game';
import { ROUND } from '@boneyard/bots/puzzles/puzzle';

/** Iterations that take the expert about 150 ms per move, on an idle core of the machine that made the strength table. */
const USUAL = { flat: 11_000, tower: 500 } as const;

const tower = { name: 'magnetic tower, steady', game: 'magnetic', options: { mode: 'tower' } } as const;
const casual = expert(USUAL.tower, { ...tower, aim: { win: 0.6 } });

export const workshop: Workshop = {
  matchUps: {
    two: [casual, { ...casual, name: 'magnetic tower under physics', verdicts: 'physics' }],
    among: (players) => [
      expert(USUAL.flat, { name: 'magnetic flat', game: 'magnetic', players }),
      expert(USUAL.tower, { ...tower, players }),
    ],
    worths: [{ skill: 'belief', matchUp: casual }],
  },
  puzzles: {
    magnetic: [
      { options: { ...ROUND, mode: 'tower' }, proof: 'search', iterations: 200 },
      { options: { ...ROUND, mode: 'staggered' }, proof: 'search', iterations: 200 },
    ],
  },
};
