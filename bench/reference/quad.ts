/** A simple engine for Quad-Ominos: it has a map of the numbers at the crossings and always scans the whole table. */

import type { Deal } from '@boneyard/games/quad/rules/position';
import { writeQuad } from '@boneyard/games/quad/rules/quads';
import type { Random } from '@boneyard/rules/random';

/** Chooses one of several moves. */
export type MoveChooser = (moves: readonly number[], random: Random) => number;

const PLAYERS = 2;

type Tile = readonly number[];

interface Grid {
  readonly cells: Set<number>;
  readonly crossings: Map<number, number>;
  west: number;
  east: number;
  south: number;
  north: number;
}

const TAKE = -3;
const TWO = -4;
const DRAW = -2;
const PASS = -1;

const at = (x: number, y: number) => (x + 128) * 256 + y + 128;
const sum = (tile: Tile) => tile.reduce((all, number) => all + number, 0);
const isQuad = (tile: Tile) => tile.every((number) => number === tile[0]);
const turned = ([nw, ne, se, sw]: Tile, turn: number): Tile =>
  [
    [nw!, ne!, se!, sw!],
    [ne!, se!, sw!, nw!],
    [se!, sw!, nw!, ne!],
    [sw!, nw!, ne!, se!],
  ][turn]!;
const packed = (cell: number, lies: Tile) => lies.reduce((all, number) => all * 8 + number, cell);

/** How many corners meet an equal number; −1 if one meets a different number or no side touches a tile. */
function cornersMet({ cells, crossings }: Grid, [nw, ne, se, sw]: Tile, x: number, y: number): number {
  if (cells.has(at(x, y))) return -1;
  if (!cells.has(at(x + 1, y)) && !cells.has(at(x - 1, y)) && !cells.has(at(x, y + 1)) && !cells.has(at(x, y - 1)))
    return -1;
  let met = 0;
  for (const [crossing, number] of [
    [at(x, y + 1), nw],
    [at(x + 1, y + 1), ne],
    [at(x + 1, y), se],
    [at(x, y), sw],
  ] as const) {
    const there = crossings.get(crossing);
    if (there === undefined) continue;
    if (there !== number) return -1;
    met++;
  }
  return met;
}

interface Found {
  readonly move: number;
  readonly tile: Tile;
  readonly lies: Tile;
  readonly x: number;
  readonly y: number;
  readonly met: number;
}

function tryEverything(grid: Grid, hand: readonly Tile[], most = Number.POSITIVE_INFINITY): Found[] {
  const found: Found[] = [];
  for (const tile of hand)
    for (let turn = 0; turn < (isQuad(tile) ? 1 : 4); turn++) {
      const lies = turned(tile, turn);
      for (let x = grid.west - 1; x <= grid.east + 1; x++)
        for (let y = grid.south - 1; y <= grid.north + 1; y++) {
          const met = cornersMet(grid, lies, x, y);
          if (met < 0) continue;
          found.push({ move: packed(at(x, y), lies), tile, lies, x, y, met });
          if (found.length === most) return found;
        }
    }
  return found;
}

function lay(grid: Grid, [nw, ne, se, sw]: Tile, x: number, y: number): Grid {
  const crossings = new Map(grid.crossings);
  crossings
    .set(at(x, y + 1), nw!)
    .set(at(x + 1, y + 1), ne!)
    .set(at(x + 1, y), se!)
    .set(at(x, y), sw!);
  return {
    cells: new Set(grid.cells).add(at(x, y)),
    crossings,
    west: Math.min(grid.west, x),
    east: Math.max(grid.east, x),
    south: Math.min(grid.south, y),
    north: Math.max(grid.north, y),
  };
}

function leavesSecond(grid: Grid, hand: readonly Tile[], { tile, lies, x, y }: Found): boolean {
  return (
    tryEverything(
      lay(grid, lies, x, y),
      hand.filter((other) => other !== tile),
      1,
    ).length > 0
  );
}

function goesBefore(one: Tile, other: Tile): boolean {
  if (isQuad(one) !== isQuad(other)) return isQuad(one);
  const key = (tile: Tile) => sum(tile) * 10_000 + Number(tile.toSorted((a, b) => b - a).join(''));
  return key(one) > key(other);
}

/** Plays a round; `choose` gets the packed moves. */
export function referenceRound(deal: Deal, random: Random, choose: MoveChooser): { plies: number; scores: number[] } {
  const tiles = (quads: readonly number[]) => quads.map((tile) => [...writeQuad(tile)].map(Number));
  const hands: Tile[][] = deal.hands.map(tiles);
  const well: Tile[] = tiles(deal.stock);
  const scores = [0, 0];
  const bests = hands.map((hand) => hand.reduce((first, tile) => (goesBefore(tile, first) ? tile : first)));
  let turn = goesBefore(bests[1]!, bests[0]!) ? 1 : 0;
  let grid: Grid = { cells: new Set(), crossings: new Map(), west: 0, east: 0, south: 0, north: 0 };
  let plies = 0;
  let passes = 0;
  const put = ({ tile, lies, x, y }: Pick<Found, 'tile' | 'lies' | 'x' | 'y'>) => {
    plies++;
    grid = lay(grid, lies, x, y);
    hands[turn] = hands[turn]!.filter((other) => other !== tile);
    scores[turn]! += sum(tile);
  };
  const chosen = (found: readonly Found[]) => {
    const move = choose(
      found.map((one) => one.move),
      random,
    );
    return found.find((one) => one.move === move)!;
  };
  const firsts = () => {
    const hand = hands[turn]!;
    return tryEverything(grid, hand).filter((first) => leavesSecond(grid, hand, first));
  };
  const playTwo = (first: readonly Found[]) => {
    put(chosen(first));
    put(chosen(tryEverything(grid, hands[turn]!)));
  };
  const bonus = () => {
    const first = firsts();
    plies++;
    if (choose(first.length > 0 ? [TAKE, TWO] : [TAKE], random) === TAKE) scores[turn]! += 25;
    else playTwo(first);
  };

  const starting = bests[turn]!;
  const zeros = hands[turn]!.find((tile) => sum(tile) === 0);
  const swaps = zeros !== undefined && zeros !== starting;
  const openings = swaps ? [zeros, starting] : [starting];
  const opening = choose(
    openings.map((tile) => packed(at(0, 0), tile)),
    random,
  );
  const opened = openings.find((tile) => packed(at(0, 0), tile) === opening)!;
  put({ tile: opened, lies: opened, x: 0, y: 0 });
  if (swaps && opened === zeros) {
    scores[turn]! += 25;
    const first = firsts();
    if (first.length > 0) playTwo(first);
  } else if (isQuad(opened)) bonus();
  while (hands[turn]!.length > 0 && passes < PLAYERS) {
    turn = 1 - turn;
    let found = tryEverything(grid, hands[turn]!);
    while (found.length === 0 && well.length > 0) {
      choose([DRAW], random);
      plies++;
      scores[turn]! -= 20;
      hands[turn]!.push(well.shift()!);
      found = tryEverything(grid, hands[turn]!);
    }
    if (found.length === 0) {
      choose([PASS], random);
      plies++;
      scores[turn]! -= 20;
      passes++;
      continue;
    }
    passes = 0;
    const laid = chosen(found);
    put(laid);
    if (laid.met >= 3) bonus();
  }
  if (passes < PLAYERS) scores[turn]! += hands[1 - turn]!.reduce((all, tile) => all + sum(tile), 0);
  return { plies, scores };
}
