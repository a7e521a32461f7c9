/** Magnetic Domino on the page. */

import type { WebGame } from '@boneyard/web/game';
import { FlatPicture, StaggeredPicture, TowerPicture } from './picture';

export const magnetic: WebGame = {
  minutes: 10,
  Picture: TowerPicture,
  variantPictures: { flat: FlatPicture, tower: TowerPicture, staggered: StaggeredPicture },
  courses: {
    magnetic: { options: { mode: 'flat' }, steps: 6, minutes: 3 },
    tower: { options: { mode: 'tower' }, steps: 7, minutes: 3 },
    staggered: { options: { mode: 'staggered' }, steps: 5, minutes: 2 },
  },
  // Names taken apart keep the two imports apart: the minifier would make one call of them, which preloads towers for the flat game.
  load: ({ mode }) =>
    mode === 'flat'
      ? import('./flat').then(({ magneticBoard }) => magneticBoard)
      : import('./towers/board').then(({ towerBoard }) => towerBoard),
  puzzles: ['magnetic'],
  pages: () => import('./pages').then((part) => part.pages),
};
