/** The exact solver that a game has for itself. */

import type { Common, Game } from '@boneyard/rules/game';
import type { Solver } from '../game';
import * as list from './gamelist';

const solvers: Readonly<Record<string, Solver>> = list;

export function solverOf({ id }: Game, view: Common): Solver | undefined {
  const solver = Object.hasOwn(solvers, id) ? solvers[id] : undefined;
  return solver?.solves(view) ? solver : undefined;
}
