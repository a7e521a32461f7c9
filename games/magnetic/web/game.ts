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
  load: ({ mode }) =>
    mode === 'flat'
      ? import('./flat').then((part) => part.magneticBoard)
      : import('./towers/board').then((part) => part.towerBoard),
  puzzles: ['magnetic'],
  pages: () => import('./pages').then((part) => part.pages),
};
