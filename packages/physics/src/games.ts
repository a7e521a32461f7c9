/** The games in which a physics simulation decides whether a move holds. */

import type { Common, Game, Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { chancesOf } from '@boneyard/rules/verdicts';
import * as list from './gamelist';
import type { StabilityCheck, StabilityCheckFor } from './stability';

const checks: Readonly<Partial<Record<GameId, StabilityCheckFor>>> = list;

/** Undefined if there is nothing to check. */
export function stabilityCheckOf(game: Game, state: Common, seat: Seat, move: unknown): StabilityCheck | undefined {
  if (chancesOf(game, state, seat, move).length === 0) return undefined;
  const check = checks[game.id as GameId];
  if (!check) throw new Error(`no stability check for ${game.id}`);
  return check(state, seat, move);
}
