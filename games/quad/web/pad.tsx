/** The score pad of Quad-Ominos: its tiles, and the form for a turn. */

import type { PadLook } from '@boneyard/web/scorepad/padlook';
import type { QuadOptions } from '../rules/options';
import { writeQuad } from '../rules/quads';
import { QuadTurnForm } from './padturn';
import { QuadTile } from './tile';

export const pad: PadLook = {
  width: 2,
  height: 2,
  tiles: (options) => Array.from({ length: (options as QuadOptions).set }, (_, quad) => writeQuad(quad)),
  face: (tile) => <QuadTile numbers={tile} x={0} y={0} />,
  named: (tile) => tile,
  TurnForm: QuadTurnForm,
};
