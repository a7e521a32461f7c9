/** Why a move of Quad-Ominos is legal or not, which numbers its corners meet, and what it scores. */

import { has, type Tiles } from '@boneyard/rules/families/tiles';
import type { Explanation, Seat } from '@boneyard/rules/game';
import { anyFits, cellOf, cornersMet, cornersOf, ORIGIN, spotIn } from './board';
import { DRAW, laidBy, PASS, PLAY_TWO, TAKE_25 } from './move';
import { firstExtras, hasPair, heaviest, maySwapForZeros } from './moves';
import type { Move, View } from './position';
import { ANY, type Corners, corner, isFourfold, printed, total, ZEROS } from './quads';
import { BONUS, BONUS_CORNERS, FINE } from './score';

export const QUAD_BREAKS = [
  'not to act',
  'not in hand',
  'must open with another',
  'must open as printed in the middle',
  'bonus not chosen',
  'no bonus due',
  'no two plays',
  'leaves no second play',
  'cell taken',
  'no side touched',
  'does not match',
  'able to play',
  'must draw',
  'well empty',
] as const;
export type QuadBreak = (typeof QUAD_BREAKS)[number];

/** The reasons for a bonus: an opening quad or three corners (a choice), or 0-0-0-0 instead of a quad (25 and two plays). */
export const QUAD_BONUSES = ['opening quad', 'three corners', 'zeros'] as const;
export type QuadBonus = (typeof QUAD_BONUSES)[number];

export interface QuadExplanation extends Explanation {
  readonly breaks?: QuadBreak;
  /** The numbers on the table at the tile's corners, clockwise from the north-west; undefined where there is none. */
  readonly meets?: readonly (number | undefined)[];
  /** The corners, counted the same way, at which the tile has a different number from the table. */
  readonly differs?: readonly number[];
  readonly bonus?: QuadBonus;
}

function broken(breaks: QuadBreak, more: Partial<QuadExplanation> = {}): QuadExplanation {
  return { breaks, points: 0, sheds: 0, ...more };
}

const CORNERS = [0, 1, 2, 3];

function numbersMet(pattern: Corners): (number | undefined)[] {
  return CORNERS.map((index) => corner(pattern, index)).map((asked) => (asked === ANY ? undefined : asked));
}

function explainOpening(hand: Tiles, move: Move): QuadExplanation {
  const quad = laidBy(move);
  const swaps = quad === ZEROS && maySwapForZeros(hand);
  if (quad !== heaviest(hand) && !swaps) return broken('must open with another');
  if (cellOf(move) !== ORIGIN || cornersOf(move) !== printed(quad)) return broken('must open as printed in the middle');
  const legal = { points: total(quad) + (swaps ? BONUS : 0), sheds: total(quad) };
  if (swaps) return { ...legal, bonus: 'zeros' };
  return isFourfold(quad) ? { ...legal, bonus: 'opening quad' } : legal;
}

function explainLaying(view: View, hand: Tiles, move: Move): QuadExplanation {
  const { board, phase } = view;
  const quad = laidBy(move);
  const cell = cellOf(move);
  if (spotIn(board.laid, cell) !== undefined) return broken('cell taken');
  const spot = spotIn(board.open, cell);
  if (spot === undefined) {
    const waiting = spotIn(board.waiting, cell);
    return broken('no side touched', waiting === undefined ? {} : { meets: numbersMet(cornersOf(waiting)) });
  }
  const meets = numbersMet(cornersOf(spot));
  const differs = CORNERS.filter((index) => (meets[index] ?? corner(move, index)) !== corner(move, index));
  if (differs.length > 0) return broken('does not match', { meets, differs });
  if (phase === 'first extra' && !firstExtras(board, hand).includes(move))
    return broken('leaves no second play', { meets });
  const legal = { points: total(quad), sheds: total(quad), meets };
  return phase === 'turn' && cornersMet(cornersOf(spot)) >= BONUS_CORNERS
    ? { ...legal, bonus: 'three corners' }
    : legal;
}

function explainStuck(view: View, hand: Tiles, move: Move): QuadExplanation {
  if (view.phase !== 'turn' || anyFits(view.board, hand)) return broken('able to play');
  if (move === DRAW && view.left === 0) return broken('well empty');
  if (move === PASS && view.left > 0) return broken('must draw');
  return { points: -FINE, sheds: 0 };
}

export function explain(view: View, seat: Seat, move: Move): QuadExplanation {
  const hand = view.hands[seat];
  if (view.ended || seat !== view.turn || !hand) return broken('not to act');
  if (move === TAKE_25 || move === PLAY_TWO) {
    if (view.phase !== 'bonus') return broken('no bonus due');
    if (move === TAKE_25) return { points: BONUS, sheds: 0 };
    return hasPair(view.board, hand) ? { points: 0, sheds: 0 } : broken('no two plays');
  }
  if (view.phase === 'bonus') return broken('bonus not chosen');
  if (move === DRAW || move === PASS) return explainStuck(view, hand, move);
  if (!has(hand, laidBy(move))) return broken('not in hand');
  return view.phase === 'opening' ? explainOpening(hand, move) : explainLaying(view, hand, move);
}
