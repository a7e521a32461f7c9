/** Dominoes: block and draw, with every house rule of the general rules as an option. */

import { asDeal, handOut, isSeat, readStockDeal, writeStockDeal } from '../../families/deals';
import { HIGHEST_PIP, readDomino, setSize, writeDomino } from '../../families/dominoes';
import { NOBODY, only } from '../../families/seats';
import type { Game } from '../../game';
import { isProblem, type Problem } from '../../problem';
import { type Random, shuffle } from '../../random';
import { explain } from './explain';
import { imagine } from './imagine';
import { moves, play, read, write } from './moves';
import { type ClassicTable, classicOptions } from './options';
import { type Deal, type Move, type State, start, type View, view } from './position';

const ALL_TILES = Array.from({ length: setSize(HIGHEST_PIP) }, (_, domino) => domino);

function deal({ players, options }: ClassicTable, random: Random): Deal {
  const tiles = shuffle(ALL_TILES.slice(0, setSize(options.set)), random);
  const { hands, stock } = handOut(tiles, players, options.hand);
  // Drawing lots until one tile is the heaviest favours no seat.
  return options.lead === 'lots' ? { hands, stock, lead: random.below(players) } : { hands, stock };
}

function readDeal({ players, options }: ClassicTable, json: unknown): Deal | Problem {
  const lots = options.lead === 'lots';
  const given = asDeal(json, ['hands', 'stock', 'lead']);
  if (isProblem(given)) return given;
  const inSet = setSize(options.set);
  const tiles = readStockDeal(given, players, { read: readDomino, inSet: (domino) => domino < inSet, copies: 1 });
  if (isProblem(tiles)) return tiles;
  if (!lots && given.lead === undefined) return tiles;
  if (!isSeat(given.lead, players)) return { problem: 'bad deal', what: `lead: ${JSON.stringify(given.lead)}` };
  return lots ? { ...tiles, lead: given.lead } : tiles;
}

function writeDeal(deal: Deal): Readonly<Record<string, unknown>> {
  const tiles = writeStockDeal(deal, writeDomino);
  const { lead } = deal;
  return lead === undefined ? tiles : { ...tiles, lead };
}

function dealt({ table, start }: State): Deal {
  const { hands, stock, leader } = start;
  return table.options.lead === 'lots' ? { hands, stock, lead: leader } : { hands, stock };
}

export const classic: Game<View, State, Move, Deal> = {
  id: 'classic',
  seats: [2, 3, 4, 5, 6, 7, 8],
  options: classicOptions,
  wins: 'most points',
  deal,
  readDeal,
  writeDeal,
  start,
  dealt,
  toAct: ({ ended, turn }) => (ended ? NOBODY : only(turn)),
  moves,
  play,
  outcome: ({ ended }) => ended,
  explain,
  judged: () => false,
  chances: () => [],
  view,
  imagine,
  write,
  read,
};
