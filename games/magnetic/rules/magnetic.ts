/** Magnetic Domino: a flat line, a tower, or both alternately. A player who topples it takes all its dominoes. */

import { asDeal, handOut, readStockDeal, writeStockDeal } from '@boneyard/rules/families/deals';
import { type Domino, dominoesOf, readDomino, writeDomino } from '@boneyard/rules/families/dominoes';
import { NOBODY, only } from '@boneyard/rules/families/seats';
import type { Game } from '@boneyard/rules/game';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { type Random, shuffle } from '@boneyard/rules/random';
import { explain } from './explain';
import { imagine } from './imagine';
import { anchorIn, fell, lays, type Move, plainOf, read, withoutVerdict, write } from './move';
import { chances, moves } from './moves';
import { type MagneticTable, magneticOptions } from './options';
import { SET } from './place';
import { play } from './play';
import { type Deal, type State, start, type View, view } from './position';

const COLOURS = 4;

/** Each colour has seven dominoes. Colours matter only for the deal. */
export function colourOf(domino: Domino): number {
  return domino % COLOURS;
}

export function isOfOneColour(hand: readonly Domino[]): boolean {
  return hand.every((domino) => colourOf(domino) === colourOf(hand[0]!));
}

function deal({ players }: MagneticTable, random: Random): Deal {
  const size = players === 2 ? 7 : 6;
  for (;;) {
    const dealt = handOut(shuffle(dominoesOf(6), random), players, size);
    if (!dealt.hands.some(isOfOneColour)) return dealt;
  }
}

function readDeal({ players }: MagneticTable, json: unknown): Deal | Problem {
  const given = asDeal(json, ['hands', 'stock']);
  if (isProblem(given)) return given;
  return readStockDeal(given, players, { read: readDomino, inSet: (domino) => domino < SET, copies: 1 });
}

export const magnetic: Game<View, State, Move, Deal> = {
  id: 'magnetic',
  seats: [2, 3, 4],
  options: magneticOptions,
  variants: [
    { id: 'flat', mark: {} },
    { id: 'tower', mark: { mode: 'tower' } },
    { id: 'staggered', mark: { mode: 'staggered' } },
  ],
  wins: 'fewest points',
  deal,
  readDeal,
  writeDeal: (deal) => writeStockDeal(deal, writeDomino),
  start,
  dealt: ({ start: { hands, stock } }) => ({ hands, stock }),
  toAct: ({ ended, turn }) => (ended ? NOBODY : only(turn)),
  moves,
  play,
  outcome: ({ ended }) => ended,
  explain,
  mild: ['pass', 'draw'],
  // Letting go is final.
  isFinal: ({ options }) => options.mode !== 'flat',
  directed: ({ options }, move) =>
    options.mode === 'flat' && lays(plainOf(move)) && anchorIn(plainOf(move)) !== undefined,
  verdicts: { chances, judged: fell, withoutVerdict, plain: plainOf },
  view,
  imagine,
  write,
  read,
};
