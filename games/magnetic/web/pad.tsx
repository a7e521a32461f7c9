/** The score pad of Magnetic Domino: its tiles. */

import { setSize, writeDomino } from '@boneyard/rules/families/dominoes';
import { dominoFace } from '@boneyard/web/scorepad/dominoface.tsx';
import type { PadLook } from '@boneyard/web/scorepad/padlook';
import { plasticOf } from './plastics';

const HIGHEST = 6;

export const pad: PadLook = {
  width: 1,
  height: 2,
  tiles: () => Array.from({ length: setSize(HIGHEST) }, (_, domino) => writeDomino(domino)),
  face: (tile) => dominoFace(tile, plasticOf),
  named: (tile) => tile,
};
