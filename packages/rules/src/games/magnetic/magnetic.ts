/** Magnetic Domino: a flat line, a tower, or both by turns; who brings it down takes it all. */

import { asDeal, handOut, readStockDeal, writeStockDeal } from '../../families/deals';
import { type Domino, readDomino, writeDomino } from '../../families/dominoes';
import { NOBODY, only } from '../../families/seats';
import type { Game } from '../../game';
import { isProblem, type Problem } from '../../problem';
import { type Random, shuffle } from '../../random';
import { explain } from './explain';
import { imagine } from './imagine';
import { fell, type Move, read, write } from './move';
import { chances, moves } from './moves';
import { type MagneticTable, magneticOptions } from './options';
import { SET } from './place';
import { play } from './play';
import { type Deal, type State, start, type View, view } from './position';

const COLOURS = 4;

/** Seven dominoes have each colour. It plays no part after the deal. */
export function colourOf(domino: Domino): number {
  return domino % COLOURS;
}

export function isOfOneColour(hand: readonly Domino[]): boolean {
  return hand.every((domino) => colourOf(domino) === colourOf(hand[0]!));
}

function deal({ players }: MagneticTable, random: Random): Deal {
  const size = players === 2 ? 7 : 6;
  for (;;) {
    const tiles = shuffle(
      Array.from({ length: SET }, (_, domino) => domino),
      random,
    );
    const dealt = handOut(tiles, players, size);
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
  judged: fell,
  chances,
  view,
  imagine,
  write,
  read,
};
