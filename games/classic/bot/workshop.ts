/** The match-ups and the kinds of puzzles of classic dominoes. */

import { expert, type MatchUp } from '@boneyard/bots/arena/matchup';
import type { Workshop } from '@boneyard/bots/game';
import { ROUND } from '@boneyard/bots/puzzles/puzzle';

/** Iterations that take the expert about 150 ms per move, on an idle core of the machine that made the strength table. */
const USUAL = { block: 15_000, draw: 11_000 } as const;
/** About two seconds per move. */
const LONG = 190_000;
/** About 30 ms per move, for match-ups in which several experts think. */
const SHORT = { block: 5_000, fives: 4_000, partners: 2_000 } as const;

/** A blocked round counts the difference, as it did when the strength table was made. */
const COUNTED = { blocked: 'difference' } as const;
/** The leader may lead any tile, as in the experiments that the aims come from. */
const block = {
  name: 'classic block, 7 tiles',
  game: 'classic',
  options: { ...COUNTED, style: 'block', lead: 'lots' },
} as const;

const strong: MatchUp = {
  ...block,
  bots: ['strong', 'random'],
  budgets: { strong: { iterations: USUAL.block } },
  aim: { win: 0.68 },
};
const casual = expert(USUAL.block, { ...block, aim: { win: 0.67, margin: 3.5 } });
/** The expert as it was when opponents in its imagined rounds made the moves that are best for them. */
const before: MatchUp = {
  ...block,
  bots: ['expert', 'without-kinds'],
  budgets: { expert: { iterations: SHORT.block }, 'without-kinds': { iterations: SHORT.block } },
  aim: { win: 0.495 },
};
const draw = expert(USUAL.draw, { name: 'classic draw', game: 'classic', options: COUNTED, aim: { win: 0.58 } });
const fives = expert(SHORT.fives, {
  name: 'classic All Fives',
  game: 'classic',
  options: { points: 'fives' },
  aim: { win: 0.6 },
});

const partners: MatchUp = {
  name: 'classic partners',
  game: 'classic',
  players: 4,
  options: { partners: true, style: 'block', lead: 'lots' },
  bots: ['expert', 'casual', 'expert', 'casual'],
  budgets: { expert: { iterations: SHORT.partners } },
};

const FIVES = { points: 'fives', style: 'block' } as const;
const PARTNERS = { partners: true, style: 'block' } as const;

export const workshop: Workshop = {
  matchUps: {
    two: [strong, casual, before, draw, fives],
    slow: [expert(LONG, { ...block, name: 'classic block, 2 s', aim: { win: 0.61, margin: 3.5 } })],
    partners: [partners, { ...partners, bots: ['expert', 'expert', 'expert', 'casual'] }],
    among: (players) => [
      expert(USUAL.block, { ...block, name: 'classic block', players }),
      expert(USUAL.draw, { name: 'classic draw', game: 'classic', options: COUNTED, players }),
    ],
    worths: [
      { skill: 'belief', matchUp: casual },
      { skill: 'belief', matchUp: draw },
      { skill: 'partner', matchUp: partners },
      { skill: 'kinds', matchUp: casual },
      { skill: 'exact', matchUp: casual },
    ],
  },
  puzzles: {
    classic: [
      { options: ROUND, proof: 'exact' },
      { options: { ...ROUND, style: 'block' }, proof: 'search', iterations: 800 },
    ],
    fives: [
      { options: { ...ROUND, ...FIVES }, proof: 'open', most: 8 },
      { options: { ...ROUND, ...FIVES }, proof: 'open', most: 11 },
    ],
    partners: [
      { players: 4, options: { ...ROUND, ...PARTNERS }, proof: 'open', most: 9 },
      { players: 4, options: { ...ROUND, ...PARTNERS }, proof: 'open', most: 11 },
      { players: 4, options: { ...ROUND, ...PARTNERS }, proof: 'open', most: 13 },
    ],
  },
};
