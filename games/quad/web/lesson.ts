/** The lesson of Quad-Ominos. Its positions are ours; several have the sums of the examples A to F of the rule sheet. */

import type { Course } from '@boneyard/web/learn/course';
import type { quad as words } from '../words/en/lesson';

const usual = { game: 'quad', players: 2, options: { match: { rounds: 1 } }, seat: 0 } as const;

export const quad: Course<typeof words> = [
  {
    ...usual,
    id: 'open',
    deal: {
      hands: [
        ['0123', '4444', '0511', '2355'],
        ['3333', '0012', '1133', '2345'],
      ],
      stock: ['0001', '0002'],
    },
    moves: [],
    asks: [{ moves: ['4444@0,0'] }, { moves: ['take-25'] }],
  },
  {
    ...usual,
    id: 'two',
    deal: {
      hands: [
        ['4444', '3444', '3344', '0012'],
        ['3333', '0111', '1133', '2345'],
      ],
      stock: ['0001', '0002'],
    },
    moves: [],
    asks: [{ moves: ['4444@0,0'] }, { moves: ['play-two'] }, { moves: 'any' }, { moves: 'any' }],
  },
  {
    ...usual,
    id: 'justOne',
    deal: {
      hands: [
        ['4444', '3444', '0012'],
        ['3333', '1133'],
      ],
      stock: ['0001', '0002'],
    },
    moves: [],
    asks: [{ moves: ['4444@0,0'] }, { moves: ['take-25'] }],
  },
  {
    ...usual,
    id: 'zeros',
    deal: {
      hands: [
        ['4444', '0000', '0001', '0012'],
        ['3333', '1133'],
      ],
      stock: ['2345', '0002'],
    },
    moves: [],
    asks: [{ moves: ['0000@0,0'] }, { moves: 'any' }, { moves: 'any' }],
  },
  {
    ...usual,
    id: 'greatest',
    deal: {
      hands: [
        ['4445', '0123', '4455', '0012'],
        ['2345', '0111', '1133'],
      ],
      stock: ['0001', '0002'],
    },
    moves: [],
    asks: [{ moves: ['4455@0,0'] }],
  },
  {
    ...usual,
    id: 'match',
    lit: ['0,0'],
    deal: {
      hands: [
        ['1355', '0123', '0012'],
        ['5555', '0111', '1133'],
      ],
      stock: ['0001', '0002'],
    },
    moves: ['1 5555@0,0', '1 take-25'],
    asks: [{ moves: 'any' }],
  },
  {
    ...usual,
    id: 'forbidden',
    deal: {
      hands: [
        ['5555', '0001', '0024', '1355', '0211', '2455'],
        ['0155', '0004', '0003', '2244'],
      ],
      stock: ['0002', '0012'],
    },
    moves: ['0 5555@0,0', '0 take-25', '1 5501@0,-1', '0 1000@0,-2', '1 0040@1,-2', '0 0024@2,-2', '1 3000@2,-1'],
    letters: { '3551@0,1': '1', '2110@3,0': '2', '5245@1,0': '3', '3551@-1,0': '4' },
    asks: [{ moves: ['3551@-1,0'] }],
  },
  {
    ...usual,
    id: 'corner',
    lit: ['-1,1'],
    seat: 1,
    deal: {
      hands: [
        ['1111', '0111', '2345'],
        ['0011', '0511', '2244'],
      ],
      stock: ['0001', '0002'],
    },
    moves: ['0 1111@0,0', '0 take-25', '1 0110@-1,0', '0 1011@0,1'],
    asks: [{ moves: ['5110@-1,1'] }, { moves: ['take-25'] }],
  },
  {
    ...usual,
    id: 'across',
    lit: ['1,0'],
    deal: {
      hands: [
        ['5555', '0001', '0024', '2355', '1133'],
        ['0155', '0004', '0003', '2244'],
      ],
      stock: ['0002', '0012'],
    },
    moves: ['0 5555@0,0', '0 take-25', '1 5501@0,-1', '0 1000@0,-2', '1 0040@1,-2', '0 0024@2,-2', '1 3000@2,-1'],
    asks: [{ moves: ['5235@1,0'] }, { moves: ['take-25'] }],
  },
  {
    ...usual,
    id: 'well',
    deal: {
      hands: [
        ['0123', '0012'],
        ['5555', '0111', '1133'],
      ],
      stock: ['0002', '0155', '2244'],
    },
    moves: ['1 5555@0,0', '1 take-25'],
    asks: [{ moves: ['draw'] }, { moves: ['draw'] }, { moves: 'any' }],
  },
  {
    ...usual,
    id: 'out',
    counts: true,
    lit: ['0,0'],
    deal: { hands: [['0155'], ['5555', '0111', '1133']], stock: ['2244'] },
    moves: ['1 5555@0,0', '1 take-25'],
    asks: [{ moves: 'any' }],
  },
];
