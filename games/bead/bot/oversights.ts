/**
 * What bots overlook where nobody is told what fits. A bot of a lower level may overlook every place of its dominoes and
 * claim to be stuck, or overlook every place of a hand that lies open and let a wrong claim go.
 */

import type { BotLevel } from '@boneyard/bots/level';
import type { Common, Seat } from '@boneyard/rules/game';
import type { Random } from '@boneyard/rules/random';
import { pairsOf, shapesIn } from '../rules/beads';
import { DECLINE, isPlacement, moves, placementsOf, STUCK } from '../rules/moves';
import type { Move, View } from '../rules/position';

/** How likely a bot is to overlook one place where a domino fits. It overlooks each place independently of the others. */
export const OVERLOOKS: Readonly<Record<BotLevel, number>> = { gentle: 0.6, casual: 0.35, strong: 0.1, expert: 0 };

/** Bots that do not think ahead never claim on purpose, and they point out what they see. The others decide by search. */
const HONEST: readonly BotLevel[] = ['gentle', 'casual'];

const ODDS = 1 << 12;

function overlooksAll(places: number, level: BotLevel, random: Random): boolean {
  const overlooked = OVERLOOKS[level] * ODDS;
  if (overlooked === 0) return false;
  for (let i = 0; i < places; i++) if (random.below(ODDS) >= overlooked) return false;
  return true;
}

/** In how many ways the seat whose turn it is could lay a domino. */
export function placesFor({ open, hands, turn }: View): number {
  return placementsOf(open, pairsOf(shapesIn(hands[turn]!))).length;
}

/** The moves that a bot of this level considers; undefined for all legal ones. */
export function considers(state: Common, seat: Seat, level: BotLevel, random: Random): readonly Move[] | undefined {
  const view = state as View;
  const { kind } = view.asks;
  if (view.table.options.referee === 'auto' || (kind !== 'turn' && kind !== 'answers')) return undefined;
  const places = placesFor(view);
  if (places === 0) return undefined;
  if (overlooksAll(places, level, random)) return [kind === 'turn' ? STUCK : DECLINE];
  if (!HONEST.includes(level)) return undefined;
  return moves(view, seat).filter((move) => (kind === 'turn' ? isPlacement(move) : move !== DECLINE));
}
