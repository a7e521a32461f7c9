/** The board of a position. It is derived from the starting square and the log. */

import type { Log } from '@boneyard/rules/game';
import { type BeadBoard, emptyBoard, lay, lift } from './lines';
import type { BeadPlacement } from './placement';

/** The dominoes on the table: those of the starting square that are laid yet, and the placements in the log. */
export interface LaidDominoes {
  readonly square: readonly BeadPlacement[] | undefined;
  readonly log: Log<number> | undefined;
}

/** Everything that was laid, newest first. */
export function* placements({ square, log }: LaidDominoes): Generator<BeadPlacement> {
  for (let entry = log; entry; entry = entry.before) if (entry.move >= 0) yield entry.move;
  if (square) yield* square;
}

const board = emptyBoard();
let shownSquare: LaidDominoes['square'];
let shownLog: LaidDominoes['log'];
/** The number of moves in the log that is shown. */
let depth = 0;

function goOn(log: Log<number>): void {
  if (log.move >= 0) lay(board, log.move);
  shownLog = log;
  depth++;
}

function goBack(log: Log<number>): void {
  if (log.move >= 0) lift(board, log.move);
  shownLog = log.before;
  depth--;
}

function showSquare(square: LaidDominoes['square']): void {
  while (shownLog) goBack(shownLog);
  for (let i = (shownSquare?.length ?? 0) - 1; i >= 0; i--) lift(board, shownSquare![i]!);
  for (let i = 0; i < (square?.length ?? 0); i++) lay(board, square![i]!);
  shownSquare = square;
}

/** The moves that are not shown yet, newest first. */
const ahead: Log<number>[] = [];

/** Goes back to where the logs part, then on. */
function showLog(log: LaidDominoes['log']): void {
  let length = 0;
  for (let entry = log; entry; entry = entry.before) length++;
  while (depth > length) goBack(shownLog!);
  for (let entry = log; entry !== shownLog; entry = entry!.before) {
    if (length-- === depth) goBack(shownLog!);
    ahead.push(entry!);
  }
  while (ahead.length > 0) goOn(ahead.pop()!);
}

/**
 * The board of a position. All calls share one, so it is valid only until the next call. Callers must restore changes of its
 * cells. In search each position follows from the one shown before, so little has to be laid or taken back.
 */
export function boardOf({ square, log }: LaidDominoes): BeadBoard {
  if (square !== shownSquare) showSquare(square);
  if (log !== shownLog) {
    if (log && log.before === shownLog) goOn(log);
    else showLog(log);
  }
  return board;
}
