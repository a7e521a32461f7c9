/** The lessons of dominoes: the game, All Fives, and partners. */

import type { Course } from '@boneyard/web/learn/course';
import type { fives as fivesWords, partners as partnersWords, classic as words } from '../words/en/lesson';

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

const five = {
  ...usual,
  options: { match: { rounds: 1 }, points: 'fives', style: 'block', lead: 'lots' },
} as const;

export const fives: Course<typeof fivesWords> = [
  {
    ...five,
    id: 'lead',
    deal: {
      hands: [
        ['5-5', '6-3', '4-2'],
        ['5-0', '2-1', '6-4'],
      ],
      stock: [],
      lead: 0,
    },
    moves: [],
    asks: [{ moves: ['5-5'] }],
  },
  {
    ...five,
    id: 'halves',
    lit: ['ends'],
    deal: {
      hands: [
        ['6-6', '6-1', '4-3'],
        ['6-4', '5-5', '2-0'],
      ],
      stock: [],
      lead: 1,
    },
    moves: ['1 6-4'],
    asks: [{ moves: ['6-1@6-4'] }],
  },
  {
    ...five,
    id: 'count',
    lit: ['ends'],
    deal: {
      hands: [
        ['5-5', '0-0', '5-2', '6-1'],
        ['5-0', '2-1', '6-4'],
      ],
      stock: [],
      lead: 0,
    },
    moves: ['0 5-5', '1 5-0@5-5'],
    asks: [{ moves: ['0-0@5-0'] }],
  },
  {
    ...five,
    id: 'spinner',
    lit: ['5-5'],
    deal: {
      hands: [
        ['5-5', '0-0', '5-3', '6-1'],
        ['5-0', '5-2', '6-4', '4-1'],
      ],
      stock: [],
      lead: 0,
    },
    moves: ['0 5-5', '1 5-0@5-5', '0 0-0@5-0', '1 5-2@5-5'],
    asks: [{ moves: ['5-3@5-5'] }],
  },
  {
    ...five,
    id: 'out',
    counts: true,
    lit: ['ends'],
    deal: {
      hands: [
        ['6-6', '6-4'],
        ['6-5', '5-1', '5-3', '2-1'],
      ],
      stock: [],
      lead: 0,
    },
    moves: ['0 6-6', '1 6-5@6-6'],
    asks: [{ moves: ['6-4@6-6'] }],
  },
];

const four = {
  ...usual,
  players: 4,
  options: { match: { rounds: 1 }, partners: true, style: 'block', lead: 'lots' },
} as const;

export const partners: Course<typeof partnersWords> = [
  {
    ...four,
    id: 'seats',
    deal: {
      hands: [
        ['6-6', '4-2', '3-1'],
        ['6-5', '4-4', '2-1'],
        ['6-3', '5-0', '1-1'],
        ['5-3', '4-0', '2-2'],
      ],
      stock: [],
      lead: 0,
    },
    moves: [],
    asks: [{ moves: ['6-6'], replies: ['1 6-5@6-6', '2 6-3@6-6', '3 5-3@6-5'] }],
  },
  {
    ...four,
    id: 'help',
    lit: ['ends'],
    deal: {
      hands: [
        ['6-1', '4-3', '5-0'],
        ['2-2', '5-5', '3-1'],
        ['4-4', '4-2', '5-4'],
        ['4-1', '3-3', '6-6'],
      ],
      stock: [],
      lead: 2,
    },
    moves: ['2 4-4', '3 4-1@4-4'],
    asks: [{ moves: ['6-1@4-1'] }],
  },
  {
    ...four,
    id: 'passed',
    lit: ['ends'],
    deal: {
      hands: [
        ['6-5', '6-1', '4-1'],
        ['4-4', '3-2', '1-1'],
        ['6-6', '6-3', '2-0'],
        ['5-1', '3-0', '2-2'],
      ],
      stock: [],
      lead: 0,
    },
    moves: ['0 6-5', '1 pass', '2 6-6@6-5', '3 5-1@6-5'],
    asks: [{ moves: ['6-1@5-1'], replies: ['1 pass'] }],
  },
  {
    ...four,
    id: 'out',
    counts: true,
    lit: ['ends'],
    deal: {
      hands: [
        ['6-6', '5-3'],
        ['6-5', '5-4'],
        ['6-3', '1-1', '4-4'],
        ['2-1', '2-0'],
      ],
      stock: [],
      lead: 0,
    },
    moves: ['0 6-6', '1 6-5@6-6', '2 6-3@6-6', '3 pass'],
    asks: [{ moves: ['5-3@6-5', '5-3@6-3'] }],
  },
  {
    ...four,
    id: 'blocked',
    counts: true,
    lit: ['ends'],
    deal: { hands: [['5-4'], ['6-6', '4-3'], ['1-0'], ['5-5']], stock: [], lead: 1 },
    moves: ['1 6-6', '2 pass', '3 pass'],
    asks: [{ moves: ['pass'], replies: ['1 pass'] }],
  },
];
