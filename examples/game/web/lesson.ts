/** The lesson, and the positions that the page with the rules shows. */

import type { WrittenPosition } from '@boneyard/engine/position';
import type { RulePictures } from '@boneyard/web/game';
import type { Course } from '@boneyard/web/learn/course';
import type { lessons, rules } from '../words/en/pages';

const usual = { game: 'sample', players: 2, options: { match: { rounds: 1 } }, seat: 0 } as const;
const deal = {
  hands: [
    ['6-6', '6-4', '3-1'],
    ['6-5', '4-1', '2-0'],
  ],
  stock: [],
};

export const sample: Course<typeof lessons.sample> = [
  { ...usual, id: 'lead', deal, moves: [], asks: [{ moves: ['6-6', '6-4', '3-1'] }] },
  { ...usual, id: 'match', deal, moves: ['0 6-6', '1 6-5@6-6'], asks: [{ moves: ['6-4@6-6'] }] },
];

export const rulePictures: RulePictures = {
  pictures: { line: { ...usual, deal, moves: ['0 6-6', '1 6-5@6-6', '0 6-4@6-6'] } } satisfies Readonly<
    Record<keyof typeof rules.pictures, WrittenPosition>
  >,
  parts: { aim: [], play: ['line'] },
  details: {},
};
