/** A position of the bead game, what each seat may know of it, and how a round starts. */

import { seatsOf } from '@boneyard/rules/families/seats';
import { asSeen, type Common, type Log, type Outcome, type Seat, type Seen, type Standing } from '@boneyard/rules/game';
import { type Hand, handOf, lowerFirst, type Pair, plus, type Shape, type Shapes, shapeOf, turnedRound } from './beads';
import { boardOf } from './board';
import { type BeadOptions, type BeadTable, shortestGroup } from './options';
import { type BeadPlacement, cellAt, NORTH, placeAt, placed } from './placement';
import { NOTHING_OPEN, type OpenPlaces, openAfter } from './places';

/** A placement as one number, or one of the constants in `moves.ts`. */
export type Move = number;

/** Whether each domino of the starting square is turned: its higher colour lies south. */
export type Turned = readonly [boolean, boolean];

export interface Deal {
  readonly hands: readonly (readonly Shape[])[];
  /** The two dominoes of the starting square, west first, each with its south half first; absent if players choose them. */
  readonly square?: readonly [Pair, Pair];
  /** The directions of the chosen dominoes, if players choose them. */
  readonly turned?: Turned;
  /** The domino put aside with three players. */
  readonly aside?: readonly Shape[];
  readonly lead: Seat;
}

/** Several seats answer at the same time. Nobody sees the others' answers until all have answered. */
export interface Answers {
  /** The seats that have not answered yet. */
  readonly waiting: readonly Seat[];
  /** By seat; undefined if there is no answer yet, or if the viewer may not see it. */
  readonly answers: readonly (Move | undefined)[];
}

/** What the game is waiting for. */
export type Asks =
  | ({ readonly kind: 'choices' } & Answers)
  | { readonly kind: 'turn' }
  /** The seat whose turn it is has claimed to be stuck. */
  | ({ readonly kind: 'answers' } & Answers)
  /** These dominoes of that seat were pointed out: it has to play one of them, or any, as agreed. */
  | { readonly kind: 'pointed'; readonly shapes: Shapes };

export const A_TURN: Asks = { kind: 'turn' };

export interface View extends Common<Move, BeadOptions> {
  /** All dominoes of the game. */
  readonly box: Hand;
  readonly hands: readonly (Hand | undefined)[];
  readonly aside: readonly Shape[] | undefined;
  readonly turned: Turned | undefined;
  readonly square: readonly [BeadPlacement, BeadPlacement] | undefined;
  readonly lead: Seat;
  readonly turn: Seat;
  readonly asks: Asks;
  /** The number of passes in a row. */
  readonly passes: number;
  /** A player is out, so the round ends when all have had the same number of turns. */
  readonly last: boolean;
  /** By seat: whether the hand was shown. Nobody draws, so it stays known. */
  readonly shown: readonly boolean[];
  /** By seat: the shapes that would have fitted when it had to pass, so it does not hold them. */
  readonly lacks: readonly Shapes[];
  readonly open: OpenPlaces;
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

/** The starting square and the open places around it. */
export function squareOf(
  options: BeadOptions,
  west: Pair,
  east: Pair,
): { readonly square: readonly [BeadPlacement, BeadPlacement]; readonly open: OpenPlaces } {
  const square = [placed(west, WEST), placed(east, EASTERN)] as const;
  const shortest = shortestGroup(options);
  const half = openAfter(NOTHING_OPEN, boardOf({ square: [square[0]], log: undefined }), WEST, shortest);
  return { square, open: openAfter(half, boardOf({ square, log: undefined }), EASTERN, shortest) };
}

/** A chosen domino with its direction. */
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
    // In the strategic game both players have the same dominoes, so there is nothing to hide.
    shown: hands.map(() => options.open || options.strategic),
    lacks: hands.map(() => 0),
    open,
    before: standing.scores,
    ended: undefined,
  };
}

/** Replaces the answers at the end of the log. They are sorted by seat, so their order in time does not matter. */
export function withAnswers(
  log: Log<Move> | undefined,
  before: Answers['answers'],
  after: Answers['answers'],
): Log<Move> | undefined {
  let now = log;
  for (const answer of before) if (answer !== undefined) now = now!.before;
  for (const [seat, move] of after.entries()) if (move !== undefined) now = { seat, move, before: now };
  return now;
}

/** A seat sees only its own answer until all have answered, also in the log. */
function seenBy({ asks, log }: State, seat: Seat | undefined): Pick<View, 'asks' | 'log'> {
  switch (asks.kind) {
    case 'turn':
    case 'pointed':
      return { asks, log };
    case 'choices':
    case 'answers': {
      const answers = asks.answers.map((answer, owner) => (owner === seat ? answer : undefined));
      return { asks: { ...asks, answers }, log: withAnswers(log, asks.answers, answers) };
    }
  }
}

/** A seat sees its own hand and the hands that were shown. When the round is over, everybody sees everything. */
export function view(state: State, seat: Seat | undefined): Seen<View> {
  if (state.ended) return asSeen<View>(state);
  return asSeen<View>({
    ...state,
    hands: state.hands.map((hand, owner) => (owner === seat || state.shown[owner] ? hand : undefined)),
    aside: undefined,
    ...seenBy(state, seat),
  });
}
