/** Which move a tile over a cell means: the tile turns to a way that fits, starting from how it is held. */

import type { Seat } from '@boneyard/rules/game';
import { type Cell, spotAt } from '../rules/board';
import { explain, type QuadExplanation } from '../rules/explain';
import { laidBy, lays, read, write } from '../rules/move';
import type { View } from '../rules/position';
import { readCorners, writeQuad } from '../rules/quads';

export const TURNS = 4;

/** The numbers of a tile after some clockwise quarter turns: one turn moves the lower left number to the upper left. */
export function turned(tile: string, turn: number): string {
  const at = (TURNS - turn) % TURNS;
  return tile.slice(at) + tile.slice(0, at);
}

export interface FittedMove {
  readonly move: string;
  readonly explanation: QuadExplanation;
}

/** The first legal way to lay a tile on a cell, turning on from how it is held; if there is none, as it is held. */
export function meant(view: View, seat: Seat, tile: string, turn: number, cell: Cell, by: 1 | -1 = 1): FittedMove {
  const ways: FittedMove[] = [];
  for (let more = 0; more < TURNS; more++) {
    const move = spotAt(cell, readCorners(turned(tile, (turn + TURNS + by * more) % TURNS))!);
    const way = { move: write(move), explanation: explain(view, seat, move) };
    if (way.explanation.breaks === undefined) return way;
    ways.push(way);
  }
  return ways[0]!;
}

/** The tile that a move lays; undefined for moves that lay none. */
export function tileOf(written: string): string | undefined {
  const move = read(written);
  return move === undefined || !lays(move) ? undefined : writeQuad(laidBy(move));
}

/** How far a move turns its tile: 0 for a tile with four equal numbers. */
export function turnOf(written: string): number {
  const tile = tileOf(written) ?? '';
  return Math.max(
    0,
    [0, 1, 2, 3].findIndex((turn) => written.startsWith(turned(tile, turn))),
  );
}
