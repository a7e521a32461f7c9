/** The match-ups and the kinds of puzzles of the bead game. */

import { expert } from '@boneyard/bots/arena/matchup';
import type { Workshop } from '@boneyard/bots/game';
import { ROUND } from '@boneyard/bots/puzzles/puzzle';
import { habits } from './habits';

/** Iterations that take the expert about 150 ms per move, on an idle core of the machine that made the strength table. */
const USUAL = 2_200;
/** About two seconds per move. */
const LONG = 28_000;

const bead = expert(USUAL, { name: 'bead', game: 'bead', aim: { win: 0.75 } });
const strategic = expert(USUAL, {
  name: 'bead, strategic and open',
  game: 'bead',
  options: { strategic: true, open: true },
  aim: { win: 0.85 },
});

export const workshop: Workshop = {
  matchUps: {
    two: [bead, strategic],
    slow: [expert(LONG, { name: 'bead, 2 s', game: 'bead', aim: { win: 0.75 } })],
    among: (players) => [expert(USUAL, { name: 'bead', game: 'bead', players })],
    worths: [
      { skill: 'policy', matchUp: bead },
      { skill: 'exact', matchUp: strategic },
    ],
  },
  puzzles: { bead: [{ options: { ...ROUND, referee: 'auto' }, proof: 'exact' }] },
  habits,
};
