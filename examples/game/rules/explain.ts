/** Why a move is legal or not. */

import { pips } from '@boneyard/rules/families/dominoes';
import { endFor, pipOf } from '@boneyard/rules/families/line';
import { has } from '@boneyard/rules/families/tiles';
import type { Explanation, Seat } from '@boneyard/rules/game';
import { laidBy, moves, PASS } from './moves';
import type { Move, View } from './position';

export const SAMPLE_BREAKS = ['not to act', 'not in hand', 'must lead', 'does not match', 'able to play'] as const;
export type SampleBreak = (typeof SAMPLE_BREAKS)[number];

export interface SampleExplanation extends Explanation {
  readonly breaks?: SampleBreak;
  /** The open numbers, where the tile matches none of them. */
  readonly asks?: readonly number[];
}

const NOTHING = { points: 0, sheds: 0 };

export function explain(view: View, seat: Seat, move: Move): SampleExplanation {
  const hand = view.hands[seat];
  if (view.ended || seat !== view.turn || !hand) return { ...NOTHING, breaks: 'not to act' };
  const laid = laidBy(move);
  if (!laid) return moves(view, seat)[0] === PASS ? NOTHING : { ...NOTHING, breaks: 'able to play' };
  const { domino, anchor } = laid;
  if (!has(hand, domino)) return { ...NOTHING, breaks: 'not in hand' };
  const fits = { points: 0, sheds: pips(domino) };
  if (view.ends.length === 0) return anchor === undefined ? fits : { ...NOTHING, breaks: 'must lead' };
  if (anchor !== undefined && endFor(view.ends, domino, anchor) >= 0) return fits;
  return { ...NOTHING, breaks: 'does not match', asks: [...new Set(view.ends.map(pipOf))] };
}
