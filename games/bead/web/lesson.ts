/** The lessons of the Domino Bead Game: what may be laid and what may not, and the end; then claims and variants. */

import type { Course } from '@boneyard/web/learn/course';
import type { claims as claimWords, bead as words } from '../words/en/lesson';

const usual = { game: 'bead', players: 2, options: { referee: 'auto' } } as const;

/** One domino of each kind. */
const EACH = '1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5 3-3 3-4 3-5 4-4 4-5 5-5'.split(' ');

/** Most cases share a position and differ in the domino in hand. */
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

export const bead: Course<typeof words> = [
  {
    ...usual,
    id: 'cycle',
    lit: ['row 0,0', 'row 0,1', 'column 0,0', 'column 1,0'],
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
    ...usual,
    id: 'fixed',
    lit: ['column 0,0'],
    seat: 1,
    deal: {
      hands: [
        ['1-5', '2-2'],
        ['3-5', '3-4'],
      ],
      square: ['1-2', '3-4'],
      lead: 0,
    },
    moves: ['0 1-5@0,2E'],
    letters: { '5-3@0,3E': '1', '5-3@2,0N': '2' },
    asks: [{ moves: ['5-3@2,0N'] }],
  },
  {
    ...grown,
    id: 'caseA',
    lit: ['column 0,1', 'column 1,1'],
    deal: holding('3-5'),
    letters: { '5-3@0,2E': 'A' },
    asks: [{ moves: ['5-3@0,2E'] }],
  },
  {
    ...grown,
    id: 'caseB',
    lit: ['column 0,0', 'row 1,-1', 'row 1,-2'],
    deal: holding('2-5'),
    letters: { '2-5@0,-2N': 'B' },
    asks: [{ moves: ['2-5@0,-2N'] }],
  },
  {
    ...grown,
    id: 'caseC',
    lit: ['row 3,-1', 'row 3,0'],
    deal: holding('3-4'),
    letters: { '4-3@4,-1N': 'C' },
    asks: [{ moves: ['4-3@4,-1N'] }],
  },
  {
    ...usual,
    id: 'caseD',
    lit: ['column -1,0', 'row -2,1', 'row 0,1'],
    seat: 1,
    deal: {
      hands: [
        ['1-3', '3-4', '1-2', '2-2'],
        ['4-5', '1-4', '1-3'],
      ],
      square: ['4-2', '4-1'],
      lead: 0,
    },
    moves: ['0 1-3@0,-1E', '1 5-4@-1,-1N', '0 3-4@-2,-1N', '1 1-4@-3,-1N', '0 2-1@-3,1E'],
    letters: { '3-1@-1,1N': 'D' },
    asks: [{ moves: ['3-1@-1,1N'] }],
  },
  {
    ...grown,
    id: 'caseE',
    lit: ['row 1,-1', 'column 0,0'],
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
    ...usual,
    id: 'out',
    lit: ['column 0,2', 'column 1,2'],
    seat: 1,
    deal: { hands: [['1-5'], ['2-3', '4-4']], square: ['1-2', '3-4'], lead: 0 },
    moves: ['0 1-5@0,2E'],
    asks: [{ moves: ['2-3@0,3E'] }],
  },
];

/** On this square only dominoes with wood (1) fit, their wood next to the two wood beads. */
const narrow = ['1-1', '1-2'];

export const claims: Course<typeof claimWords> = [
  {
    ...grown,
    id: 'stuck',
    options: {},
    deal: holding('1-2', '4-4'),
    asks: [{ moves: ['stuck'], replies: ['0 decline'] }],
  },
  {
    ...usual,
    id: 'answer',
    options: {},
    seat: 1,
    deal: {
      hands: [
        ['2-3', '1-4', '5-5'],
        ['1-5', '2-2'],
      ],
      square: narrow,
      lead: 0,
    },
    moves: ['0 stuck'],
    asks: [{ refused: ['point 2-3'] }, { moves: ['point 1-4'], replies: ['0 1-4@0,2E'] }],
  },
  {
    ...usual,
    id: 'mistake',
    options: {},
    seat: 0,
    deal: {
      hands: [
        ['1-4', '2-3'],
        ['1-5', '2-2'],
      ],
      square: narrow,
      lead: 0,
    },
    moves: [],
    asks: [{ moves: ['stuck'], replies: ['1 point 1-4'] }, { moves: 'any' }],
  },
  {
    ...usual,
    id: 'strategic',
    options: { referee: 'auto', strategic: true },
    seat: 0,
    deal: { hands: [EACH, EACH], turned: [false, false], lead: 0 },
    moves: [],
    asks: [{ moves: 'any', replies: ['1 choose 3-5'] }],
  },
  {
    ...usual,
    id: 'open',
    options: { referee: 'auto', open: true },
    seat: 0,
    deal: {
      hands: [
        ['2-2', '3-4', '2-5', '1-3'],
        ['2-3', '4-4', '4-5', '4-5'],
      ],
      square: ['3-5', '2-2'],
      lead: 0,
    },
    moves: ['0 2-2@0,2E', '1 3-2@-1,1N', '0 3-4@2,0N', '1 4-4@-1,3E'],
    asks: [{ moves: ['2-5@2,2N'], replies: ['1 pass'] }],
  },
];
