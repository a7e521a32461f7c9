/** The game on paper. */

import { dominoSet } from '@boneyard/print/dominoset';
import type { PrintGame } from '@boneyard/print/game';
import { type FigureTile, leafletFigure } from '@boneyard/print/pages/figures';
import { HIGHEST } from '../rules/options';

const LINE: readonly FigureTile[] = [
  { tile: { kind: 'pips', pips: [6, 4] }, x: -1.5, y: 0, degrees: 90 },
  { tile: { kind: 'pips', pips: [6, 6] }, x: 0, y: 0 },
  { tile: { kind: 'pips', pips: [6, 5] }, x: 1.5, y: 0, degrees: -90 },
];

export const sample = {
  sets: { sample: dominoSet(HIGHEST) },
  standardSet: 'sample',
  samples: [27, 25, 18, 5],
  figures: { line: leafletFigure(LINE, 1, 18) },
} satisfies PrintGame;
