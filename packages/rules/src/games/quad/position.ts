/** What lies on the table in Quad-Ominos, what each seat may know of it, and how it began. */

import type { StockDeal } from '../../families/deals';
import { dealOut, type OpenStart, type Start, type StockView, seenBy } from '../../families/stock';
import type { Tiles } from '../../families/tiles';
import { asSeen, type Common, type Outcome, type Seat, type Seen, type Standing } from '../../game';
import { type Board, EMPTY } from './board';
import type { QuadOptions, QuadTable } from './options';
import { type Quad, weight } from './quads';

/** A tile as it lies at its cell, or one of the words of `move.ts`, packed into one number. */
export type Move = number;

export type Deal = StockDeal;

/** What the seat whose turn it is has to do. */
export const PHASES = ['opening', 'turn', 'bonus', 'first extra', 'second extra'] as const;
export type Phase = (typeof PHASES)[number];

interface Opens {
  readonly opener: Seat;
}

export interface View extends Common<Move, QuadOptions>, Pick<StockView, 'drawers' | 'hands' | 'stuck'> {
  readonly start: Start & Opens;
  /** The starting quad that the opener showed and kept to open with 0-0-0-0. */
  readonly shown: Quad | undefined;
  readonly board: Board;
  readonly turn: Seat;
  readonly phase: Phase;
  readonly passes: number;
  readonly ended: Outcome | undefined;
}

export interface State extends View {
  readonly start: OpenStart & Opens;
  readonly hands: readonly Tiles[];
}

/** The seat with the tile that goes before all others when opening. */
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
  const { hands, held, box } = dealOut(deal);
  return {
    table,
    round: standing.round,
    scores: standing.scores,
    held,
    left: deal.stock.length,
    ply: 0,
    log: undefined,
    start: { hands: deal.hands, stock: deal.stock, box, opener },
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

/** A seat sees its own hand and what it drew; when the round is over the hands are laid open. */
export function view(state: State, seat: Seat | undefined): Seen<View> {
  if (state.ended) return asSeen<View>(state);
  return asSeen<View>({ ...state, ...seenBy(state, seat) });
}
