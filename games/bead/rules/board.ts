/** The board: the colour of every cell, and where dominoes begin. It is derived from the starting square and the log. */

import type { Log } from '@boneyard/rules/game';
import { type BeadCells, put, take } from './cells';
import { type BeadPlacement, CELLS } from './placement';

/** The dominoes on the table: the starting square, if it is laid yet, and the placements in the log. */
export interface LaidDominoes {
  readonly square: readonly [BeadPlacement, BeadPlacement] | undefined;
  readonly log: Log<number> | undefined;
}

/** Everything that was laid, newest first. */
export function* placements({ square, log }: LaidDominoes): Generator<BeadPlacement> {
  for (let entry = log; entry; entry = entry.before) if (entry.move >= 0) yield entry.move;
  if (square) yield* square;
}

const scratch: BeadCells = new Uint8Array(CELLS);
let shownSquare: LaidDominoes['square'];
let shownLog: LaidDominoes['log'];

/** If two positions are at most this many moves apart, one is derived from the other; otherwise the board is rebuilt. */
const FEW = 12;

function follows(log: LaidDominoes['log'], past: LaidDominoes['log']): boolean {
  let entry = log;
  for (let i = 0; i < FEW && entry; i++) {
    if (entry === past) return true;
    entry = entry.before;
  }
  return entry === past;
}

function putSince(log: LaidDominoes['log'], past: LaidDominoes['log']): void {
  for (let entry = log; entry && entry !== past; entry = entry.before) if (entry.move >= 0) put(scratch, entry.move);
}

function takeSince(log: LaidDominoes['log'], past: LaidDominoes['log']): void {
  for (let entry = log; entry && entry !== past; entry = entry.before) if (entry.move >= 0) take(scratch, entry.move);
}

/** The board of a position. All calls share one array, so it is valid only until the next call. Callers must restore changes. */
export function boardOf({ square, log }: LaidDominoes): BeadCells {
  if (square === shownSquare && follows(log, shownLog)) putSince(log, shownLog);
  else if (square === shownSquare && follows(shownLog, log)) takeSince(shownLog, log);
  else {
    takeSince(shownLog, undefined);
    for (const placement of shownSquare ?? []) take(scratch, placement);
    for (const placement of square ?? []) put(scratch, placement);
    putSince(log, undefined);
  }
  shownSquare = square;
  shownLog = log;
  return scratch;
}
