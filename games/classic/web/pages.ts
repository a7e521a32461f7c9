/** What the other pages show of Dominoes. */

import type { GamePages } from '@boneyard/web/game';

export const pages: GamePages = {
  lessons: {
    classic: () => import('./lesson').then(({ classic }) => classic),
    fives: () => import('./lesson').then(({ fives }) => fives),
    partners: () => import('./lesson').then(({ partners }) => partners),
  },
  teaching: () => import('@boneyard/web/learn/chainillustrations.tsx').then(({ chainTeaching }) => chainTeaching()),
  rulePictures: () => import('./rulepictures').then(({ rulePictures }) => rulePictures),
  scorePad: () => import('./pad').then(({ pad }) => pad),
  puzzles: {
    classic: () => import('../bot/puzzles.jsonl?raw').then(({ default: text }) => text),
    fives: () => import('../bot/puzzles-fives.jsonl?raw').then(({ default: text }) => text),
    partners: () => import('../bot/puzzles-partners.jsonl?raw').then(({ default: text }) => text),
  },
};
