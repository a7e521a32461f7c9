/** Which moves are legal in Magnetic Domino. */

import { dominoesOf, heaviest, WITH_PIP, withAnyOf } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, openPips, pipOf } from '@boneyard/rules/families/line';
import { meet, NO_TILES, type Tiles, tilesOf } from '@boneyard/rules/families/tiles';
import type { Chance, Seat } from '@boneyard/rules/game';
import { firstPlace } from './construction';
import { DRAW, fallen, fell, lay, lays, leadWith, type Move, PASS, type PlainMove, plainOf } from './move';
import { fitting, halvesIn, lying, type Place, withHalves } from './place';
import { mustLead, type State, type View } from './position';
import { staggeredPlaces } from './staggered';
import { towerPlaces } from './tower';

/** The places of a construction where the seat may lay a domino of this hand. */
function placesFor({ table, construction, ways }: View, seat: Seat, hand: Tiles): Place[] {
  const { mode, parallel, ends } = table.options;
  return mode === 'tower'
    ? towerPlaces(construction, parallel, ends, hand)
    : staggeredPlaces(construction, ways[seat]!);
}

// 28 dominoes fit into the first word of a set, so the loops below ignore the other words.

/** Moves before they are copied. It grows to the longest list of moves. */
const gathered: PlainMove[] = [];

function onLine(line: readonly End[], hand: Tiles): readonly PlainMove[] {
  let n = 0;
  for (let i = 0; i < line.length; i++) {
    const anchor = anchorOf(line[i]!);
    for (let rest = hand.w0 & WITH_PIP[pipOf(line[i]!)]!.w0; rest !== 0; rest &= rest - 1)
      gathered[n++] = lay(31 - Math.clz32(rest & -rest), anchor);
  }
  return gathered.slice(0, n);
}

function placements(places: readonly Place[], hand: Tiles): readonly PlainMove[] {
  let n = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    const asked = halvesIn(place);
    for (let rest = hand.w0 & fitting(asked).w0; rest !== 0; rest &= rest - 1)
      gathered[n++] = withHalves(place, lying(31 - Math.clz32(rest & -rest), asked));
  }
  return gathered.slice(0, n);
}

function leads({ table }: View, hand: Tiles): PlainMove[] {
  const domino = heaviest(hand);
  if (domino < 0) return [];
  return [table.options.mode === 'flat' ? leadWith(domino) : firstPlace(domino)];
}

const NO_MOVES: readonly PlainMove[] = [];
const ONLY_PASS: readonly PlainMove[] = [PASS];
const ONLY_DRAW: readonly PlainMove[] = [DRAW];

export function moves(view: View, seat: Seat): readonly PlainMove[] {
  const hand = view.hands[seat];
  if (view.ended || seat !== view.turn || !hand) return NO_MOVES;
  const plays = mustLead(view)
    ? leads(view, hand)
    : view.table.options.mode === 'flat'
      ? onLine(view.line, hand)
      : placements(placesFor(view, seat, hand), hand);
  if (plays.length > 0) return plays;
  return view.left > 0 ? ONLY_DRAW : ONLY_PASS;
}

const ALL_DOMINOES = tilesOf(dominoesOf(6));

/** All dominoes that the seat could lay now if it held them. */
export function allFitting(view: View, seat: Seat): Tiles {
  if (view.table.options.mode === 'flat') return withAnyOf(openPips(view.line));
  let bits = 0;
  for (const place of placesFor(view, seat, ALL_DOMINOES)) bits |= fitting(halvesIn(place)).w0;
  return bits === 0 ? NO_TILES : { ...NO_TILES, w0: bits };
}

export function canPlay(view: View, seat: Seat, hand: Tiles): boolean {
  return mustLead(view) ? heaviest(hand) >= 0 : meet(hand, allFitting(view, seat));
}

/** Every domino except the first, which lies on the table, can make the construction fall. */
export function mayFall(view: View, plain: PlainMove): boolean {
  return lays(plain) && view.construction.laid.length > 0;
}

/** Rough weights. The physics package has a better estimate. */
const HOLDS = 19;
const FALLS = 1;

export function chances(state: State, _seat: Seat, move: Move): readonly Chance<Move>[] {
  if (fell(move) || !mayFall(state, plainOf(move))) return [];
  return [
    { move, weight: HOLDS },
    { move: fallen(move), weight: FALLS },
  ];
}
