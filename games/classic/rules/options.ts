/** What the players must agree on before a game of dominoes. */

import { setSize } from '@boneyard/rules/families/dominoes';
import type { Table } from '@boneyard/rules/game';
import { choice, type MatchLength, type OptionSpec, type Options, type Settled } from '@boneyard/rules/options';

export interface ClassicOptions extends Options {
  readonly set: 6 | 9 | 12;
  readonly style: 'draw' | 'block';
  readonly drawing: 'until-playable' | 'one-then-play' | 'one-then-pass';
  readonly reserve: 0 | 2;
  /** Seats 0 and 2 play against 1 and 3. */
  readonly partners: boolean;
  readonly hand: number;
  readonly lead: 'heaviest' | 'pips' | 'lots' | 'hand';
  readonly opening: 'forced' | 'free';
  /** What scores: the tiles left in hands alone, or also open ends that come to a multiple of five. */
  readonly points: 'hands' | 'fives';
  readonly spinner: 'none' | 'first' | 'all';
  /** What the winner of a blocked round scores: the pips of the others, or these less the winner's own. */
  readonly blocked: 'opponents' | 'difference';
  readonly doubles: 'both' | 'once';
  readonly blank: 0 | 14;
  readonly match: MatchLength;
}

export type ClassicTable = Table<ClassicOptions>;

/** Pairs of the highest number of players and the number of tiles for each of them. */
const USUAL_HANDS: Readonly<Record<ClassicOptions['set'], readonly (readonly [number, number])[]>> = {
  6: [
    [2, 7],
    [4, 5],
  ],
  9: [
    [4, 9],
    [6, 7],
    [8, 5],
  ],
  12: [
    [4, 12],
    [6, 10],
    [8, 8],
  ],
};

function settledOptions({ options }: Settled): ClassicOptions {
  return options as ClassicOptions;
}

function draws(settled: Settled): boolean {
  return settledOptions(settled).style === 'draw';
}

function fives(settled: Settled): boolean {
  return settledOptions(settled).points === 'fives';
}

function usualHand(settled: Settled): number {
  const { set, style, partners } = settledOptions(settled);
  if (set === 6 && (style === 'block' || partners)) return Math.min(7, largestHand(settled));
  return USUAL_HANDS[set].find(([players]) => settled.players <= players)![1];
}

function largestHand(settled: Settled): number {
  const { set, style, reserve } = settledOptions(settled);
  return Math.floor((setSize(set) - (style === 'draw' ? reserve : 0)) / settled.players);
}

export const classicOptions: OptionSpec = {
  set: { ...choice(6, 9, 12), values: ({ players }) => (players <= 4 ? [6, 9, 12] : [9, 12]) },
  style: choice('draw', 'block'),
  drawing: { ...choice('until-playable', 'one-then-play', 'one-then-pass'), matters: draws },
  reserve: { ...choice(0, 2), matters: draws },
  partners: {
    ...choice(false, true),
    values: ({ players }) => (players === 4 ? [false, true] : [false]),
    matters: ({ players }) => players === 4,
  },
  hand: { kind: 'count', least: 1, most: largestHand, usual: usualHand },
  lead: choice('heaviest', 'pips', 'lots', 'hand'),
  opening: {
    ...choice('forced', 'free'),
    usual: (settled) => (['heaviest', 'pips'].includes(settledOptions(settled).lead) ? 'forced' : 'free'),
  },
  points: choice('hands', 'fives'),
  spinner: { ...choice('none', 'first', 'all'), usual: (settled) => (fives(settled) ? 'first' : 'none') },
  blocked: { ...choice('opponents', 'difference'), formerly: 'difference' },
  doubles: choice('both', 'once'),
  blank: choice(0, 14),
  match: { kind: 'match', lengths: ['target', 'rounds'], usual: (settled) => ({ target: fives(settled) ? 200 : 100 }) },
};
