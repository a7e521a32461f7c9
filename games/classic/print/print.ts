/** Dominoes on paper. */

import { dominoSet } from '@boneyard/print/dominoset';
import type { PrintGame, Tile } from '@boneyard/print/game';
import { type FigureTile, leafletFigure } from '@boneyard/print/pages/figures';

function pips(high: number, low: number): Tile {
  return { kind: 'pips', pips: [high, low] };
}

/** 6-6 was led; then 6-5 to its right, 6-4 to its left, and 5-5 across the end. */
export const LINE: readonly FigureTile[] = [
  { tile: pips(6, 4), x: -1.5, y: 0, degrees: 90 },
  { tile: pips(6, 6), x: 0, y: 0 },
  { tile: pips(6, 5), x: 1.5, y: 0, degrees: -90 },
  { tile: pips(5, 5), x: 3, y: 0 },
];

export const classic = {
  sets: { 'double-six': dominoSet(6), 'double-nine': dominoSet(9), 'double-twelve': dominoSet(12) },
  standardSet: 'double-six',
  samples: [27, 25, 18, 5],
  figures: { line: leafletFigure(LINE, 1, 18) },
} satisfies PrintGame;
