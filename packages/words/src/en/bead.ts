/** The Domino Bead Game, in English. */

import type { BeadBreak, BeadExplanation, Fault, Run } from '@boneyard/rules/games/bead/explain';
import type { Spot } from '@boneyard/rules/games/bead/placement';
import type { GameWords } from '../games';

/** The colours 1 to 5. */
export const COLOURS = ['wood', 'fire', 'earth', 'metal', 'water'];

const at = ({ x, y }: Spot) => `${x},${y}`;
const stretch = ({ line, from, to }: Run) => `the ${line} from ${at(from)} to ${at(to)}`;
const reading = (fault: Fault) => `${stretch(fault)} would read ${fault.colours.map((n) => COLOURS[n - 1]).join(' ')}`;

const BREAKS: Readonly<Record<BeadBreak, (explanation: BeadExplanation) => string>> = {
  'not to act': () => 'It is not your turn.',
  'must choose': () => 'First choose a domino for the starting square, as in: choose 2-4.',
  'nothing to choose': () => 'The starting square lies already: there is nothing to choose.',
  'must answer': () => 'A claim is open: point out a domino that fits, as in: point 2-4, or decline.',
  'nothing to answer': () => 'No claim is open: there is nothing to answer.',
  'must play': () => 'A domino was pointed out: you must play it.',
  'no claims': () => 'There are no claims at this table: it tells you when you have to pass.',
  'no passing': () => 'Nobody passes here: claim to be stuck.',
  'able to play': () => 'You can play, so you must.',
  'not in hand': () => 'That domino is not in the hand.',
  'does not fit': () => 'That domino fits nowhere.',
  'not pointed out': () => 'You must play a domino that was pointed out, and that one was not.',
  'cell taken': ({ taken = [] }) => `There already is a domino at ${taken.map(at).join(' and ')}.`,
  'no cycle': ({ faults = [] }) => `That is no cycle: ${faults.map(reading).join('; ')}.`,
  'too few groups': ({ groups = [] }) =>
    `It must extend at least two groups, and it extends ${groups.length === 0 ? 'none' : `only ${groups.map(stretch).join(', ')}`}.`,
  'four side by side': ({ sideBySide }) =>
    sideBySide
      ? `${sideBySide.length} dominoes would lie side by side, from ${at(sideBySide.from)} to ${at(sideBySide.to)}; three are the most.`
      : 'More than three dominoes would lie side by side.',
};

export const bead: GameWords = {
  name: 'Domino Bead Game',
  about: 'Sid Sackson’s game, also called Wu Hsing: extend cycles of colours, and multiply their lengths.',
  options: {
    referee: 'claims: who feels stuck says so and lays the hand open; auto: the table knows who must pass',
    lone: 'whether a single half is a group that can be extended',
    strategic: 'both players have the same dominoes and choose the starting square in secret (2 players)',
    start: 'sheet: any square but one of a single colour; three-colours: at least three colours',
    open: 'whether all hands lie open from the start',
    match: 'for a number of rounds whose points are added up',
  },
  breaks: (explanation: BeadExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
