/** The lesson of Magnetic Domino played flat. */

import type { Course } from '@boneyard/web/learn/course';
import type { magnetic as words } from '../words/en/lesson';

const usual = { game: 'magnetic', players: 2, options: { mode: 'flat' }, seat: 0 } as const;

export const magnetic: Course<typeof words> = [
  {
    ...usual,
    id: 'lead',
    deal: {
      hands: [
        ['4-1', '5-5', '6-3'],
        ['4-4', '6-2', '2-0'],
      ],
      stock: ['1-0'],
    },
    moves: [],
    asks: [{ moves: ['5-5'] }],
  },
  {
    ...usual,
    id: 'line',
    lit: ['ends'],
    deal: {
      hands: [
        ['5-5', '5-2', '6-3', '4-0'],
        ['5-4', '3-3', '2-0'],
      ],
      stock: ['1-0'],
    },
    moves: ['0 5-5', '1 5-4@5-5'],
    asks: [{ moves: 'any' }],
  },
  {
    ...usual,
    id: 'closed',
    lit: ['5-5'],
    deal: {
      hands: [
        ['5-5', '5-2', '5-3', '4-0'],
        ['5-4', '3-3', '2-1', '6-1'],
      ],
      stock: ['1-0'],
    },
    moves: ['0 5-5', '1 5-4@5-5', '0 5-2@5-5', '1 2-1@5-2'],
    letters: { '5-3@5-5': '1', '4-0@5-4': '2' },
    asks: [{ moves: ['4-0@5-4'] }],
  },
  {
    ...usual,
    id: 'draw',
    lit: ['ends'],
    deal: {
      hands: [
        ['5-5', '3-2', '6-3'],
        ['5-4', '3-3', '4-2'],
      ],
      stock: ['5-1', '1-0'],
    },
    moves: ['0 5-5', '1 5-4@5-5'],
    asks: [{ moves: ['draw'], replies: ['1 4-2@5-4'] }, { moves: 'any' }],
  },
  {
    ...usual,
    id: 'out',
    counts: true,
    lit: ['ends'],
    deal: {
      hands: [
        ['5-5', '4-1'],
        ['5-4', '3-3', '4-2'],
      ],
      stock: ['1-0'],
    },
    moves: ['0 5-5', '1 5-4@5-5'],
    asks: [{ moves: ['4-1@5-4'] }],
  },
  {
    ...usual,
    id: 'blocked',
    counts: true,
    lit: ['ends'],
    options: { mode: 'flat', count: 'tiles' },
    deal: {
      hands: [
        ['5-5', '6-4'],
        ['5-0', '3-3', '2-1'],
      ],
      stock: [],
    },
    moves: ['0 5-5', '1 5-0@5-5'],
    asks: [{ moves: ['pass'], replies: ['1 pass'] }],
  },
];
