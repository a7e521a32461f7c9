/** Reading the parts of a deal that games share: lists of tiles, and seats. */

import { isProblem, type Problem } from '../problem';
import { seatsOf } from './seats';

/** A set of tiles: how their names are read, which tiles it has, and how many of each. */
export interface TileBox {
  read(text: string): number | undefined;
  inSet(tile: number): boolean;
  readonly copies: number;
}

/** A reader for the lists of tiles of one deal. It rejects a tile that appears more often than the set has it. */
export function tileReader(box: TileBox): (json: unknown, where: string) => number[] | Problem {
  const used = new Map<number, number>();
  return (json, where) => {
    if (!Array.isArray(json)) return { problem: 'bad deal', what: where };
    const list = json.map((text: unknown): number | Problem => {
      const tile = typeof text === 'string' ? box.read(text) : undefined;
      if (tile === undefined || !box.inSet(tile))
        return { problem: 'unknown tile', what: `${where}: ${JSON.stringify(text)}` };
      const times = (used.get(tile) ?? 0) + 1;
      if (times > box.copies) return { problem: 'tile too often', what: `${where}: ${text}` };
      used.set(tile, times);
      return tile;
    });
    return list.find(isProblem) ?? (list as number[]);
  };
}

export function asDeal(json: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> | Problem {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { problem: 'bad deal', what: JSON.stringify(json) };
  const unknown = Object.keys(json).find((key) => !keys.includes(key));
  return unknown === undefined
    ? (json as Record<string, unknown>)
    : { problem: 'bad deal', what: unknown, instead: keys };
}

/** Reads one list of tiles for each seat. */
export function readHands(
  json: unknown,
  players: number,
  read: (json: unknown, where: string) => number[] | Problem,
): number[][] | Problem {
  if (!Array.isArray(json) || json.length !== players) return { problem: 'bad deal', what: 'hands' };
  const hands = json.map((list, seat) => read(list, `hands[${seat}]`));
  return hands.find(isProblem) ?? (hands as number[][]);
}

export function isSeat(json: unknown, players: number): json is number {
  return Number.isInteger(json) && (json as number) >= 0 && (json as number) < players;
}

/** The hands, and the rest as a stock in the order in which it will be drawn. */
export interface StockDeal {
  readonly hands: readonly (readonly number[])[];
  readonly stock: readonly number[];
}

/** Deals `size` tiles to each seat from the beginning of a shuffled list. */
export function handOut(tiles: readonly number[], players: number, size: number): StockDeal {
  const hands = seatsOf(players).map((seat) => tiles.slice(seat * size, (seat + 1) * size));
  return { hands, stock: tiles.slice(players * size) };
}

export function readStockDeal(
  given: Readonly<Record<string, unknown>>,
  players: number,
  box: TileBox,
): StockDeal | Problem {
  const tiles = tileReader(box);
  const hands = readHands(given.hands, players, tiles);
  if (isProblem(hands)) return hands;
  const stock = tiles(given.stock, 'stock');
  if (isProblem(stock)) return stock;
  return hands.every((hand) => hand.length === 0) ? { problem: 'nobody can lead' } : { hands, stock };
}

export function writeStockDeal({ hands, stock }: StockDeal, write: (tile: number) => string): Record<string, unknown> {
  return { hands: hands.map((hand) => hand.map(write)), stock: stock.map(write) };
}
