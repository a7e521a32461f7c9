/** Why a move of classic dominoes is legal or not, and what it does to the open ends. */

import { across, type Domino, shows } from '@boneyard/rules/families/dominoes';
import { anchorOf, endFor, pipOf } from '@boneyard/rules/families/line';
import { has } from '@boneyard/rules/families/tiles';
import type { Explanation, Seat } from '@boneyard/rules/game';
import { anchorIn, DRAW, laid, mayDraw, moves, PASS, scoredBy } from './moves';
import type { Move, View } from './position';
import { pointsOf } from './score';

export const CLASSIC_BREAKS = [
  'not to act',
  'not in hand',
  'must lead',
  'must lead with another',
  'anchor not laid',
  'anchor closed',
  'does not match',
  'able to play',
  'may not draw',
  'must draw',
] as const;
export type ClassicBreak = (typeof CLASSIC_BREAKS)[number];

export interface ClassicExplanation extends Explanation {
  readonly breaks?: ClassicBreak;
  /** The number of the half that touches the anchor, and the number that is open afterwards. */
  readonly meets?: number;
  readonly opens?: number;
  /** The open numbers of the anchor, if the domino matches none of them. */
  readonly asks?: readonly number[];
  /** A forced opening goes by pips alone: doubles have no privilege. */
  readonly byPips?: true;
}

function broken(breaks: ClassicBreak, asks?: readonly number[]): ClassicExplanation {
  return asks ? { breaks, points: 0, sheds: 0, asks } : { breaks, points: 0, sheds: 0 };
}

function isLaid(view: View, domino: Domino): boolean {
  for (let entry = view.log; entry; entry = entry.before)
    if (entry.move >= 0 && laid(entry.move) === domino) return true;
  return false;
}

function explainStuck(view: View, seat: Seat, move: Move): ClassicExplanation {
  const [first] = moves(view, seat);
  if (first === undefined || first >= 0) return broken('able to play');
  if (move === DRAW && !mayDraw(view)) return broken('may not draw');
  if (move === PASS && mayDraw(view)) return broken('must draw');
  return { points: 0, sheds: 0 };
}

function explainLead(view: View, seat: Seat, move: Move): ClassicExplanation {
  if (!moves(view, seat).includes(move))
    return { ...broken('must lead with another'), ...(view.table.options.lead === 'pips' && { byPips: true }) };
  return { points: scoredBy(view, move), sheds: pointsOf(view.table.options)[laid(move)]! };
}

export function explain(view: View, seat: Seat, move: Move): ClassicExplanation {
  const hand = view.hands[seat];
  if (view.ended || seat !== view.turn || !hand) return broken('not to act');
  if (move === PASS || move === DRAW) return explainStuck(view, seat, move);
  const domino = laid(move);
  const anchor = anchorIn(move);
  if (!has(hand, domino)) return broken('not in hand');
  if (view.ends.length === 0) return anchor === undefined ? explainLead(view, seat, move) : broken('must lead');
  if (anchor === undefined || !isLaid(view, anchor)) return broken('anchor not laid');
  const index = endFor(view.ends, domino, anchor);
  if (index < 0) {
    const asks = view.ends.filter((end) => anchorOf(end) === anchor).map(pipOf);
    if (asks.length === 0) return broken('anchor closed');
    return broken(
      'does not match',
      asks.filter((pip) => !shows(domino, pip)),
    );
  }
  const meets = pipOf(view.ends[index]!);
  return {
    points: scoredBy(view, move),
    sheds: pointsOf(view.table.options)[domino]!,
    meets,
    opens: across(domino, meets),
  };
}
