/** Quad-Ominos on the page. */

import type { WebGame } from '@boneyard/web/game';
import { QuadPicture, SmallSetPicture } from './picture';

export const quad: WebGame = {
  minutes: 25,
  Picture: QuadPicture,
  variantPictures: { full: QuadPicture, beginners: SmallSetPicture },
  courses: { quad: { options: {}, steps: 11, minutes: 7 } },
  load: () => import('./board').then((part) => part.quadBoard),
  puzzles: ['quad'],
  pages: () => import('./pages').then((part) => part.pages),
};
