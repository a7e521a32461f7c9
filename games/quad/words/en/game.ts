/** Quad-Ominos, in English. */

import { and } from '@boneyard/words/en/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { QuadBreak, QuadExplanation } from '../../rules/explain';

const CORNERS = ['top left', 'top right', 'bottom right', 'bottom left'];

const BREAKS: Readonly<Record<QuadBreak, (explanation: QuadExplanation, seen: boolean) => string>> = {
  'not to act': () => 'It is not your turn.',
  'not in hand': () => 'You do not hold that tile.',
  'must open with another': () =>
    'You must open with your highest quad or, without a quad, with the tile of the greatest total.',
  'must open as printed in the middle': (_, seen) =>
    `The first tile goes ${seen ? 'in the middle' : 'at 0,0'}, turned as it is in your hand.`,
  'bonus not chosen': () => 'First choose your bonus: 25 points (take-25) or two more plays (play-two).',
  'no bonus due': () => 'You have no bonus to choose now.',
  'no two plays': () => 'You cannot lay two more tiles, so take the 25 points.',
  'leaves no second play': () => 'After that tile you could not lay a second one, and both must be laid.',
  'cell taken': () => 'There is already a tile there.',
  'no side touched': ({ meets }) =>
    meets ? 'It would touch other tiles only at corners: lay it side by side.' : 'It would touch no other tile.',
  'does not match': ({ meets = [], differs = [] }) =>
    `It does not match: it needs ${and(differs.map((i) => `${meets[i]} ${CORNERS[i]}`))}.`,
  'able to play': () => 'You can play, so you must.',
  'must draw': () => 'There are still tiles in the well: draw one.',
  'well empty': () => 'The well is empty: pass.',
};

export const game: GameBasics = {
  name: 'Quad-Ominos',
  about: 'Square tiles with a number at each corner: lay them so that all corners that meet match.',
  breaks: (explanation: QuadExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
