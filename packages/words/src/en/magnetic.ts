/** Magnetic Domino, in English. */

import type { MagneticBreak, MagneticExplanation } from '@boneyard/rules/games/magnetic/explain';
import type { GameWords } from '../games';

const BREAKS: Readonly<Record<MagneticBreak, (explanation: MagneticExplanation) => string>> = {
  'not to act': () => 'It is not your turn.',
  'not in hand': () => 'You do not hold that domino.',
  'other mode': () => 'Dominoes are not laid like that in this mode.',
  'must lead with another': () =>
    'You must begin with your highest double, or your heaviest domino if you hold no double.',
  'must lead in the middle': () => 'The first domino lies at 0,0E, its higher number first.',
  'nothing to join': () => 'The table is empty: lay a first domino.',
  'anchor not laid': () => 'That domino is not on the table.',
  'anchor closed': () => 'That domino has no open side left.',
  'does not match': ({ asks = [] }) => `It does not match: ${asks.join(' and ')} is asked for.`,
  'in mid-air': () => 'It would lie on nothing.',
  'inside another': () => 'Another domino lies there already.',
  'under another': () => 'Another domino is above it.',
  across: () => 'The second domino must lie along the first one.',
  'not at an end': () => 'Only the two ends may be built on.',
  'no end named': () => 'Say which end it goes to: < or >.',
  'no ends here': () => 'Ends are not named in this mode.',
  'wrong way': ({ way }) => (way === 'flat' ? 'That is on top, but flat is due.' : 'That is flat, but on top is due.'),
  'steady hands': () => 'Hands are steady at this table: a domino is put exactly.',
  'too far off': () => 'That is too far off its place: 400 thousandths and 20 degrees at most.',
  'cannot fall': () => 'Nothing can fall there.',
  'able to play': () => 'You can play, so you must.',
  'must draw': () => 'You can still draw, so you may not pass.',
  'stock empty': () => 'The stock is empty: pass.',
};

export const magnetic: GameWords = {
  name: 'Magnetic Domino',
  about: 'Flat as ever, or built upwards with magnets: whoever brings it down takes it all.',
  options: {
    mode: 'flat: a line on the table; tower: on top of each other; staggered: flat and on top by turns',
    parallel: 'whether the second domino of every tower must lie along the first',
    ends: 'whether only the two ends may be built on',
    count: 'what is counted in the hands at the end: pips, or dominoes for young children',
    match: 'how many games (rounds); the fewest points win',
    hands: 'steady: every domino is put exactly; real: how it was let go counts',
    magnets: 'how strong the magnets are',
  },
  breaks: (explanation: MagneticExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
