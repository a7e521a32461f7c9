/** The pictures on the page with the rules of Quad-Ominos. */

import type { PicturedPosition, PicturedRows, RulePictures } from '@boneyard/web/game';
import { pictures } from '../rules/pictures';
import type { rules } from '../words/en/rules';

const { A, B, C, D, E, F, between, hole, forbidden } = pictures;

export const rulePictures: RulePictures = {
  pictures: {
    quads: {
      rows: [
        { text: '{0-0-0-0} {1-1-1-1} {2-2-2-2} {3-3-3-3} {4-4-4-4} {5-5-5-5}' },
        { text: '{0-0-0-1} {0-1-2-3} {1-3-5-5} {2-3-4-5} …' },
      ],
    },
    A: { ...A, summed: 2 },
    B: { ...B, summed: 4 },
    C: { ...C, summed: 1 },
    D: { ...D, summed: 1 },
    forbidden,
    E,
    F,
    between,
    hole,
    drawn: { rows: [{ text: '{0-0-0-2} − 20' }, { text: '{2-2-4-4} − 20' }, { text: '{0-1-5-5} + 11' }] },
    left: { rows: [{ text: '{0-1-1-1} + {1-1-3-3} = 3 + 8 = 11' }] },
    order: { rows: [{ text: '{0-1-2-3} {0-1-1-3}' }] },
    zeros: {
      ...A,
      deal: { hands: [['4444', '0000', '0001', '0012', '0123'], ['3333']], stock: [] },
      moves: ['0 0000@0,0', '0 0010@1,0', '0 1200@0,1'],
      summed: 3,
    },
  } satisfies Readonly<Record<keyof typeof rules.pictures, PicturedPosition | PicturedRows>>,
  parts: {
    aim: [],
    tiles: ['quads'],
    setup: [],
    opening: ['A', 'B', 'C'],
    turn: ['D', 'forbidden'],
    bonus: ['E', 'F', 'between', 'hole'],
    stuck: ['drawn'],
    end: ['left'],
    match: [],
  },
  details: { numbers: ['order'], corners: ['E', 'F', 'between', 'hole'], zeros: ['zeros'], last: [] },
};
