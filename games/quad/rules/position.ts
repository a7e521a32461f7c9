/** A position of Quad-Ominos, what each seat may know of it, and how a round starts. */

import type { StockDeal } from '@boneyard/rules/families/deals';
import { dealOut, type OpenStart, type Start, type StockView, seenBy } from '@boneyard/rules/families/stock';
import type { Tiles } from '@boneyard/rules/families/tiles';
import { asSeen, type Common, type Outcome, type Seat, type Seen, type Standing } from '@boneyard/rules/game';
import { EMPTY, type QuadBoard } from './board';
import type { QuadOptions, QuadTable } from './options';
import { type Quad, weight } from './quads';

/** The spot of a tile as one number, or one of the constants in `move.ts`. */
export type Move = number;

export type Deal = StockDeal;

/** What the seat to act has to do. */
export const PHASES = ['opening', 'turn', 'bonus', 'first extra', 'second extra'] as const;
export type TurnPhase = (typeof PHASES)[number];

interface Opens {
  readonly opener: Seat;
}

export interface View extends Common<Move, QuadOptions>, Pick<StockView, 'drawers' | 'hands' | 'stuck'> {
  readonly start: Start & Opens;
  /** The starting quad that the opener showed and kept in order to open with 0-0-0-0. */
  readonly shown: Quad | undefined;
  readonly board: QuadBoard;
  readonly turn: Seat;
  readonly phase: TurnPhase;
  readonly passes: number;
  readonly ended: Outcome | undefined;
}

export interface State extends View {
  readonly start: OpenStart & Opens;
  readonly hands: readonly Tiles[];
}

/** The seat with the tile that outranks all others. */
export function openerOf(hands: readonly (readonly Quad[])[]): Seat {
  let opener = 0;
  let most = -1;
  for (let seat = 0; seat < hands.length; seat++)
    for (const quad of hands[seat]!)
      if (weight(quad) > most) {
        most = weight(quad);
        opener = seat;
      }
  return opener;
}

const NOBODY_DREW: readonly Seat[] = [];

export function start(table: QuadTable, deal: Deal, standing: Standing): State {
  const opener = openerOf(deal.hands);
  const { hands, held } = dealOut(deal);
  return {
    table,
    round: standing.round,
    scores: standing.scores,
    held,
    left: deal.stock.length,
    ply: 0,
    log: undefined,
    start: { hands: deal.hands, stock: deal.stock, opener },
    drawers: NOBODY_DREW,
    hands,
    shown: undefined,
    board: EMPTY,
    turn: opener,
    phase: 'opening',
    passes: 0,
    stuck: undefined,
    ended: undefined,
  };
}

/** A seat sees its own hand and the tiles it drew. When the round is over, everybody sees everything. */
export function view(state: State, seat: Seat | undefined): Seen<View> {
  if (state.ended) return asSeen<View>(state);
  return asSeen<View>({ ...state, ...seenBy(state, seat) });
}
