/** Which move is meant by a tile over a cell: it turns by itself to a way that fits, beginning from how it is held. */

import type { Seat } from '@boneyard/rules/game';
import { type Cell, spotAt } from '@boneyard/rules/games/quad/board';
import { explain, type QuadExplanation } from '@boneyard/rules/games/quad/explain';
import { laidBy, lays, read, write } from '@boneyard/rules/games/quad/move';
import type { View } from '@boneyard/rules/games/quad/position';
import { readCorners, writeQuad } from '@boneyard/rules/games/quad/quads';

export const TURNS = 4;

/** The numbers of a tile after some quarter turns clockwise: what was lower left comes to the upper left. */
export function turned(tile: string, turn: number): string {
  const at = (TURNS - turn) % TURNS;
  return tile.slice(at) + tile.slice(0, at);
}

export interface Meant {
  readonly move: string;
  readonly explanation: QuadExplanation;
}

/** The first way to lay a tile on a cell that is legal, turning it on by hand; or how it is held when there is none. */
export function meant(view: View, seat: Seat, tile: string, turn: number, cell: Cell, by: 1 | -1 = 1): Meant {
  const ways: Meant[] = [];
  for (let more = 0; more < TURNS; more++) {
    const move = spotAt(cell, readCorners(turned(tile, (turn + TURNS + by * more) % TURNS))!);
    const way = { move: write(move), explanation: explain(view, seat, move) };
    if (way.explanation.breaks === undefined) return way;
    ways.push(way);
  }
  return ways[0]!;
}

/** The tile that a move lays; undefined for the others. */
export function tileOf(written: string): string | undefined {
  const move = read(written);
  return move === undefined || !lays(move) ? undefined : writeQuad(laidBy(move));
}

/** How far a move turns its tile; one with four equal numbers is never turned. */
export function turnOf(written: string): number {
  const tile = tileOf(written) ?? '';
  return Math.max(
    0,
    [0, 1, 2, 3].findIndex((turn) => written.startsWith(turned(tile, turn))),
  );
}
