/** What lies on the table in Magnetic Domino, what each seat may know of it, and how it began. */

import type { StockDeal } from '../../families/deals';
import { heaviest, weight } from '../../families/dominoes';
import type { End as LineEnd } from '../../families/line';
import { dealOut, type OpenStart, type Start, type StockView, seenBy } from '../../families/stock';
import { NO_TILES, type Tiles } from '../../families/tiles';
import { asSeen, type Common, type Outcome, type Seat, type Seen, type Standing } from '../../game';
import { type Construction, NOTHING } from './construction';
import type { Move } from './move';
import type { MagneticOptions, MagneticTable } from './options';
import type { Way } from './staggered';

export type Deal = StockDeal;

export interface View extends Common<Move, MagneticOptions>, Pick<StockView<Move>, 'drawers' | 'hands' | 'stuck'> {
  readonly start: Start;
  /** The open ends of the flat game. */
  readonly line: readonly LineEnd[];
  /** What stands in the other modes. */
  readonly construction: Construction;
  /** How each seat is to play next in the staggered game; in the other modes there is nothing to say. */
  readonly ways: readonly Way[];
  /** What fell into each hand and is still there: everybody has seen it. */
  readonly known: readonly Tiles[];
  readonly turn: Seat;
  readonly passes: number;
  readonly ended: Outcome | undefined;
}

export interface State extends View {
  readonly start: OpenStart;
  readonly hands: readonly Tiles[];
}

/** Who leads, at the beginning and after each fall. */
export function leaderOf(hands: readonly Tiles[]): Seat {
  let leader = 0;
  let most = -1;
  for (let seat = 0; seat < hands.length; seat++) {
    const best = heaviest(hands[seat]!);
    if (best >= 0 && weight(best) > most) {
      leader = seat;
      most = weight(best);
    }
  }
  return leader;
}

/** Nothing has been laid yet, or nothing is left standing. */
export function mustLead({ line, construction }: View): boolean {
  return line.length === 0 && construction.laid.length === 0;
}

const FRESH_WAYS: readonly (readonly Way[])[] = [0, 1, 2, 3, 4].map((seats) => new Array<Way>(seats).fill('flat'));
const NO_WAYS: readonly Way[] = [];
const NOBODY_DREW: readonly Seat[] = [];
const NO_LINE: readonly LineEnd[] = [];

/** The ways to play at the foot of a new construction. */
export function freshWays({ players, options }: MagneticTable): readonly Way[] {
  return options.mode === 'staggered' ? FRESH_WAYS[players]! : NO_WAYS;
}

export function start(table: MagneticTable, deal: Deal, standing: Standing): State {
  const { hands, held, box } = dealOut(deal);
  return {
    table,
    round: standing.round,
    scores: standing.scores,
    held,
    left: deal.stock.length,
    ply: 0,
    log: undefined,
    start: { hands: deal.hands, stock: deal.stock, box },
    drawers: NOBODY_DREW,
    hands,
    line: NO_LINE,
    construction: NOTHING,
    ways: freshWays(table),
    known: hands.map(() => NO_TILES),
    turn: leaderOf(hands),
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
