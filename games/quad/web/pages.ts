/** What the other pages show of Quad-Ominos. */

import type { GamePages } from '@boneyard/web/game';

export const pages: GamePages = {
  lessons: { quad: () => import('./lesson').then(({ quad }) => quad) },
  teaching: () => import('./illustrations').then(({ teaching }) => teaching),
  rulePictures: () => import('./rulepictures').then(({ rulePictures }) => rulePictures),
  scorePad: () => import('./pad').then(({ pad }) => pad),
  puzzles: { quad: () => import('../bot/puzzles.jsonl?raw').then(({ default: text }) => text) },
};
