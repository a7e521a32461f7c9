/** Classic dominoes: block and draw games, with every house rule of the general rules as an option. */

import { asDeal, handOut, isSeat, readStockDeal, writeStockDeal } from '@boneyard/rules/families/deals';
import { dominoesOf, readDomino, setSize, writeDomino } from '@boneyard/rules/families/dominoes';
import { NOBODY, only } from '@boneyard/rules/families/seats';
import type { Game } from '@boneyard/rules/game';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { type Random, shuffle } from '@boneyard/rules/random';
import { explain } from './explain';
import { imagine } from './imagine';
import { drawLots, readLots, writeLots } from './lots';
import { anchorIn, moves, play, read, write } from './moves';
import { type ClassicTable, classicOptions } from './options';
import { type Deal, type Move, type State, start, type View, view } from './position';
import { sides } from './score';

function deal({ players, options }: ClassicTable, random: Random): Deal {
  const tiles = shuffle(dominoesOf(options.set), random);
  const { hands, stock } = handOut(tiles, players, options.hand);
  if (options.lead !== 'lots') return { hands, stock };
  const lead = random.below(players);
  return { hands, stock, lead, lots: drawLots(players, options.set, lead, random) };
}

function readDeal({ players, options }: ClassicTable, json: unknown): Deal | Problem {
  const given = asDeal(json, ['hands', 'stock', 'lead', 'lots']);
  if (isProblem(given)) return given;
  const inSet = setSize(options.set);
  const tiles = readStockDeal(given, players, { read: readDomino, inSet: (domino) => domino < inSet, copies: 1 });
  if (isProblem(tiles)) return tiles;
  if (options.lead !== 'lots') return tiles;
  const { lead } = given;
  if (!isSeat(lead, players)) return { problem: 'bad deal', what: `lead: ${JSON.stringify(lead)}` };
  const lots = readLots(given.lots, players, options.set, lead);
  return { ...tiles, lead, ...(lots && { lots }) };
}

function writeDeal(deal: Deal): Readonly<Record<string, unknown>> {
  const { lead, lots } = deal;
  return {
    ...writeStockDeal(deal, writeDomino),
    ...(lead !== undefined && { lead }),
    ...(lots && { lots: writeLots(lots) }),
  };
}

function dealt({ table, start }: State): Deal {
  const { hands, stock, leader, lots } = start;
  return { hands, stock, ...(table.options.lead === 'lots' && { lead: leader }), ...(lots && { lots }) };
}

export const classic: Game<View, State, Move, Deal> = {
  id: 'classic',
  seats: [2, 3, 4, 5, 6, 7, 8],
  options: classicOptions,
  variants: [
    { id: 'draw', mark: {} },
    { id: 'block', mark: { style: 'block' } },
    { id: 'fives', mark: { points: 'fives' } },
    { id: 'partners', mark: { partners: true }, usually: { style: 'block' } },
  ],
  wins: 'most points',
  sides,
  deal,
  readDeal,
  writeDeal,
  dealNotes: ['lots'],
  start,
  dealt,
  toAct: ({ ended, turn }) => (ended === undefined ? only(turn) : NOBODY),
  moves,
  play,
  outcome: ({ ended }) => ended,
  explain,
  mild: ['pass', 'draw'],
  directed: (_, move) => move >= 0 && anchorIn(move) !== undefined,
  view,
  imagine,
  write,
  read,
};
