/** Quad-Ominos on the page. */

import type { WebGame } from '@boneyard/web/game';
import { QuadPicture, SmallSetPicture } from './picture';

export const quad: WebGame = {
  minutes: 25,
  Picture: QuadPicture,
  variants: [
    { id: 'full', options: {}, Picture: QuadPicture },
    { id: 'beginners', options: { set: 70 }, Picture: SmallSetPicture },
  ],
  courses: { quad: { options: {}, steps: 11, minutes: 7 } },
  load: () => import('./board').then(({ quadBoard }) => quadBoard),
  puzzles: ['quad'],
  pages: () => import('./pages').then(({ pages }) => pages),
};
