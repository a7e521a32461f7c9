/** The lesson of the staggered chain. */

import type { Course } from '@boneyard/web/learn/course';
import type { staggered as words } from '../../words/en/staggeredlesson';

const usual = { game: 'magnetic', players: 2, options: { mode: 'staggered' }, seat: 0 } as const;

export const staggered: Course<typeof words> = [
  {
    ...usual,
    id: 'flat',
    lit: ['6-6'],
    deal: {
      hands: [
        ['6-4', '4-1', '3-1'],
        ['6-6', '6-2', '2-0'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E'],
    asks: [{ moves: 'any' }],
  },
  {
    ...usual,
    id: 'top',
    lit: ['6-4'],
    deal: {
      hands: [
        ['6-4', '4-1', '3-1'],
        ['6-6', '6-2', '2-0'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E', '0 6-4@2,0E>', '1 2-6@-1,0E<'],
    letters: { '4-1@4,0E>': '1', '4-1@3,0E>': '2' },
    asks: [{ moves: ['4-1@3,0E>'] }],
  },
  {
    ...usual,
    id: 'under',
    lit: ['4-1'],
    deal: {
      hands: [
        ['6-4', '4-1', '3-1', '5-5'],
        ['6-6', '6-2', '2-0', '5-4'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E', '0 6-4@2,0E>', '1 2-6@-1,0E<', '0 4-1@3,0E>', '1 2-0@-1,0N<'],
    asks: [{ moves: ['1-3@4,0E>', '1-3@4,0N>', '3-1@4,-1N>'] }],
  },
  {
    ...usual,
    id: 'keep',
    deal: {
      hands: [
        ['5-4', '3-1'],
        ['6-6', '6-2', '2-0'],
      ],
      stock: ['6-5', '1-0'],
    },
    moves: ['1 6-6@0,0E'],
    asks: [{ moves: ['draw'], replies: ['1 6-2@1,0N>'] }, { moves: 'any' }],
  },
  {
    ...usual,
    id: 'out',
    deal: {
      hands: [
        ['6-4', '4-1'],
        ['6-6', '6-2', '2-0'],
      ],
      stock: ['1-0'],
    },
    moves: ['1 6-6@0,0E', '0 6-4@2,0E>', '1 2-6@-1,0E<'],
    asks: [{ moves: 'any' }],
  },
];
