/** A set of tiles, numbered 0 to 127, as bits. The rules store hands like this. */

export interface Tiles {
  readonly w0: number;
  readonly w1: number;
  readonly w2: number;
  readonly w3: number;
}

export const NO_TILES: Tiles = { w0: 0, w1: 0, w2: 0, w3: 0 };

export function has(tiles: Tiles, tile: number): boolean {
  return ((word(tiles, tile >> 5) >>> (tile & 31)) & 1) === 1;
}

function word(tiles: Tiles, index: number): number {
  return index === 0 ? tiles.w0 : index === 1 ? tiles.w1 : index === 2 ? tiles.w2 : tiles.w3;
}

function toggled({ w0, w1, w2, w3 }: Tiles, tile: number): Tiles {
  const bit = 1 << (tile & 31);
  switch (tile >> 5) {
    case 0:
      return { w0: w0 ^ bit, w1, w2, w3 };
    case 1:
      return { w0, w1: w1 ^ bit, w2, w3 };
    case 2:
      return { w0, w1, w2: w2 ^ bit, w3 };
    default:
      return { w0, w1, w2, w3: w3 ^ bit };
  }
}

export function plus(tiles: Tiles, tile: number): Tiles {
  return has(tiles, tile) ? tiles : toggled(tiles, tile);
}

export function without(tiles: Tiles, tile: number): Tiles {
  return has(tiles, tile) ? toggled(tiles, tile) : tiles;
}

export function both(one: Tiles, other: Tiles): Tiles {
  return { w0: one.w0 & other.w0, w1: one.w1 & other.w1, w2: one.w2 & other.w2, w3: one.w3 & other.w3 };
}

export function either(one: Tiles, other: Tiles): Tiles {
  return { w0: one.w0 | other.w0, w1: one.w1 | other.w1, w2: one.w2 | other.w2, w3: one.w3 | other.w3 };
}

export function meet(one: Tiles, other: Tiles): boolean {
  return ((one.w0 & other.w0) | (one.w1 & other.w1) | (one.w2 & other.w2) | (one.w3 & other.w3)) !== 0;
}

/** The lowest tile from `from` on that is in both sets, or −1. Loops use it to walk through a hand without a list. */
export function next(one: Tiles, other: Tiles, from: number): number {
  let index = from >> 5;
  if (index > 3) return -1;
  let bits = word(one, index) & word(other, index) & (-1 << (from & 31));
  while (bits === 0) {
    if (++index > 3) return -1;
    bits = word(one, index) & word(other, index);
  }
  return (index << 5) + 31 - Math.clz32(bits & -bits);
}

export function tilesOf(list: readonly number[]): Tiles {
  let w0 = 0;
  let w1 = 0;
  let w2 = 0;
  let w3 = 0;
  for (let i = 0; i < list.length; i++) {
    const tile = list[i]!;
    const bit = 1 << (tile & 31);
    if (tile < 32) w0 |= bit;
    else if (tile < 64) w1 |= bit;
    else if (tile < 96) w2 |= bit;
    else w3 |= bit;
  }
  return { w0, w1, w2, w3 };
}

/** The tiles in ascending order. */
export function listOf(tiles: Tiles): number[] {
  const list: number[] = [];
  for (let tile = next(tiles, tiles, 0); tile >= 0; tile = next(tiles, tiles, tile + 1)) list.push(tile);
  return list;
}
