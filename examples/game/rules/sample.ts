/** Sample: a small game to start from. */

import { asDeal, handOut, readStockDeal, writeStockDeal } from '@boneyard/rules/families/deals';
import { readDomino, setSize, writeDomino } from '@boneyard/rules/families/dominoes';
import { NOBODY, only } from '@boneyard/rules/families/seats';
import { imagineWith } from '@boneyard/rules/families/stock';
import type { Game } from '@boneyard/rules/game';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { type Random, shuffle } from '@boneyard/rules/random';
import { explain } from './explain';
import { laidBy, moves, play, read, write } from './moves';
import { HIGHEST, type SampleTable, sampleOptions } from './options';
import { type Deal, type Move, type State, start, type View, view } from './position';

const SET = setSize(HIGHEST);

function deal({ players, options }: SampleTable, random: Random): Deal {
  const tiles = Array.from({ length: SET }, (_, domino) => domino);
  return handOut(shuffle(tiles, random), players, options.hand);
}

function readDeal({ players }: SampleTable, json: unknown): Deal | Problem {
  const given = asDeal(json, ['hands', 'stock']);
  if (isProblem(given)) return given;
  return readStockDeal(given, players, { read: readDomino, inSet: (domino) => domino < SET, copies: 1 });
}

/** All that a round tells about hidden tiles is who passed, and `play` notes that. */
const imagineHidden = imagineWith<View, State, Move>(() => ({
  laid: (move) => laidBy(move)?.domino,
  isDraw: () => false,
  mayBeDealt: () => true,
  mayBeInStock: () => true,
  agrees: () => true,
}));

export const sample: Game<View, State, Move, Deal> = {
  id: 'sample',
  seats: [2, 3, 4],
  options: sampleOptions,
  variants: [{ id: 'usual', mark: {} }],
  wins: 'most points',
  deal,
  readDeal,
  writeDeal: (dealt) => writeStockDeal(dealt, writeDomino),
  start,
  dealt: ({ start: { hands, stock } }) => ({ hands, stock }),
  toAct: ({ ended, turn }) => (ended ? NOBODY : only(turn)),
  moves,
  play,
  outcome: ({ ended }) => ended,
  explain,
  mild: ['pass'],
  view,
  imagine: (seen, random) => (seen.ended ? (seen as State) : imagineHidden(seen, random)),
  write,
  read,
};
