/** Dominoes, in English. */

import { or } from '@boneyard/words/en/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { ClassicBreak, ClassicExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<ClassicBreak, (explanation: ClassicExplanation) => string>> = {
  'not to act': () => 'It is not your turn.',
  'not in hand': () => 'You do not hold that tile.',
  'must lead': () => 'The table is empty: lead with a tile.',
  'must lead with another': ({ byPips }) =>
    byPips
      ? 'You must lead with your tile with the most pips; of equal ones, the one with the higher half.'
      : 'You must lead with your highest double, or your heaviest tile if you hold no double.',
  'anchor not laid': () => 'That tile is not on the table.',
  'anchor closed': () => 'That tile has no open side left.',
  'does not match': ({ asks = [] }) => `It does not match: the open side shows ${or(asks.map(String))}.`,
  'able to play': () => 'You can play, so you must.',
  'may not draw': () => 'You have nothing left to draw: pass.',
  'must draw': () => 'You can still draw, so you may not pass yet.',
};

export const game: GameBasics = {
  name: 'Dominoes',
  about: 'The classic: match the ends, be the first to lay your last tile.',
  breaks: (explanation: ClassicExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
