/** The lesson of the tower. */

import type { Course } from '@boneyard/web/learn/course';
import type { tower as words } from '../../words/en/towerlesson';

const usual = { game: 'magnetic', players: 2, options: { mode: 'tower' }, seat: 0 } as const;

export const tower: Course<typeof words> = [
  {
    ...usual,
    id: 'first',
    deal: {
      hands: [
        ['3-1', '6-6', '5-2'],
        ['4-4', '6-2', '2-0'],
      ],
      stock: ['1-0'],
    },
    moves: [],
    asks: [{ moves: ['6-6@0,0E'] }],
  },
  {
    ...usual,
    id: 'rest',
    lit: ['6-6'],
    deal: {
      hands: [
        ['6-4', '3-1'],
        ['6-6', '2-2'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E'],
    asks: [{ moves: 'any' }],
  },
  {
    ...usual,
    id: 'bridge',
    lit: ['6-4', '6-3'],
    deal: {
      hands: [
        ['6-3', '6-2', '4-3'],
        ['6-6', '6-4', '6-1', '2-2'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E', '0 6-3@1,0N', '1 6-4@0,0N', '0 2-6@1,-1N', '1 1-6@0,-1N'],
    asks: [{ moves: ['4-3@0,1E'] }],
  },
  {
    ...usual,
    id: 'along',
    lit: ['6-6'],
    options: { mode: 'tower', parallel: true },
    deal: {
      hands: [
        ['6-5', '3-1'],
        ['6-6', '2-2'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E'],
    letters: { '6-5@0,0N': '1', '6-5@1,0E': '2' },
    asks: [{ moves: ['6-5@1,0E'] }],
  },
  {
    ...usual,
    id: 'ends',
    options: { mode: 'tower', ends: true },
    deal: {
      hands: [
        ['6-5', '5-3', '3-2'],
        ['6-6', '6-4', '4-1', '2-2'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E', '0 6-5@1,0E>', '1 4-6@-1,0E<'],
    letters: { '5-3@2,0N>': '1', '5-3@2,0N<': '2' },
    asks: [{ moves: ['5-3@2,0N>'] }],
  },
  {
    ...usual,
    id: 'fall',
    lit: ['6-5'],
    seat: 1,
    deal: {
      hands: [
        ['6-5', '5-3', '3-2'],
        ['6-6', '5-4', '2-2', '3-1'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E', '0 6-5@1,0E'],
    asks: [{ moves: ['5-4@2,0E'] }],
  },
  {
    ...usual,
    id: 'out',
    deal: {
      hands: [
        ['6-5', '5-2'],
        ['6-6', '6-4', '5-4', '3-1'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E', '0 6-5@1,0E', '1 4-6@-1,0E'],
    asks: [{ moves: 'any' }],
  },
];
