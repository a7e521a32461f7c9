/** The score pad of dominoes: its tiles, and the form for a tile in All Fives. */

import { setSize, writeDomino } from '@boneyard/rules/families/dominoes';
import { dominoFace } from '@boneyard/web/scorepad/dominoface.tsx';
import type { PadLook } from '@boneyard/web/scorepad/padlook';
import type { ClassicOptions } from '../rules/options';
import { EndsForm } from './padturn';

export const pad: PadLook = {
  width: 1,
  height: 2,
  tiles: (options) =>
    Array.from({ length: setSize((options as ClassicOptions).set) }, (_, domino) => writeDomino(domino)),
  face: (tile) => dominoFace(tile),
  named: (tile) => tile,
  TurnForm: EndsForm,
};
