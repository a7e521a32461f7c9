/** What the other pages show of the game. */

import { setSize, writeDomino } from '@boneyard/rules/families/dominoes';
import type { GamePages } from '@boneyard/web/game';
import { HIGHEST } from '../rules/options';

export const pages: GamePages = {
  lessons: { sample: () => import('./lesson').then(({ sample }) => sample) },
  rulePictures: () => import('./lesson').then(({ rulePictures }) => rulePictures),
  async scorePad() {
    const { dominoFace } = await import('@boneyard/web/scorepad/dominoface.tsx');
    return {
      width: 1,
      height: 2,
      tiles: () => Array.from({ length: setSize(HIGHEST) }, (_, domino) => writeDomino(domino)),
      face: (tile) => dominoFace(tile),
      named: (tile) => tile,
    };
  },
};
