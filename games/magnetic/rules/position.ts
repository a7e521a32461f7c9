/** A position of Magnetic Domino, what each seat may know of it, and how a round starts. */

import type { StockDeal } from '@boneyard/rules/families/deals';
import { heaviest, weight } from '@boneyard/rules/families/dominoes';
import type { End as LineEnd } from '@boneyard/rules/families/line';
import { dealOut, type OpenStart, type Start, type StockView, seenBy } from '@boneyard/rules/families/stock';
import { NO_TILES, type Tiles } from '@boneyard/rules/families/tiles';
import { asSeen, type Common, type Outcome, type Seat, type Seen, type Standing } from '@boneyard/rules/game';
import { type BrickConstruction, NOTHING } from './construction';
import type { Move } from './move';
import type { MagneticOptions, MagneticTable } from './options';
import type { BuildWay } from './staggered';

export type Deal = StockDeal;

export interface View extends Common<Move, MagneticOptions>, Pick<StockView<Move>, 'drawers' | 'hands' | 'stuck'> {
  readonly start: Start;
  /** The open ends of the flat game. */
  readonly line: readonly LineEnd[];
  /** The tower or chain of the other modes. */
  readonly construction: BrickConstruction;
  /** How each seat must lay its next domino in the staggered game; empty in the other modes. */
  readonly ways: readonly BuildWay[];
  /** By seat: the dominoes in hand that came from a fall, so that everybody has seen them. */
  readonly known: readonly Tiles[];
  readonly turn: Seat;
  readonly passes: number;
  readonly ended: Outcome | undefined;
}

export interface State extends View {
  readonly start: OpenStart;
  readonly hands: readonly Tiles[];
}

/** The seat that leads, at the start and after each fall. */
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

/** Nothing is on the table: at the start, and after a fall. */
export function mustLead({ line, construction }: View): boolean {
  return line.length === 0 && construction.laid.length === 0;
}

const FRESH_WAYS: readonly (readonly BuildWay[])[] = [0, 1, 2, 3, 4].map((seats) =>
  new Array<BuildWay>(seats).fill('flat'),
);
const NO_WAYS: readonly BuildWay[] = [];
const NOBODY_DREW: readonly Seat[] = [];
const NO_LINE: readonly LineEnd[] = [];

/** The ways to play at the start of a new construction. */
export function freshWays({ players, options }: MagneticTable): readonly BuildWay[] {
  return options.mode === 'staggered' ? FRESH_WAYS[players]! : NO_WAYS;
}

export function start(table: MagneticTable, deal: Deal, standing: Standing): State {
  const { hands, held } = dealOut(deal);
  return {
    table,
    round: standing.round,
    scores: standing.scores,
    held,
    left: deal.stock.length,
    ply: 0,
    log: undefined,
    start: { hands: deal.hands, stock: deal.stock },
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

/** A seat sees its own hand and the dominoes it drew. When the round is over, everybody sees everything. */
export function view(state: State, seat: Seat | undefined): Seen<View> {
  if (state.ended) return asSeen<View>(state);
  return asSeen<View>({ ...state, ...seenBy(state, seat) });
}
