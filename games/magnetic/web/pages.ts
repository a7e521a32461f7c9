/** What the other pages show of Magnetic Domino. */

import type { GamePages } from '@boneyard/web/game';

export const pages: GamePages = {
  lessons: {
    magnetic: () => import('./lesson').then(({ magnetic }) => magnetic),
    tower: () => import('./towers/towerlesson').then(({ tower }) => tower),
    staggered: () => import('./towers/staggeredlesson').then(({ staggered }) => staggered),
  },
  teaching: ({ mode }) =>
    mode === 'tower' || mode === 'staggered'
      ? import('./towers/illustrations').then(({ teaching }) => teaching)
      : import('./illustrations').then(({ teaching }) => teaching),
  rulePictures: () => import('./rulepictures').then(({ rulePictures }) => rulePictures),
  scorePad: () => import('./pad').then(({ pad }) => pad),
  pictures: ({ mode }) =>
    mode === 'flat' ? undefined : import('./towers/planpicture').then(({ PlanPicture }) => PlanPicture),
  puzzles: { magnetic: () => import('../bot/puzzles.jsonl?raw').then(({ default: text }) => text) },
};
