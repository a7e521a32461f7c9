/** Quad-Ominos, in English. */

import type { QuadBreak, QuadExplanation } from '@boneyard/rules/games/quad/explain';
import type { GameWords } from '../games';

const CORNERS = ['top left', 'top right', 'bottom right', 'bottom left'];

const BREAKS: Readonly<Record<QuadBreak, (explanation: QuadExplanation) => string>> = {
  'not to act': () => 'It is not your turn.',
  'not in hand': () => 'You do not hold that tile.',
  'must open with another': () =>
    'You must open with your highest quad or, without a quad, with the tile of the greatest total.',
  'must open as printed in the middle': () => 'The first tile lies at 0,0, the way it stands in your hand.',
  'bonus not chosen': () => 'First choose your bonus: 25 points (take-25) or two more plays (play-two).',
  'no bonus due': () => 'No bonus is due to you now.',
  'no two plays': () => 'You cannot lay two more tiles, so take the 25 points.',
  'leaves no second play': () => 'After that tile you could not lay a second one, and both must be laid.',
  'cell taken': () => 'There already is a tile.',
  'no side touched': ({ meets }) =>
    meets ? 'It would touch other tiles at corners only: lay it side by side.' : 'It would touch no other tile.',
  'does not match': ({ meets = [], differs = [] }) =>
    `It does not match: the table asks for ${differs.map((i) => `${meets[i]} ${CORNERS[i]}`).join(', ')}.`,
  'able to play': () => 'You can play, so you must.',
  'must draw': () => 'There still are tiles in the well: draw one.',
  'well empty': () => 'The well is empty: pass.',
};

export const quad: GameWords = {
  name: 'Quad-Ominos',
  about: 'Square tiles with a number at each corner: lay them so that all corners that meet agree.',
  options: {
    set: '125 tiles with the numbers 0 to 5, or for beginners the 70 without a 5',
    match: 'to a score (target) or for a number of rounds',
  },
  breaks: (explanation: QuadExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
