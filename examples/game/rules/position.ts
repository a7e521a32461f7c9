/** What lies on the table, what each seat may know of it, and how it began. */

import type { StockDeal } from '@boneyard/rules/families/deals';
import type { End } from '@boneyard/rules/families/line';
import { dealOut, type OpenStart, type StockView, seenBy } from '@boneyard/rules/families/stock';
import type { Tiles } from '@boneyard/rules/families/tiles';
import { asSeen, type Common, type Outcome, type Seat, type Seen, type Standing } from '@boneyard/rules/game';
import type { SampleOptions, SampleTable } from './options';

/** A tile and the tile that it is laid on, or a pass, as one number: bots keep millions of them. */
export type Move = number;

export type Deal = StockDeal;

export interface View
  extends Common<Move, SampleOptions>,
    Pick<StockView<Move>, 'start' | 'drawers' | 'hands' | 'stuck'> {
  readonly ends: readonly End[];
  readonly turn: Seat;
  /** How many seats have passed one after another. */
  readonly passes: number;
  readonly ended: Outcome | undefined;
}

export interface State extends View {
  readonly start: OpenStart;
  readonly hands: readonly Tiles[];
}

export function start(table: SampleTable, deal: Deal, { round, scores }: Standing): State {
  const { hands, held } = dealOut(deal);
  return {
    table,
    round,
    scores,
    held,
    left: deal.stock.length,
    ply: 0,
    log: undefined,
    start: deal,
    drawers: [],
    hands,
    ends: [],
    turn: round % table.players,
    passes: 0,
    stuck: undefined,
    ended: undefined,
  };
}

/** A seat sees its own hand; when the round is over the hands are laid open. */
export function view(state: State, seat: Seat | undefined): Seen<View> {
  return asSeen<View>(state.ended ? state : { ...state, ...seenBy(state, seat) });
}
