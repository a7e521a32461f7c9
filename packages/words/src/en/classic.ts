/** Dominoes, in English. */

import type { ClassicBreak, ClassicExplanation } from '@boneyard/rules/games/classic/explain';
import type { GameWords } from '../games';

const BREAKS: Readonly<Record<ClassicBreak, (explanation: ClassicExplanation) => string>> = {
  'not to act': () => 'It is not your turn.',
  'not in hand': () => 'You do not hold that tile.',
  'must lead': () => 'The table is empty: lead with a tile.',
  'must lead with another': () =>
    'You must lead with your highest double, or your heaviest tile if you hold no double.',
  'anchor not laid': () => 'That tile is not on the table.',
  'anchor closed': () => 'That tile has no open side left.',
  'does not match': ({ asks }) => `It does not match: the open side shows ${asks?.join(' or ')}.`,
  'able to play': () => 'You can play, so you must.',
  'may not draw': () => 'There is nothing to draw for you: pass.',
  'must draw': () => 'You can still draw, so you may not pass yet.',
};

export const classic: GameWords = {
  name: 'Dominoes',
  about: 'The classic: match the ends, be the first to lay your last tile.',
  options: {
    set: 'which set: double-six, double-nine or double-twelve',
    style: 'draw: who cannot play draws; block: who cannot play passes',
    drawing: 'until able, one tile and then play it if it fits, or one tile and that is the turn',
    reserve: 'tiles that stay in the boneyard; with 2 the winner also gets their value',
    hand: 'how many tiles each player gets',
    lead: 'who leads: the heaviest tile, lots, or the heaviest hand',
    opening: 'forced: the leader lays the highest double or heaviest tile; free: any tile',
    spinner: 'which doubles can be built on from all four sides',
    doubles: 'both: a double counts both halves; once: only one',
    blank: 'what the double blank counts',
    match: 'to a score (target) or for a number of rounds',
  },
  breaks: (explanation: ClassicExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
