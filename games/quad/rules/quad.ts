/** Quad-Ominos: square tiles with a number at each corner, laid on a grid. */

import { asDeal, handOut, readStockDeal, writeStockDeal } from '@boneyard/rules/families/deals';
import { NOBODY, only } from '@boneyard/rules/families/seats';
import type { Game } from '@boneyard/rules/game';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { type Random, shuffle } from '@boneyard/rules/random';
import { explain } from './explain';
import { imagine } from './imagine';
import { read, write } from './move';
import { moves } from './moves';
import { type QuadTable, quadOptions } from './options';
import { play } from './play';
import { type Deal, type Move, type State, start, type View, view } from './position';
import { FULL_SET, readQuad, writeQuad } from './quads';

/** The number of tiles for each player, by number of players. */
const HAND_SIZES: Readonly<Record<number, number>> = { 2: 15, 3: 10, 4: 8, 5: 7, 6: 6, 7: 6, 8: 6 };

const ALL_TILES = Array.from({ length: FULL_SET }, (_, quad) => quad);

function deal({ players, options }: QuadTable, random: Random): Deal {
  return handOut(shuffle(ALL_TILES.slice(0, options.set), random), players, HAND_SIZES[players]!);
}

function readDeal({ players, options }: QuadTable, json: unknown): Deal | Problem {
  const given = asDeal(json, ['hands', 'stock']);
  if (isProblem(given)) return given;
  return readStockDeal(given, players, { read: readQuad, inSet: (quad) => quad < options.set, copies: 1 });
}

export const quad: Game<View, State, Move, Deal> = {
  id: 'quad',
  seats: [2, 3, 4, 5, 6, 7, 8],
  options: quadOptions,
  variants: [
    { id: 'full', mark: {} },
    { id: 'beginners', mark: { set: 70 } },
  ],
  wins: 'most points',
  deal,
  readDeal,
  writeDeal: (deal) => writeStockDeal(deal, writeQuad),
  start,
  dealt: ({ start: { hands, stock } }) => ({ hands, stock }),
  toAct: ({ ended, turn }) => (ended ? NOBODY : only(turn)),
  moves,
  play,
  outcome: ({ ended }) => ended,
  explain,
  mild: ['pass', 'draw', 'take-25'],
  view,
  imagine,
  write,
  read,
};
