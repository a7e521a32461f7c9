/** The pictures on the page with the rules of Magnetic Domino. */

import type { PicturedPosition, PicturedRows, RulePictures } from '@boneyard/web/game';
import { pictures } from '../rules/pictures';
import type { View } from '../rules/position';
import type { rules } from '../words/en/rules';
import { SidePicture } from './towers/sidepicture';

const { flat, tower, beside, onTop, under } = pictures;

export const rulePictures: RulePictures<View> = {
  pictures: {
    colours: { rows: [{ text: '{0-0} {1-0} {1-1} {2-0} {2-1} {2-2} …' }, { text: '{6-2} {6-3} {6-4} {6-5} {6-6}' }] },
    order: { rows: [{ text: '{6-6} > {5-5} > … > {0-0}' }, { text: '{6-5} > {6-4} > {6-3} > {5-4} > …' }] },
    flat,
    tower,
    beside,
    onTop,
    under,
    fallen: { rows: [{ text: '{6-6} {6-5} {5-4}' }] },
    left: { rows: [{ text: '{3-3} + {4-2} = 6 + 6 = 12' }] },
  } satisfies Readonly<Record<keyof typeof rules.pictures, PicturedPosition | PicturedRows>>,
  parts: {
    aim: [],
    dominoes: ['colours'],
    setup: ['order'],
    stuck: [],
    line: ['flat'],
    tower: ['tower'],
    staggered: ['beside', 'onTop', 'under'],
    falls: ['fallen'],
    end: ['left'],
  },
  details: { resting: ['tower'], chain: ['beside', 'onTop', 'under'], screen: [] },
  // Constructions are drawn from the side: a page with rules need not load the physics.
  drawing: ({ mode }) => (mode === 'flat' ? undefined : SidePicture),
};
