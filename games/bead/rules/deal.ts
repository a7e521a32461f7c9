/** Dealing the bead game, and reading and writing a deal. */

import { asDeal, isSeat, readHands, tileReader } from '@boneyard/rules/families/deals';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { type Random, shuffle } from '@boneyard/rules/random';
import {
  COPIES,
  dominoesIn,
  firstOf,
  isDouble,
  type Pair,
  readPair,
  readShape,
  SHAPES,
  type Shape,
  secondOf,
  shapeOf,
  writePair,
  writeShape,
} from './beads';
import { isPlacement } from './moves';
import type { BeadTable } from './options';
import { pairIn } from './placement';
import { asTurned, type Deal, type State, type Turned } from './position';

/** The number of tiles for each player, by number of players. */
const HAND: Readonly<Record<number, number>> = { 2: 14, 3: 9, 4: 7 };

const SET: readonly Shape[] = Array.from({ length: SHAPES * COPIES }, (_, tile) => Math.floor(tile / COPIES));
const EACH_ONCE: readonly Shape[] = Array.from({ length: SHAPES }, (_, shape) => shape);

/** Whether the starting square is a misdeal. */
export function isMisdeal({ options }: BeadTable, [west, east]: readonly [Pair, Pair]): boolean {
  if (options.start === 'sheet') return west === east && isDouble(shapeOf(west));
  return new Set([firstOf(west), secondOf(west), firstOf(east), secondOf(east)]).size < 3;
}

function eitherWay(random: Random): boolean {
  return random.below(2) === 1;
}

/** One random deal, which may be a misdeal. */
export function shuffled({ players }: BeadTable, random: Random): Deal & { readonly square: readonly [Pair, Pair] } {
  const tiles = shuffle(SET.slice(), random);
  const each = HAND[players]!;
  const hands = Array.from({ length: players }, (_, seat) => tiles.slice(seat * each, (seat + 1) * each));
  const [west, east, ...aside] = tiles.slice(players * each) as [Shape, Shape, ...Shape[]];
  const square = [asTurned(west, eitherWay(random)), asTurned(east, eitherWay(random))] as const;
  const lead = random.below(players);
  return aside.length > 0 ? { hands, square, aside, lead } : { hands, square, lead };
}

export function deal(table: BeadTable, random: Random): Deal {
  if (table.options.strategic)
    return {
      hands: [EACH_ONCE, EACH_ONCE],
      turned: [eitherWay(random), eitherWay(random)],
      lead: random.below(table.players),
    };
  for (;;) {
    const dealt = shuffled(table, random);
    if (!isMisdeal(table, dealt.square)) return dealt;
  }
}

type TileReader = ReturnType<typeof tileReader>;

function readSquare(json: unknown, tiles: TileReader): readonly [Pair, Pair] | Problem {
  if (!Array.isArray(json) || json.length !== 2) return { problem: 'bad deal', what: 'square' };
  const pairs: Pair[] = [];
  for (const text of json as unknown[]) {
    const pair = typeof text === 'string' ? readPair(text) : undefined;
    if (pair === undefined) return { problem: 'unknown tile', what: `square: ${JSON.stringify(text)}` };
    pairs.push(pair);
  }
  const read = tiles(
    pairs.map((pair) => writeShape(shapeOf(pair))),
    'square',
  );
  return isProblem(read) ? read : (pairs as [Pair, Pair]);
}

function isTurned(json: unknown): json is Turned {
  return Array.isArray(json) && json.length === 2 && json.every((entry) => typeof entry === 'boolean');
}

/** Whether two hands allow a valid choice of starting dominoes. */
function canChoose([one, other]: readonly (readonly Shape[])[]): boolean {
  if (!one || !other || one.length === 0 || other.length === 0) return false;
  const all = [...one, ...other];
  return !(isDouble(all[0]!) && all.every((shape) => shape === all[0]));
}

export function readDeal({ players, options }: BeadTable, json: unknown): Deal | Problem {
  const start = options.strategic ? ['turned'] : players === 3 ? ['square', 'aside'] : ['square'];
  const given = asDeal(json, ['hands', ...start, 'lead']);
  if (isProblem(given)) return given;
  const tiles = tileReader({ read: readShape, inSet: () => true, copies: COPIES });
  const hands = readHands(given.hands, players, tiles);
  if (isProblem(hands)) return hands;
  const { lead, turned } = given;
  if (!isSeat(lead, players)) return { problem: 'bad deal', what: `lead: ${JSON.stringify(lead)}` };
  if (options.strategic) {
    if (!isTurned(turned)) return { problem: 'bad deal', what: `turned: ${JSON.stringify(turned)}` };
    return canChoose(hands) ? { hands, turned, lead } : { problem: 'nobody can lead' };
  }
  const square = readSquare(given.square, tiles);
  if (isProblem(square)) return square;
  if (players !== 3) return { hands, square, lead };
  // One tile or none: a deal written by hand need not have every tile.
  const aside = tiles(given.aside ?? [], 'aside');
  if (isProblem(aside)) return aside;
  return aside.length <= 1 ? { hands, square, aside, lead } : { problem: 'bad deal', what: 'aside' };
}

export function writeDeal({ hands, square, turned, aside, lead }: Deal): Readonly<Record<string, unknown>> {
  return {
    hands: hands.map((hand) => hand.map(writeShape)),
    ...(square && { square: square.map(writePair) }),
    ...(turned && { turned }),
    ...(aside && { aside: aside.map(writeShape) }),
    lead,
  };
}

/** The deal: the tiles in hand together with those laid. */
export function dealt(state: State): Deal {
  const { table, turned, square, aside, lead } = state;
  const hands = state.hands.map(dominoesIn);
  for (let entry = state.log; entry; entry = entry.before)
    if (isPlacement(entry.move)) hands[entry.seat]!.push(shapeOf(pairIn(entry.move)));
  if (turned) {
    for (const [seat, placement] of (square ?? []).entries()) hands[seat]!.push(shapeOf(pairIn(placement)));
    return { hands, turned, lead };
  }
  const [west, east] = square!;
  const common = { hands, square: [pairIn(west), pairIn(east)] as const, lead };
  return table.players === 3 ? { ...common, aside } : common;
}
