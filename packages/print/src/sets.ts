/** The sets that can be printed: what is on each tile, how large it is, and how many lie on a sheet. */

import { high, low, setSize } from '@boneyard/rules/families/dominoes';
import type { GameId } from '@boneyard/rules/games';
import { COPIES, firstOf, lowerFirst, SHAPES, secondOf } from '@boneyard/rules/games/bead/beads';
import { colourOf } from '@boneyard/rules/games/magnetic/magnetic';
import { corner, FULL_SET, printed } from '@boneyard/rules/games/quad/quads';

/** What a tile shows, from the top or clockwise from the top left corner. */
export type Tile =
  | { readonly kind: 'beads'; readonly colours: readonly [number, number] }
  | { readonly kind: 'pips'; readonly pips: readonly [number, number]; readonly plastic?: number }
  | { readonly kind: 'corners'; readonly numbers: readonly [number, number, number, number] };

export interface TileSet {
  /** In the order they are printed, sheet after sheet. */
  readonly tiles: readonly Tile[];
  /** Of one tile when it is cut, in millimetres. */
  readonly width: number;
  readonly height: number;
  /** The most that lie on a sheet; the same for every paper. */
  readonly columns: number;
  readonly rows: number;
}

export const SET_NAMES = [
  'bead',
  'double-six',
  'double-nine',
  'double-twelve',
  'magnetic',
  'quad-125',
  'quad-70',
] as const;
export type SetName = (typeof SET_NAMES)[number];

/** The set that each game is usually played with. */
export const USUAL_SETS: Readonly<Record<GameId, SetName>> = {
  classic: 'double-six',
  bead: 'bead',
  quad: 'quad-125',
  magnetic: 'magnetic',
};

/** How many of the 125 have no 5: they come first. */
const SMALL_SET = 70;

function list<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index));
}

function beads(): TileSet {
  const sheet = list(SHAPES, (shape): Tile => {
    const pair = lowerFirst(shape);
    return { kind: 'beads', colours: [firstOf(pair), secondOf(pair)] };
  });
  // The rows of this sheet hold all 15 shapes, so the second copy of the set is the same sheet once more.
  return { tiles: list(COPIES, () => sheet).flat(), width: 30, height: 60, columns: 5, rows: 3 };
}

function dominoes(top: number, plastic?: (domino: number) => number): TileSet {
  const tiles = list(setSize(top), (domino): Tile => {
    const tile = { kind: 'pips', pips: [high(domino), low(domino)] } as const;
    return plastic ? { ...tile, plastic: plastic(domino) } : tile;
  });
  return { tiles, width: 25, height: 50, columns: 7, rows: 5 };
}

function quads(size: number): TileSet {
  const tiles = list(size, (quad): Tile => {
    const corners = printed(quad);
    return {
      kind: 'corners',
      numbers: [corner(corners, 0), corner(corners, 1), corner(corners, 2), corner(corners, 3)],
    };
  });
  return { tiles, width: 30, height: 30, columns: 6, rows: 8 };
}

export const tileSets: Readonly<Record<SetName, TileSet>> = {
  bead: beads(),
  'double-six': dominoes(6),
  'double-nine': dominoes(9),
  'double-twelve': dominoes(12),
  magnetic: dominoes(6, colourOf),
  'quad-125': quads(FULL_SET),
  'quad-70': quads(SMALL_SET),
};
