/** The steps that a game has for searches. */

import type { Game } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { Steps } from '../game';
import * as list from './gamelist';

const STEPS: Readonly<Partial<Record<GameId, Steps>>> = list;

/** Undefined for a game that has nothing but its `play`. */
export function stepsOf({ id }: Game): Steps | undefined {
  return Object.hasOwn(STEPS, id) ? STEPS[id as GameId] : undefined;
}
