/** Das Perlenspiel, auf Deutsch. */

import { and } from '@boneyard/words/de/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { BeadBreak, BeadExplanation, BrokenCycle, LineRun } from '../../rules/explain';
import type { Coordinates } from '../../rules/placement';

/** Die Farben 1 bis 5. */
export const COLOURS = ['Holz', 'Feuer', 'Erde', 'Metall', 'Wasser'];

const LINES: Readonly<Record<LineRun['line'], string>> = { row: 'Reihe', column: 'Spalte' };

const at = ({ x, y }: Coordinates) => `${x},${y}`;
const stretch = ({ line, from, to }: LineRun, seen: boolean) =>
  seen ? LINES[line] : `${LINES[line]} von ${at(from)} bis ${at(to)}`;
const reading = (fault: BrokenCycle, seen: boolean) =>
  `${fault.colours.map((n) => COLOURS[n - 1]).join(' ')} in der ${stretch(fault, seen)}`;

const BREAKS: Readonly<Record<BeadBreak, (explanation: BeadExplanation, seen: boolean) => string>> = {
  'not to act': () => 'Du bist nicht dran.',
  'must choose': () => 'Wähle zuerst einen Stein für das Startquadrat, etwa mit: choose 2-4.',
  'nothing to choose': () => 'Das Startquadrat liegt schon: Es gibt nichts zu wählen.',
  'must answer': () =>
    'Jemand sagt, dass nichts geht: Zeig auf einen Stein, der passt, etwa mit: point 2-4, oder verzichte.',
  'nothing to answer': () => 'Niemand hat gesagt, dass nichts geht: Es gibt nichts zu antworten.',
  'must play': () => 'Es wurde auf einen Stein gezeigt: Du musst legen.',
  'no claims': () => 'An diesem Tisch sagt dir das Spiel, wann du passen musst.',
  'no passing': () => 'Hier wird nicht gepasst: Sag, dass nichts geht.',
  'able to play': () => 'Du kannst legen, also musst du.',
  'not in hand': () => 'Dieser Stein ist nicht auf der Hand.',
  'does not fit': () => 'Dieser Stein passt nirgends.',
  'not pointed out': () => 'Du musst einen Stein legen, auf den gezeigt wurde.',
  'cell taken': ({ taken = [] }, seen) => `${seen ? 'Dort' : `Auf ${and(taken.map(at))}`} liegt schon ein Stein.`,
  'no cycle': ({ faults = [] }, seen) =>
    `Das ist kein Zyklus: ${faults.map((fault) => reading(fault, seen)).join('; ')}.`,
  'too few groups': ({ groups = [] }, seen) =>
    groups.length === 0
      ? 'Ein Stein muss mindestens zwei Gruppen verlängern, dieser verlängert keine.'
      : `Ein Stein muss mindestens zwei Gruppen verlängern, dieser verlängert nur ${and(groups.map((group) => `die ${stretch(group, seen)}`))}.`,
  'four side by side': ({ sideBySide }, seen) =>
    sideBySide
      ? `${sideBySide.length} Steine lägen Seite an Seite${seen ? '' : `, von ${at(sideBySide.from)} bis ${at(sideBySide.to)}`}; höchstens drei sind erlaubt.`
      : 'Mehr als drei Steine lägen Seite an Seite.',
};

export const game: GameBasics = {
  name: 'Perlenspiel',
  about: 'Sid Sacksons Spiel, auch Wu Hsing genannt: Verlängere Farbzyklen und multipliziere ihre Längen.',
  breaks: (explanation: BeadExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
