/** The lesson of the Domino Bead Game: the cases A to E and X to Z of its rule sheet, as positions of ours. */

import type { Course } from '../course';

const usual = { game: 'bead', players: 2, options: { referee: 'auto' } } as const;

/** One position serves most cases; what differs is the domino in hand. */
const grown = {
  ...usual,
  seat: 1,
  moves: ['0 1-1@2,0N', '1 3-1@1,-1E', '0 5-4@3,-1N', '1 3-1@1,-2E', '0 4-2@3,-2E'],
} as const;

function holding(...own: readonly string[]) {
  return {
    hands: [
      ['1-1', '4-5', '2-4', '2-2'],
      ['1-3', '1-3', ...own],
    ],
    square: ['4-2', '3-3'],
    lead: 0,
  };
}

export const bead: Course<'bead'> = [
  {
    ...usual,
    id: 'cycle',
    seat: 0,
    deal: {
      hands: [
        ['1-5', '5-5'],
        ['2-2', '3-4'],
      ],
      square: ['1-2', '3-4'],
      lead: 0,
    },
    moves: [],
    asks: [{ moves: 'any' }],
  },
  {
    ...grown,
    id: 'caseA',
    deal: holding('3-5'),
    letters: { '5-3@0,2E': 'A' },
    asks: [{ moves: ['5-3@0,2E'] }],
  },
  {
    ...grown,
    id: 'caseB',
    deal: holding('2-5'),
    letters: { '2-5@0,-2N': 'B' },
    asks: [{ moves: ['2-5@0,-2N'] }],
  },
  {
    ...grown,
    id: 'caseC',
    deal: holding('3-4'),
    letters: { '4-3@4,-1N': 'C' },
    asks: [{ moves: ['4-3@4,-1N'] }],
  },
  {
    ...usual,
    id: 'caseD',
    seat: 1,
    deal: {
      hands: [
        ['2-5', '1-4', '4-5', '2-2'],
        ['4-4', '4-4', '3-3'],
      ],
      square: ['5-3', '2-3'],
      lead: 0,
    },
    moves: ['0 2-5@0,2E', '1 4-4@0,3E', '0 1-4@2,2N', '1 4-4@0,-1E', '0 4-5@2,-1N'],
    letters: { '3-3@2,1E': 'D' },
    asks: [{ moves: ['3-3@2,1E'] }],
  },
  {
    ...grown,
    id: 'caseE',
    deal: holding('1-5'),
    letters: { '1-5@-1,-1E': 'E' },
    asks: [{ moves: ['1-5@-1,-1E'] }],
  },
  {
    ...grown,
    id: 'caseX',
    deal: holding('3-4'),
    letters: { '4-3@-1,1N': '1', '4-3@4,-1N': '2' },
    asks: [{ moves: ['4-3@4,-1N'] }],
  },
  {
    ...grown,
    id: 'caseY',
    deal: holding('1-5'),
    letters: { '1-5@-1,0N': '1', '1-5@2,-3E': '2' },
    asks: [{ moves: ['1-5@2,-3E'] }],
  },
  {
    ...grown,
    id: 'caseZ',
    deal: holding('4-5'),
    letters: { '4-5@-2,1E': '1', '5-4@3,1E': '2' },
    asks: [{ moves: ['5-4@3,1E'] }],
  },
  {
    ...grown,
    id: 'stuck',
    options: {},
    deal: holding('1-2', '4-4'),
    asks: [{ moves: ['stuck'], replies: ['0 decline'] }],
  },
];
