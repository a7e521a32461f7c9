/** Dominoes on the page. */

import type { WebGame } from '@boneyard/web/game';
import { BlockPicture, ClassicPicture, DrawPicture, FivesPicture, PartnersPicture } from './picture';

export const classic: WebGame = {
  minutes: 10,
  Picture: ClassicPicture,
  variants: [
    { id: 'draw', options: {}, Picture: DrawPicture },
    { id: 'block', options: { style: 'block' }, Picture: BlockPicture },
    { id: 'fives', options: { points: 'fives' }, Picture: FivesPicture },
    { id: 'partners', options: { partners: true, style: 'block' }, Picture: PartnersPicture },
  ],
  courses: {
    classic: { options: {}, steps: 8, minutes: 4 },
    fives: { options: { points: 'fives' }, steps: 5, minutes: 2 },
    partners: { options: { partners: true }, steps: 5, minutes: 2 },
  },
  load: () => import('./board').then(({ classicBoard }) => classicBoard),
  puzzles: ['classic', 'fives', 'partners'],
  pages: () => import('./pages').then(({ pages }) => pages),
};
