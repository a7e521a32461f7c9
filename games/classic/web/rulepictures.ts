/** The pictures on the page with the rules of dominoes. */

import type { PicturedPosition, PicturedRows, RulePictures } from '@boneyard/web/game';
import type { rules } from '../words/en/rules';

const dominoes = { game: 'classic', players: 2, options: {} } as const;

const line = {
  ...dominoes,
  deal: {
    hands: [
      ['6-6', '6-4', '6-3', '1-0'],
      ['6-5', '5-5', '5-3', '2-0'],
    ],
    stock: [],
  },
  moves: ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 5-5@6-5'],
} as const;

export const rulePictures: RulePictures = {
  pictures: {
    set: {
      rows: [
        { text: '{0-0} {1-1} {2-2} {3-3} {4-4} {5-5} {6-6}' },
        { text: '{1-0} {2-0} {2-1} {3-0} {3-1} {3-2} … {6-5}' },
      ],
    },
    hand: { rows: [{ text: '{6-4} {5-5} {5-2} {3-3} {3-1} {2-0} {1-0}' }] },
    order: {
      rows: [{ text: '{6-6} > {5-5} > {4-4} > … > {0-0}' }, { text: '{6-5} > {6-4} > {6-3} > {5-4} > …' }],
    },
    line,
    blocked: {
      ...dominoes,
      options: { style: 'block' },
      deal: {
        hands: [
          ['6-6', '6-0', '3-1'],
          ['6-2', '2-0', '5-4'],
        ],
        stock: [],
      },
      moves: ['0 6-6', '1 6-2@6-6', '0 6-0@6-6', '1 2-0@6-2'],
    },
    lightest: { rows: [{ text: '{3-1} = 4 < 9 = {5-4}' }] },
    counted: { rows: [{ text: '{5-5} + {3-1} + {0-0} = 10 + 4 + 0 = 14' }] },
    spinner: { ...line, options: { spinner: 'first' }, moves: [...line.moves, '0 6-3@6-6'] },
    pips: { rows: [{ text: '{6-6} > {6-5} > {6-4} > {5-5} > …' }] },
    spinners: {
      ...line,
      room: { width: 18, height: 12 },
      options: { spinner: 'all' },
      moves: [...line.moves, '0 6-3@6-6', '1 5-3@5-5'],
    },
    sides: { rows: [{ text: '{5-4} + {2-1} = 9 + 3 = 12' }] },
    fives: {
      ...dominoes,
      options: { points: 'fives', opening: 'free', lead: 'lots' },
      deal: {
        hands: [
          ['5-5', '1-0'],
          ['5-0', '2-1'],
        ],
        stock: [],
        lead: 0,
      },
      moves: ['0 5-5', '1 5-0@5-5'],
    },
    turned: { ...line, lies: { 3: 'S' } },
  } satisfies Readonly<Record<keyof typeof rules.pictures, PicturedPosition | PicturedRows>>,
  parts: {
    aim: [],
    tiles: ['set'],
    setup: ['hand'],
    lead: ['order'],
    turn: ['line'],
    end: ['blocked', 'lightest'],
    match: ['counted'],
    agree: ['spinner'],
  },
  details: {
    leads: ['order', 'pips'],
    drawing: [],
    spinners: ['spinners'],
    blocked: ['lightest'],
    partners: ['sides'],
    fives: ['fives'],
    place: ['turned'],
    hands: [],
  },
};
