/** A position of classic dominoes, what each seat may know of it, and how a round starts. */

import type { StockDeal } from '@boneyard/rules/families/deals';
import { type Domino, heaviest, pips, plainWeight, weight } from '@boneyard/rules/families/dominoes';
import type { End } from '@boneyard/rules/families/line';
import { dealOut, type OpenStart, type Start, type StockView, seenBy } from '@boneyard/rules/families/stock';
import { type Tiles, tilesOf } from '@boneyard/rules/families/tiles';
import { asSeen, type Common, type Outcome, type Seat, type Seen, type Standing } from '@boneyard/rules/game';
import type { Lots } from './lots';
import type { ClassicOptions, ClassicTable } from './options';

/** A domino and its anchor packed into one number, or PASS or DRAW. */
export type Move = number;

export interface Deal extends StockDeal {
  /** The leader, if lots were drawn, and what was drawn, if that is known. */
  readonly lead?: Seat;
  readonly lots?: Lots;
}

interface Leads {
  readonly leader: Seat;
  /** What everybody saw when the lots were drawn. */
  readonly lots: Lots | undefined;
}

export interface View extends Common<Move, ClassicOptions>, Pick<StockView, 'drawers' | 'hands' | 'stuck'> {
  readonly start: Start & Leads;
  readonly ends: readonly End[];
  /** The first double that was laid in the round. */
  readonly firstDouble: Domino | undefined;
  readonly turn: Seat;
  /** The player to act has drawn in this turn. */
  readonly drew: boolean;
  readonly passes: number;
  readonly ended: Outcome | undefined;
}

export interface State extends View {
  readonly start: OpenStart & Leads;
  readonly hands: readonly Tiles[];
}

/** The pips of a hand. The options about points do not matter here. */
function load(hand: readonly Domino[]): number {
  let sum = 0;
  for (const domino of hand) sum += pips(domino);
  return sum;
}

/** What decides who leads, and the tile of a forced opening. */
export function leadWeight({ lead }: ClassicOptions): (domino: Domino) => number {
  return lead === 'pips' ? plainWeight : weight;
}

/** The seat that leads by the table's rule; the earlier one of two equal seats. */
export function leaderOf(table: ClassicTable, hands: readonly (readonly Domino[])[], lots: Seat | undefined): Seat {
  const { options } = table;
  if (options.lead === 'lots') return lots ?? 0;
  const weigh = leadWeight(options);
  let leader = 0;
  let most = -1;
  for (let seat = 0; seat < hands.length; seat++) {
    const hand = hands[seat]!;
    const top = hand.length === 0 ? -1 : options.lead === 'hand' ? load(hand) : weigh(heaviest(tilesOf(hand), weigh));
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
  const { hands, held } = dealOut(deal);
  return {
    table,
    round: standing.round,
    scores: standing.scores,
    held,
    left: deal.stock.length,
    ply: 0,
    log: undefined,
    start: { hands: deal.hands, stock: deal.stock, leader, lots: deal.lots },
    drawers: NOBODY_DREW,
    hands,
    ends: NO_ENDS,
    firstDouble: undefined,
    turn: leader,
    drew: false,
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
