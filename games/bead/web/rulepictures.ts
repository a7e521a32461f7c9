/** The pictures on the page with the rules of the bead game. */

import type { PicturedPosition, PicturedRows, RulePictures } from '@boneyard/web/game';
import { pictures } from '../rules/pictures';
import type { rules } from '../words/en/rules';

const { start, cases, double } = pictures;

export const rulePictures: RulePictures = {
  pictures: {
    five: { rows: [{ text: '{a} {b} {c} {d} {e}' }, { text: '{1-1} {1-2} {2-4} {3-5} {5-5}' }] },
    square: { ...start, moves: [] },
    cycles: {
      rows: [
        { text: '{aaaa} {ababa} {abcab}', allowed: true },
        { text: '{abcdab} {abcdea}', allowed: true },
        { text: '{aab} {abcb} {abcc}', allowed: false },
      ],
    },
    cases: { ...cases, letters: Object.fromEntries(Object.entries(cases.places).map(([letter, at]) => [at, letter])) },
    start: { ...start, summed: 1 },
    points: { ...cases, aimed: cases.places.B },
    double: { ...double, aimed: double.places.B },
    pointed: {
      ...start,
      deal: {
        hands: [
          ['2-3', '1-4', '5-5'],
          ['1-5', '2-2'],
        ],
        square: ['1-1', '1-2'],
        lead: 0,
      },
      moves: [],
      aimed: '1-4@0,2E',
    },
    left: { rows: [{ text: '{4-4} − 5' }, { text: '{2-3} − 25' }] },
    fifteen: {
      rows: [
        { text: '{1-1} {1-2} {1-3} {1-4} {1-5}' },
        { text: '{2-2} {2-3} {2-4} {2-5} {3-3}' },
        { text: '{3-4} {3-5} {4-4} {4-5} {5-5}' },
      ],
    },
    next: { rows: [{ text: '{abc} → {a} {d} {e}' }, { text: '{aba} → {b}' }, { text: '{abcde} → {a}' }] },
    misdeal: {
      rows: [
        { text: '{1-1} {1-1}', allowed: false },
        { text: '{1-1} {1-2}', allowed: true },
      ],
    },
  } satisfies Readonly<Record<keyof typeof rules.pictures, PicturedPosition | PicturedRows>>,
  parts: {
    aim: [],
    dominoes: ['five'],
    setup: ['square'],
    groups: ['cycles'],
    turn: ['cases'],
    points: ['start', 'points', 'double'],
    stuck: ['pointed'],
    end: ['left'],
    variants: ['fifteen'],
  },
  details: {
    cycles: ['next'],
    deal: ['misdeal'],
    claims: [],
    strategic: ['fifteen'],
    double: ['points', 'double'],
    single: [],
  },
};
