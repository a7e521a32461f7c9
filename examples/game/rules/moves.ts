/** The moves: which are legal, what they do, how they are written. */

import { type Domino, readDomino, withAnyOf, writeDomino } from '@boneyard/rules/families/dominoes';
import { anchorOf, endFor, endsAfterLaying, endsOfLead, openPips } from '@boneyard/rules/families/line';
import { replaced } from '@boneyard/rules/families/lists';
import { nextSeat } from '@boneyard/rules/families/seats';
import { listOf, without } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import type { Move, State, View } from './position';
import { blockedRound, wonRound } from './score';

export const PASS: Move = -1;
/** In the place of the tile that a tile is laid on. */
const LEAD = 127;

/** A tile, and the tile that it is laid on; the lead has none. */
export interface Laid {
  readonly domino: Domino;
  readonly anchor: Domino | undefined;
}

function moveOf({ domino, anchor = LEAD }: Laid): Move {
  return (domino << 7) | anchor;
}

/** What a move lays; undefined for a pass. */
export function laidBy(move: Move): Laid | undefined {
  if (move === PASS) return undefined;
  const anchor = move & 127;
  return { domino: move >> 7, anchor: anchor === LEAD ? undefined : anchor };
}

export function write(move: Move): string {
  const laid = laidBy(move);
  if (!laid) return 'pass';
  const tile = writeDomino(laid.domino);
  return laid.anchor === undefined ? tile : `${tile}@${writeDomino(laid.anchor)}`;
}

export function read(text: string): Move | undefined {
  if (text === 'pass') return PASS;
  const [tile, on, ...more] = text.split('@');
  const domino = readDomino(tile!);
  if (domino === undefined || more.length > 0) return undefined;
  const anchor = on === undefined ? undefined : readDomino(on);
  return on !== undefined && anchor === undefined ? undefined : moveOf({ domino, anchor });
}

/** Where a tile can be laid: on each tile with a matching open side, once. */
function placements({ ends }: View, domino: Domino): Move[] {
  if (ends.length === 0) return [moveOf({ domino, anchor: undefined })];
  const anchors = [...new Set(ends.map(anchorOf))].filter((anchor) => endFor(ends, domino, anchor) >= 0);
  return anchors.map((anchor) => moveOf({ domino, anchor }));
}

export function moves(view: View, seat: Seat): readonly Move[] {
  const hand = view.hands[seat];
  if (view.ended || seat !== view.turn || !hand) return [];
  const plays = listOf(hand).flatMap((domino) => placements(view, domino));
  return plays.length > 0 ? plays : [PASS];
}

function passed(state: State, seat: Seat): State {
  const { ply, ends, stuck: before } = state;
  const stuck = { seat, ply, fitting: withAnyOf(openPips(ends)), before };
  const passes = state.passes + 1;
  return { ...state, passes, stuck, ...(passes === state.table.players && blockedRound(state)) };
}

function laid(state: State, seat: Seat, { domino, anchor }: Laid): State {
  const held = replaced(state.held, seat, state.held[seat]! - 1);
  const hands = replaced(state.hands, seat, without(state.hands[seat]!, domino));
  const ends = anchor === undefined ? endsOfLead(domino, false) : endsAfterLaying(state.ends, domino, anchor, false);
  const after = { ...state, held, hands, ends, passes: 0 };
  return held[seat] === 0 ? { ...after, ...wonRound(after, seat) } : after;
}

export function play(state: State, seat: Seat, move: Move): State {
  const tile = laidBy(move);
  return {
    ...(tile ? laid(state, seat, tile) : passed(state, seat)),
    turn: nextSeat(state.table.players, seat),
    ply: state.ply + 1,
    log: { seat, move, before: state.log },
  };
}
