/** What lies on the table in the bead game, what each seat may know of it, and how it began. */

import { seatsOf } from '../../families/seats';
import { asSeen, type Common, type Log, type Outcome, type Seat, type Seen, type Standing } from '../../game';
import { type Hand, handOf, lowerFirst, type Pair, plus, type Shape, type Shapes, shapeOf, turnedRound } from './beads';
import { boardOf, put, take } from './board';
import { type BeadOptions, type BeadTable, shortestGroup } from './options';
import { cellAt, NORTH, type Placement, placeAt, placed, placeIn } from './placement';
import { NOTHING_OPEN, type Open, openAfter } from './places';

/** A placement, or one of the words of `moves.ts`, packed into one number. */
export type Move = number;

/** A domino of the starting square is turned when its higher colour lies south. */
export type Turned = readonly [boolean, boolean];

export interface Deal {
  readonly hands: readonly (readonly Shape[])[];
  /** The two dominoes of the starting square, the west one first, south half first; none where they are chosen. */
  readonly square?: readonly [Pair, Pair];
  /** How the chosen dominoes will lie, where they are chosen. */
  readonly turned?: Turned;
  /** What three players leave over. */
  readonly aside?: readonly Shape[];
  readonly lead: Seat;
}

/** Several seats answer at once. Nobody sees the others' answers before all are in. */
export interface Answers {
  /** Who has not answered yet. */
  readonly waiting: readonly Seat[];
  /** By seat; a hole where there is no answer yet, or none that may be seen. */
  readonly answers: readonly (Move | undefined)[];
}

/** What the table waits for. */
export type Asks =
  | ({ readonly kind: 'choices' } & Answers)
  | { readonly kind: 'turn' }
  /** The seat whose turn it is has claimed to be stuck. */
  | ({ readonly kind: 'answers' } & Answers)
  /** It has to play one of the dominoes that were pointed out. */
  | { readonly kind: 'pointed'; readonly shapes: Shapes };

export const A_TURN: Asks = { kind: 'turn' };

export interface View extends Common<Move, BeadOptions> {
  /** Every domino that is in the game. */
  readonly box: Hand;
  readonly hands: readonly (Hand | undefined)[];
  readonly aside: readonly Shape[] | undefined;
  readonly turned: Turned | undefined;
  readonly square: readonly [Placement, Placement] | undefined;
  readonly lead: Seat;
  readonly turn: Seat;
  readonly asks: Asks;
  /** How many seats have passed one after the other. */
  readonly passes: number;
  /** Somebody has laid the last domino of a hand, so that this is the last time round. */
  readonly last: boolean;
  /** By seat: was the hand laid open? It cannot be forgotten, and nobody draws, so it stays known. */
  readonly shown: readonly boolean[];
  /** By seat: what would have fitted when the table made it pass. */
  readonly lacks: readonly Shapes[];
  readonly open: Open;
  /** The scores when the round began. */
  readonly before: readonly number[];
  readonly ended: Outcome | undefined;
}

export interface State extends View {
  readonly hands: readonly Hand[];
  readonly aside: readonly Shape[];
}

const NO_ASIDE: readonly Shape[] = [];
const WEST = placeAt(cellAt(0, 0), NORTH);
const EASTERN = placeAt(cellAt(1, 0), NORTH);

/** The starting square and where it can be built on. */
export function squareOf(
  options: BeadOptions,
  west: Pair,
  east: Pair,
): { readonly square: readonly [Placement, Placement]; readonly open: Open } {
  const square = [placed(west, WEST), placed(east, EASTERN)] as const;
  const board = boardOf({ square: undefined, log: undefined });
  let open = NOTHING_OPEN;
  for (const placement of square) {
    put(board, placement);
    open = openAfter(open, board, placeIn(placement), shortestGroup(options));
  }
  for (const placement of square) take(board, placement);
  return { square, open };
}

/** A chosen domino as it will lie. */
export function asTurned(shape: Shape, turned: boolean): Pair {
  return turned ? turnedRound(lowerFirst(shape)) : lowerFirst(shape);
}

export function start(table: BeadTable, deal: Deal, standing: Standing): State {
  const { players, options } = table;
  const hands = deal.hands.map(handOf);
  const aside = deal.aside ?? NO_ASIDE;
  let box = handOf(aside);
  for (const hand of deal.hands) for (const shape of hand) box = plus(box, shape);
  for (const pair of deal.square ?? []) box = plus(box, shapeOf(pair));
  const { square, open } = deal.square
    ? squareOf(options, deal.square[0], deal.square[1])
    : { square: undefined, open: NOTHING_OPEN };
  return {
    table,
    round: standing.round,
    scores: standing.scores,
    held: deal.hands.map((hand) => hand.length),
    left: 0,
    ply: 0,
    log: undefined,
    box,
    hands,
    aside,
    turned: deal.turned,
    square,
    lead: deal.lead,
    turn: deal.lead,
    asks: square ? A_TURN : { kind: 'choices', waiting: seatsOf(players), answers: hands.map(() => undefined) },
    passes: 0,
    last: false,
    // With the same dominoes for both there is nothing to hide, whatever lies behind the screens.
    shown: hands.map(() => options.open || options.strategic),
    lacks: hands.map(() => 0),
    open,
    before: standing.scores,
    ended: undefined,
  };
}

/** The log with other answers in place of those it ends with. They stand by seat: it does not matter who was first. */
export function relogged(
  log: Log<Move> | undefined,
  before: Answers['answers'],
  after: Answers['answers'],
): Log<Move> | undefined {
  let now = log;
  for (const answer of before) if (answer !== undefined) now = now!.before;
  for (const [seat, move] of after.entries()) if (move !== undefined) now = { seat, move, before: now };
  return now;
}

/** Only one's own answer shows until all are in, in the log too. */
function seenBy({ asks, log }: State, seat: Seat | undefined): Pick<View, 'asks' | 'log'> {
  switch (asks.kind) {
    case 'turn':
    case 'pointed':
      return { asks, log };
    case 'choices':
    case 'answers': {
      const answers = asks.answers.map((answer, owner) => (owner === seat ? answer : undefined));
      return { asks: { ...asks, answers }, log: relogged(log, asks.answers, answers) };
    }
  }
}

/** A seat sees its own hand and those that were shown; when the round is over everything is laid open. */
export function view(state: State, seat: Seat | undefined): Seen<View> {
  if (state.ended) return asSeen<View>(state);
  return asSeen<View>({
    ...state,
    hands: state.hands.map((hand, owner) => (owner === seat || state.shown[owner] ? hand : undefined)),
    aside: undefined,
    ...seenBy(state, seat),
  });
}
