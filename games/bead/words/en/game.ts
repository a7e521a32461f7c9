/** The Domino Bead Game, in English. */

import { and } from '@boneyard/words/en/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { BeadBreak, BeadExplanation, BrokenCycle, LineRun } from '../../rules/explain';
import type { Coordinates } from '../../rules/placement';

/** The colours 1 to 5. */
export const COLOURS = ['wood', 'fire', 'earth', 'metal', 'water'];

const at = ({ x, y }: Coordinates) => `${x},${y}`;
const stretch = ({ line, from, to }: LineRun, seen: boolean) =>
  seen ? `the ${line}` : `the ${line} from ${at(from)} to ${at(to)}`;
const reading = (fault: BrokenCycle, seen: boolean) =>
  `${stretch(fault, seen)} would read ${fault.colours.map((n) => COLOURS[n - 1]).join(' ')}`;

const BREAKS: Readonly<Record<BeadBreak, (explanation: BeadExplanation, seen: boolean) => string>> = {
  'not to act': () => 'It is not your turn.',
  'must choose': () => 'First choose a domino for the starting square, as in: choose 2-4.',
  'nothing to choose': () => 'The starting square is already there: there is nothing to choose.',
  'must answer': () => 'A claim is open: point out a domino that fits, as in: point 2-4, or decline.',
  'nothing to answer': () => 'No claim is open: there is nothing to answer.',
  'must play': () => 'A domino was pointed out: you must play.',
  'no claims': () => 'There are no claims at this table: the game tells you when you have to pass.',
  'no passing': () => 'Nobody passes here: claim to be stuck.',
  'able to play': () => 'You can play, so you must.',
  'not in hand': () => 'That domino is not in the hand.',
  'does not fit': () => 'That domino does not fit anywhere.',
  'not pointed out': () => 'You must play a domino that was pointed out.',
  'cell taken': ({ taken = [] }, seen) => `There is already a domino ${seen ? 'there' : `at ${and(taken.map(at))}`}.`,
  'no cycle': ({ faults = [] }, seen) =>
    `That is not a cycle: ${faults.map((fault) => reading(fault, seen)).join('; ')}.`,
  'too few groups': ({ groups = [] }, seen) =>
    `It must extend at least two groups, but it extends ${groups.length === 0 ? 'none' : `only ${and(groups.map((group) => stretch(group, seen)))}`}.`,
  'four side by side': ({ sideBySide }, seen) =>
    sideBySide
      ? `${sideBySide.length} dominoes would lie side by side${seen ? '' : `, from ${at(sideBySide.from)} to ${at(sideBySide.to)}`}; three is the most.`
      : 'More than three dominoes would lie side by side.',
};

export const game: GameBasics = {
  name: 'Domino Bead Game',
  about: 'Sid Sackson’s game, also called Wu Hsing: extend cycles of colours and multiply their lengths.',
  breaks: (explanation: BeadExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
