/** The lesson of dominoes. */

import type { Course } from '@boneyard/web/learn/course';
import type { classic as words } from '../words/en/lesson';

const usual = { game: 'classic', players: 2, options: { match: { rounds: 1 } }, seat: 0 } as const;
const block = { ...usual, options: { match: { rounds: 1 }, style: 'block' } } as const;

export const classic: Course<typeof words> = [
  {
    ...usual,
    id: 'lead',
    deal: {
      hands: [
        ['5-4', '6-6', '3-1', '2-0'],
        ['6-5', '2-2', '4-4', '4-1'],
      ],
      stock: ['1-0'],
    },
    moves: [],
    asks: [{ moves: ['6-6'] }],
  },
  {
    ...usual,
    id: 'match',
    lit: ['ends'],
    deal: {
      hands: [
        ['6-6', '6-4', '3-1', '5-2'],
        ['6-5', '2-2', '4-4', '4-1'],
      ],
      stock: ['1-0'],
    },
    moves: ['0 6-6', '1 6-5@6-6'],
    asks: [{ moves: ['6-4@6-6', '5-2@6-5'] }],
  },
  {
    ...usual,
    id: 'double',
    lit: ['ends'],
    deal: {
      hands: [
        ['6-6', '6-4', '5-5', '3-1'],
        ['6-5', '4-4', '4-2', '2-0'],
      ],
      stock: ['1-0'],
    },
    moves: ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 4-4@6-4'],
    asks: [{ moves: ['5-5@6-5'] }],
  },
  {
    ...usual,
    id: 'draw',
    lit: ['ends'],
    deal: {
      hands: [
        ['6-6', '3-1', '2-0'],
        ['6-5', '4-1', '4-2'],
      ],
      stock: ['4-3', '5-1', '3-3'],
    },
    moves: ['0 6-6', '1 6-5@6-6'],
    asks: [{ moves: ['draw'] }, { moves: ['draw'] }, { moves: ['5-1@6-5'] }],
  },
  {
    ...block,
    id: 'pass',
    lit: ['ends'],
    deal: {
      hands: [
        ['5-5', '6-4', '3-1', '4-3'],
        ['5-2', '2-2', '5-4', '6-2'],
      ],
      stock: [],
    },
    moves: ['0 5-5', '1 5-2@5-5'],
    asks: [{ moves: ['pass'], replies: ['1 2-2@5-2'] }],
  },
  {
    ...usual,
    id: 'spinner',
    lit: ['6-6'],
    options: { match: { rounds: 1 }, spinner: 'first' },
    deal: {
      hands: [
        ['6-6', '6-4', '6-3', '3-1'],
        ['6-5', '4-1', '2-2', '2-0'],
      ],
      stock: ['1-0'],
    },
    moves: ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 4-1@6-4'],
    asks: [{ moves: ['6-3@6-6'] }],
  },
  {
    ...usual,
    id: 'out',
    counts: true,
    lit: ['ends'],
    deal: {
      hands: [
        ['6-6', '6-4', '4-2'],
        ['6-5', '5-1', '5-5', '3-1'],
      ],
      stock: [],
    },
    moves: ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 5-1@6-5'],
    asks: [{ moves: ['4-2@6-4'] }],
  },
  {
    ...block,
    id: 'blocked',
    counts: true,
    lit: ['ends'],
    deal: {
      hands: [
        ['6-6', '6-0', '3-1'],
        ['6-2', '2-0', '5-4'],
      ],
      stock: [],
    },
    moves: ['0 6-6', '1 6-2@6-6', '0 6-0@6-6', '1 2-0@6-2'],
    asks: [{ moves: ['pass'], replies: ['1 pass'] }],
  },
];
