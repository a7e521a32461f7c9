/** El dominó de abalorios, en español. */

import { and } from '@boneyard/words/es/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { BeadBreak, BeadExplanation, BrokenCycle, LineRun } from '../../rules/explain';
import type { Coordinates } from '../../rules/placement';

/** Los colores del 1 al 5. */
export const COLOURS = ['madera', 'fuego', 'tierra', 'metal', 'agua'];

const LINES: Readonly<Record<LineRun['line'], string>> = { row: 'la fila', column: 'la columna' };

const at = ({ x, y }: Coordinates) => `${x},${y}`;
const stretch = ({ line, from, to }: LineRun, seen: boolean) =>
  seen ? LINES[line] : `${LINES[line]} de ${at(from)} a ${at(to)}`;
const reading = (fault: BrokenCycle, seen: boolean) =>
  `${stretch(fault, seen)} diría ${fault.colours.map((n) => COLOURS[n - 1]).join(' ')}`;

const BREAKS: Readonly<Record<BeadBreak, (explanation: BeadExplanation, seen: boolean) => string>> = {
  'not to act': () => 'No te toca.',
  'must choose': () => 'Elige primero una ficha para el cuadrado inicial, por ejemplo: choose 2-4.',
  'nothing to choose': () => 'El cuadrado inicial ya está puesto: no hay nada que elegir.',
  'must answer': () =>
    'Alguien dice que no puede jugar: señala una ficha que encaje, por ejemplo: point 2-4, o abstente: decline.',
  'nothing to answer': () => 'Nadie ha dicho que no pueda jugar: no hay nada que responder.',
  'must play': () => 'Te señalaron una ficha: tienes que jugar.',
  'no claims': () => 'En esta mesa no hace falta decirlo: el juego te avisa cuando tienes que pasar.',
  'no passing': () => 'Aquí nadie pasa: di que no puedes jugar (stuck).',
  'able to play': () => 'Puedes jugar, así que tienes que hacerlo.',
  'not in hand': () => 'Esa ficha no está en la mano.',
  'does not fit': () => 'Esa ficha no encaja en ninguna parte.',
  'not pointed out': () => 'Tienes que jugar una de las fichas señaladas.',
  'cell taken': ({ taken = [] }, seen) =>
    `Ya hay una ficha ${seen ? 'ahí' : and(taken.map((cell) => `en ${at(cell)}`))}.`,
  'no cycle': ({ faults = [] }, seen) => `No es un ciclo: ${faults.map((fault) => reading(fault, seen)).join('; ')}.`,
  'too few groups': ({ groups = [] }, seen) =>
    groups.length === 0
      ? 'Hay que alargar al menos dos grupos, y así no se alarga ninguno.'
      : `Hay que alargar al menos dos grupos, y así solo se alarga ${and(groups.map((group) => stretch(group, seen)))}.`,
  'four side by side': ({ sideBySide }, seen) =>
    sideBySide
      ? `Quedarían ${sideBySide.length} fichas lado a lado${seen ? '' : `, de ${at(sideBySide.from)} a ${at(sideBySide.to)}`}; tres como máximo.`
      : 'Quedarían más de tres fichas lado a lado.',
};

export const game: GameBasics = {
  name: 'Dominó de abalorios',
  about: 'El juego de Sid Sackson, también llamado Wu Hsing: alarga ciclos de colores y multiplica sus longitudes.',
  breaks: (explanation: BeadExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
