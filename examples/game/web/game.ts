/** The game on the page. */

import type { WebGame } from '@boneyard/web/game';
import { SamplePicture } from './picture';

export const sample: WebGame = {
  minutes: 10,
  Picture: SamplePicture,
  courses: { sample: { options: {}, steps: 2, minutes: 1 } },
  load: () => import('./board').then(({ sampleBoard }) => sampleBoard),
  pages: () => import('./pages').then(({ pages }) => pages),
};
