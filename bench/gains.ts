/**
 * What the engine has gained since docs/adr/0009: speeds relative to the hand-tuned loop of block dominoes, timed in the same
 * run, so that they can be compared between machines, and the same ratios of the code before.
 */

import { type BenchFigure, ratio } from './bench';
import { perSecond } from './measure';
import { playBlock } from './reference/block';

/** Games, or iterations of bots, for each game of the hand-tuned loop, at commit f53d3f9. */
const BEFORE = {
  block: 0.073,
  bead: 0.0067,
  quad: 0.0041,
  tower: 0.0128,
  'bots, block': 0.082,
  'bots, bead': 0.0061,
  'bots, quad': 0.0045,
  'bots, tower': 0.0051,
} as const;

/** How much faster each kind has to be than before. */
const GAMES_GAIN = 1.3;
const BOTS_GAIN = 1.2;

export function tunedRate(seconds: number): number {
  return perSecond((games) => playBlock(games, 7), seconds);
}

export function gain(name: keyof typeof BEFORE, rate: number, tuned: number): BenchFigure {
  return ratio(
    `${name}: speed vs before`,
    rate / tuned / BEFORE[name],
    name.startsWith('bots') ? BOTS_GAIN : GAMES_GAIN,
  );
}
