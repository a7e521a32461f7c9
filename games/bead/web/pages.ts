/** What the other pages show of the Domino Bead Game. */

import type { GamePages } from '@boneyard/web/game';

export const pages: GamePages = {
  lessons: {
    bead: () => import('./lesson').then(({ bead }) => bead),
    claims: () => import('./lesson').then(({ claims }) => claims),
  },
  teaching: () => import('./illustrations').then(({ teaching }) => teaching),
  rulePictures: () => import('./rulepictures').then(({ rulePictures }) => rulePictures),
  scorePad: () => import('./pad').then(({ pad }) => pad),
  puzzles: { bead: () => import('../bot/puzzles.jsonl?raw').then(({ default: text }) => text) },
};
