/** Dominoes on the page. */

import type { WebGame } from '@boneyard/web/game';
import { BlockPicture, ClassicPicture, DrawPicture, FivesPicture, PartnersPicture } from './picture';

export const classic: WebGame = {
  minutes: 10,
  Picture: ClassicPicture,
  variantPictures: { draw: DrawPicture, block: BlockPicture, fives: FivesPicture, partners: PartnersPicture },
  courses: {
    classic: { options: {}, steps: 8, minutes: 4 },
    fives: { options: { points: 'fives' }, steps: 5, minutes: 2 },
    partners: { options: { partners: true }, steps: 5, minutes: 2 },
  },
  load: () => import('./board').then((part) => part.classicBoard),
  puzzles: ['classic', 'fives', 'partners'],
  pages: () => import('./pages').then((part) => part.pages),
};
