/** Magnetic Domino, in English. */

import { and } from '@boneyard/words/en/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { MagneticBreak, MagneticExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<MagneticBreak, (explanation: MagneticExplanation, seen: boolean) => string>> = {
  'not to act': () => 'It is not your turn.',
  'not in hand': () => 'You do not hold that domino.',
  'other mode': () => 'Dominoes are not laid like that in this mode.',
  'must lead with another': () =>
    'You must begin with your highest double, or your heaviest domino if you hold no double.',
  'must lead in the middle': (_, seen) =>
    `The first domino goes ${seen ? 'in the middle' : 'at 0,0E'}, its higher number first.`,
  'nothing to join': () => 'The table is empty: lay a first domino.',
  'anchor not laid': () => 'That domino is not on the table.',
  'anchor closed': () => 'That domino has no open side left.',
  'does not match': ({ asks = [] }) => `It does not match: it needs ${and(asks.map(String))}.`,
  'in mid-air': () => 'There would be nothing under it.',
  'inside another': () => 'There is already a domino there.',
  'under another': () => 'Another domino is above it.',
  across: () => 'The second domino must lie along the first one.',
  'not at an end': () => 'Only the two ends may be built on.',
  'no end named': () => 'Say which end it goes to: < or >.',
  'no ends here': () => 'Ends are not named in this mode.',
  'wrong way': ({ way }) =>
    way === 'flat' ? 'That is on top, but you must play flat.' : 'That is flat, but you must play on top.',
  'steady hands': () => 'Hands are steady at this table: dominoes are placed exactly.',
  'too far off': () => 'That is too far from its place: 400 thousandths and 20 degrees at most.',
  'cannot fall': () => 'Nothing can fall there.',
  'able to play': () => 'You can play, so you must.',
  'must draw': () => 'You can still draw, so you may not pass.',
  'stock empty': () => 'The stock is empty: pass.',
};

export const game: GameBasics = {
  name: 'Magnetic Domino',
  about: 'Flat as usual, or built upwards with magnets: bring it down and you take it all.',
  breaks: (explanation: MagneticExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
