/** The Domino Bead Game on the page. */

import type { WebGame } from '@boneyard/web/game';
import { BeadPicture, OpenPicture, StrategicPicture } from './picture';

export const bead: WebGame = {
  minutes: 30,
  Picture: BeadPicture,
  variantPictures: { sheet: BeadPicture, strategic: StrategicPicture, open: OpenPicture },
  courses: {
    bead: { options: {}, steps: 11, minutes: 5 },
    claims: { options: { open: true }, steps: 5, minutes: 3 },
  },
  load: () => import('./board').then((part) => part.beadBoard),
  puzzles: ['bead'],
  pages: () => import('./pages').then((part) => part.pages),
};
