/** What lies on the table in classic dominoes, what each seat may know of it, and how it began. */

import type { StockDeal } from '../../families/deals';
import { type Domino, heaviest, pips, weight } from '../../families/dominoes';
import type { End } from '../../families/line';
import { dealOut, type OpenStart, type Start, type StockView, seenBy } from '../../families/stock';
import { type Tiles, tilesOf } from '../../families/tiles';
import { asSeen, type Common, type Outcome, type Seat, type Seen, type Standing } from '../../game';
import type { ClassicOptions, ClassicTable } from './options';

/** A domino and its anchor, or one of the words below, packed into one number. */
export type Move = number;

export interface Deal extends StockDeal {
  /** Who leads, where lots were drawn for it. */
  readonly lead?: Seat;
}

interface Leads {
  readonly leader: Seat;
}

export interface View extends Common<Move, ClassicOptions>, Pick<StockView, 'drawers' | 'hands' | 'stuck'> {
  readonly start: Start & Leads;
  readonly ends: readonly End[];
  /** The first double of the round has been laid. */
  readonly doubled: boolean;
  readonly turn: Seat;
  /** Whoever is to act has drawn in this turn. */
  readonly drew: boolean;
  readonly passes: number;
  readonly ended: Outcome | undefined;
}

export interface State extends View {
  readonly start: OpenStart & Leads;
  readonly hands: readonly Tiles[];
}

/** All the pips of a hand, whatever the options say about points. */
export function load(hand: readonly Domino[]): number {
  let sum = 0;
  for (const domino of hand) sum += pips(domino);
  return sum;
}

/** The seat that leads these hands by the table's rule; the earlier one where two are equal. */
export function leaderOf(table: ClassicTable, hands: readonly (readonly Domino[])[], lots: Seat | undefined): Seat {
  if (table.options.lead === 'lots') return lots ?? 0;
  let leader = 0;
  let most = -1;
  for (let seat = 0; seat < hands.length; seat++) {
    const hand = hands[seat]!;
    const top = hand.length === 0 ? -1 : table.options.lead === 'hand' ? load(hand) : weight(heaviest(tilesOf(hand)));
    if (top > most) {
      leader = seat;
      most = top;
    }
  }
  return leader;
}

const NOBODY_DREW: readonly Seat[] = [];
const NO_ENDS: readonly End[] = [];

export function start(table: ClassicTable, deal: Deal, standing: Standing): State {
  const leader = leaderOf(table, deal.hands, deal.lead);
  const { hands, held, box } = dealOut(deal);
  return {
    table,
    round: standing.round,
    scores: standing.scores,
    held,
    left: deal.stock.length,
    ply: 0,
    log: undefined,
    start: { hands: deal.hands, stock: deal.stock, box, leader },
    drawers: NOBODY_DREW,
    hands,
    ends: NO_ENDS,
    doubled: false,
    turn: leader,
    drew: false,
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
