/** Why a move of Magnetic Domino is legal or not, which numbers meet, and what it removes from the hand. */

import { type Domino, heaviest, shows } from '@boneyard/rules/families/dominoes';
import { anchorOf, endFor, pipOf } from '@boneyard/rules/families/line';
import { has, type Tiles } from '@boneyard/rules/families/tiles';
import type { Explanation, Seat } from '@boneyard/rules/game';
import { dominoesIn, firstPlace } from './construction';
import {
  anchorIn,
  DRAW,
  fell,
  laidBy,
  type Move,
  PASS,
  type PlainMove,
  plainOf,
  type ReleaseOffset,
  releaseOf,
} from './move';
import { canPlay, mayFall } from './moves';
import { isPlace } from './place';
import { checkPlace, PLACE_BREAKS, type PlaceCheck } from './placecheck';
import { mustLead, type View } from './position';
import { worth, worthOf } from './score';

export const MAGNETIC_BREAKS = [
  'not to act',
  'not in hand',
  'other mode',
  'must lead with another',
  'must lead in the middle',
  'nothing to join',
  'anchor not laid',
  'anchor closed',
  'does not match',
  ...PLACE_BREAKS,
  'steady hands',
  'too far off',
  'cannot fall',
  'able to play',
  'must draw',
  'stock empty',
] as const;
export type MagneticBreak = (typeof MAGNETIC_BREAKS)[number];

export interface MagneticExplanation extends Explanation, Partial<Pick<PlaceCheck, 'level' | 'way'>> {
  readonly breaks?: MagneticBreak;
  /** The numbers that the domino meets: in a construction one for each half, or undefined; on a line the one it joins. */
  readonly meets?: readonly (number | undefined)[];
  /** The required numbers that the domino does not show. */
  readonly asks?: readonly number[];
}

/** Limits of a release: in thousandths of a half's side in each direction, and in tenths of a degree. */
const FARTHEST_OFF = 400;
const MOST_TWIST = 200;

function broken(breaks: MagneticBreak, more: Partial<MagneticExplanation> = {}): MagneticExplanation {
  return { breaks, points: 0, sheds: 0, ...more };
}

function isLaid(view: View, domino: Domino): boolean {
  for (let entry = view.log; entry; entry = entry.before) {
    const plain = plainOf(entry.move);
    if (plain >= 0 && laidBy(plain) === domino) return true;
  }
  return false;
}

function explainStuck(view: View, seat: Seat, hand: Tiles, move: PlainMove): MagneticExplanation {
  if (canPlay(view, seat, hand)) return broken('able to play');
  if (move === DRAW && view.left === 0) return broken('stock empty');
  if (move === PASS && view.left > 0) return broken('must draw');
  return { points: 0, sheds: 0 };
}

function explainLead(hand: Tiles, plain: PlainMove): MagneticExplanation {
  if (laidBy(plain) !== heaviest(hand)) return broken('must lead with another');
  if (isPlace(plain)) {
    if (plain !== firstPlace(laidBy(plain))) return broken('must lead in the middle');
    return { points: 0, sheds: 0, level: 0 };
  }
  return anchorIn(plain) === undefined ? { points: 0, sheds: 0 } : broken('nothing to join');
}

function explainOnLine(view: View, plain: PlainMove): MagneticExplanation {
  const domino = laidBy(plain);
  const anchor = anchorIn(plain);
  if (anchor === undefined || !isLaid(view, anchor)) return broken('anchor not laid');
  const index = endFor(view.line, domino, anchor);
  if (index >= 0) return { points: 0, sheds: 0, meets: [pipOf(view.line[index]!)] };
  const asks = view.line.filter((end) => anchorOf(end) === anchor).map(pipOf);
  if (asks.length === 0) return broken('anchor closed');
  return broken('does not match', { asks: asks.filter((pip) => !shows(domino, pip)) });
}

function tooFar({ east, north, twist }: ReleaseOffset): boolean {
  return Math.abs(east) > FARTHEST_OFF || Math.abs(north) > FARTHEST_OFF || Math.abs(twist) > MOST_TWIST;
}

/** The rule that the release or the verdict breaks. */
function breakOfLettingGo(view: View, move: Move): MagneticBreak | undefined {
  const release = releaseOf(move);
  if (release && view.table.options.hands === 'steady') return 'steady hands';
  if (release && tooFar(release)) return 'too far off';
  return fell(move) && !mayFall(view, plainOf(move)) ? 'cannot fall' : undefined;
}

/** The points that no longer count against the hand; negative after a fall. */
function shed(view: View, move: Move): number {
  const { options } = view.table;
  return fell(move) ? -worthOf(options, dominoesIn(view.construction)) : worth(options, laidBy(plainOf(move)));
}

export function explain(view: View, seat: Seat, move: Move): MagneticExplanation {
  const hand = view.hands[seat];
  if (view.ended || seat !== view.turn || !hand) return broken('not to act');
  const plain = plainOf(move);
  if (plain === PASS || plain === DRAW) return explainStuck(view, seat, hand, plain);
  if (!has(hand, laidBy(plain))) return broken('not in hand');
  const flat = view.table.options.mode === 'flat';
  if (isPlace(plain) === flat) return broken('other mode');
  const found = mustLead(view)
    ? explainLead(hand, plain)
    : flat
      ? explainOnLine(view, plain)
      : checkPlace(view, seat, plain);
  if (found.breaks !== undefined) return { points: 0, sheds: 0, ...found };
  const breaks = breakOfLettingGo(view, move);
  return breaks ? broken(breaks) : { ...found, points: 0, sheds: shed(view, move) };
}
