/** Games in which hands are dealt and the rest is a stock to draw from: how a round begins, and what each seat has seen. */

import type { Common, Log, Seat } from '../game';
import { story } from '../game';
import type { Random } from '../random';
import { either, has, listOf, NO_TILES, plus, type Tiles, tilesOf, without } from './tiles';
import { type HidingPlace, randomLayouts, type TileLayout } from './unseen';

/** How a round began; tiles that the viewer has not seen are undefined. */
export interface Start {
  readonly hands: readonly (readonly number[] | undefined)[];
  /** The stock as it was shuffled, including the tiles drawn since. */
  readonly stock: readonly (number | undefined)[];
  /** All tiles of the game. Only views have it: rounds of search start faster without. */
  readonly box?: Tiles;
}

export interface OpenStart extends Start {
  readonly hands: readonly (readonly number[])[];
  readonly stock: readonly number[];
}

/** A seat could not play although these tiles would have fitted, so it had none of them. The others learn most from this. */
export interface Stuck {
  readonly seat: Seat;
  readonly ply: number;
  readonly fitting: Tiles;
  readonly before: Stuck | undefined;
}

export interface StockView<M = number> extends Common {
  readonly log: Log<M> | undefined;
  readonly start: Start;
  /** The seats that drew the first, second … tile of the stock. */
  readonly drawers: readonly Seat[];
  readonly hands: readonly (Tiles | undefined)[];
  /** Tiles that went from the table back into a hand, in games that have this: everybody knows where they are. */
  readonly known?: readonly Tiles[];
  readonly stuck: Stuck | undefined;
}

export interface StockState<M = number> extends StockView<M> {
  readonly start: OpenStart;
  readonly hands: readonly Tiles[];
}

/** The hands of a deal and their sizes. Lists for two seats, the usual case in search, are faster written out. */
export function dealOut(deal: Pick<OpenStart, 'hands' | 'stock'>): { hands: Tiles[]; held: number[] } {
  const dealt = deal.hands;
  const two = dealt.length === 2;
  const hands = two ? [tilesOf(dealt[0]!), tilesOf(dealt[1]!)] : dealt.map(tilesOf);
  const held = two ? [dealt[0]!.length, dealt[1]!.length] : dealt.map((hand) => hand.length);
  return { hands, held };
}

/** The tile that will be drawn next. */
export function nextInStock({ start, drawers }: Pick<StockState, 'start' | 'drawers'>): number {
  return start.stock[drawers.length]!;
}

type Glimpse<S extends OpenStart> = Omit<S, 'hands' | 'stock'> & Start;

/** What each seat and a spectator may know of a start after these draws. The spectator comes last. */
interface Glimpses {
  readonly drawers: readonly Seat[];
  readonly bySeat: (Glimpse<OpenStart> | undefined)[];
  /** A stock of which nothing was seen. */
  readonly unseen: readonly undefined[];
}

const glimpses = new WeakMap<OpenStart, Glimpses>();

/** Returns the same object until somebody draws, so that callers can compare by identity. */
function glimpse<S extends OpenStart>(start: S, drawers: readonly Seat[], seat: Seat | undefined): Glimpse<S> {
  let known = glimpses.get(start);
  if (known?.drawers !== drawers) {
    known = { drawers, bySeat: Array(start.hands.length + 1), unseen: start.stock.map(() => undefined) };
    glimpses.set(start, known);
  }
  const place = seat ?? start.hands.length;
  known.bySeat[place] ??= {
    ...start,
    hands: start.hands.map((hand, owner) => (owner === seat ? hand : undefined)),
    stock: drawers.includes(seat!)
      ? start.stock.map((tile, i) => (drawers[i] === seat ? tile : undefined))
      : known.unseen,
    box: tilesOf([...start.hands.flat(), ...start.stock]),
  };
  return known.bySeat[place] as Glimpse<S>;
}

/** The start and the hands as a seat sees them: only its own hand and the tiles it drew. */
export function seenBy<S extends OpenStart>(
  state: Pick<StockState, 'drawers' | 'hands'> & { readonly start: S },
  seat: Seat | undefined,
): { start: Glimpse<S>; hands: (Tiles | undefined)[] } {
  const { start, drawers, hands } = state;
  return {
    start: glimpse(start, drawers, seat),
    hands: hands.map((hand, owner) => (owner === seat ? hand : undefined)),
  };
}

/** What a game knows about its moves and deals, needed to imagine deals. */
export interface Clues<S, M = number> {
  /** The tile that a move lays; undefined for moves that lay none. */
  laid(move: M): number | undefined;
  isDraw(move: M): boolean;
  /** Can this tile have been dealt to this seat? The opening can exclude it. */
  mayBeDealt(seat: Seat, tile: number): boolean;
  /** Can this tile have been in the stock? */
  mayBeInStock(tile: number): boolean;
  /** Can a hand have held this tile, hidden, from one ply to another? Not needed if draws and passes tell everything. */
  mayStay?(tile: number, since: number, until: number): boolean;
  /** Whether a deal agrees with what is known of whole hands, not of single tiles. If not, another one is tried. */
  agrees(state: S): boolean;
}

/** When and by which seat each tile was first laid (from then on everybody knows where it is), and when tiles were drawn. */
interface Memory {
  readonly laid: ReadonlyMap<number, { readonly seat: Seat; readonly ply: number }>;
  readonly drawnAt: readonly number[];
}

/** Hands were dealt before the first ply. */
const FROM_THE_DEAL = -1;
const STILL_THERE = Number.POSITIVE_INFINITY;
/** How many layouts to try before giving up on finding one that agrees with what is known of whole hands. */
const MOST_TRIES = 1_000_000;

function remember<M>({ log }: StockView<M>, clues: Pick<Clues<never, M>, 'laid' | 'isDraw'>): Memory {
  const laid = new Map<number, { seat: Seat; ply: number }>();
  const drawnAt: number[] = [];
  for (const [ply, { seat, move }] of story(log).entries()) {
    const tile = clues.laid(move);
    if (tile !== undefined && !laid.has(tile)) laid.set(tile, { seat, ply });
    if (clues.isDraw(move)) drawnAt.push(ply);
  }
  return { laid, drawnAt };
}

/** Can the seat have held this tile since that ply? Not if the tile would have fitted when the seat could not play. */
function mayHold<M>(
  view: StockView<M>,
  { laid }: Memory,
  clues: Clues<never, M>,
  seat: Seat,
  since: number,
  tile: number,
): boolean {
  const gone = laid.get(tile);
  if (gone && (gone.seat !== seat || gone.ply < since)) return false;
  const until = gone ? gone.ply : STILL_THERE;
  if (clues.mayStay && !clues.mayStay(tile, since, until)) return false;
  for (let stuck = view.stuck; stuck; stuck = stuck.before)
    if (stuck.seat === seat && stuck.ply > since && stuck.ply < until && has(stuck.fitting, tile)) return false;
  return true;
}

function cameBack({ known }: Pick<StockView, 'known'>, seat: Seat): number[] {
  return known ? listOf(known[seat]!) : [];
}

/** Where the unseen tiles can be: in the hands as dealt, then in each draw, then in the rest of the stock. */
function hidingPlaces<M>(view: StockView<M>, memory: Memory, clues: Clues<never, M>): HidingPlace[] {
  const hands = view.start.hands.map((hand, seat): HidingPlace => {
    const drawn = view.drawers.filter((drawer) => drawer === seat).length;
    const gone = [...memory.laid.values()].filter((played) => played.seat === seat).length;
    return {
      room: hand ? 0 : view.held[seat]! - cameBack(view, seat).length + gone - drawn,
      takes: (tile) => clues.mayBeDealt(seat, tile) && mayHold(view, memory, clues, seat, FROM_THE_DEAL, tile),
    };
  });
  const draws = view.drawers.map(
    (seat, i): HidingPlace => ({
      room: view.start.stock[i] === undefined ? 1 : 0,
      takes: (tile) => clues.mayBeInStock(tile) && mayHold(view, memory, clues, seat, memory.drawnAt[i]!, tile),
    }),
  );
  const rest: HidingPlace = { room: view.left, takes: (tile) => clues.mayBeInStock(tile) && !memory.laid.has(tile) };
  return [...hands, ...draws, rest];
}

function filled<M, V extends StockView<M>>(
  view: V,
  start: Start,
  { laid }: Memory,
  layout: TileLayout,
): V & StockState<M> {
  const dealt = start.hands.map((hand, seat) => hand ?? layout[seat]!);
  const draws = view.drawers.map((_, i) => start.stock[i] ?? layout[dealt.length + i]![0]!);
  const hands = dealt.map((hand, seat) => {
    let tiles = tilesOf(hand);
    for (const [i, drawer] of view.drawers.entries()) if (drawer === seat) tiles = plus(tiles, draws[i]!);
    for (const tile of laid.keys()) tiles = without(tiles, tile);
    for (const tile of cameBack(view, seat)) tiles = plus(tiles, tile);
    return tiles;
  });
  return { ...view, start: { ...start, hands: dealt, stock: [...draws, ...layout.at(-1)!] }, hands };
}

function imaginer<M, V extends StockView<M>, S extends V>(view: V, clues: Clues<S, M>): (random: Random) => S {
  const memory = remember(view, clues);
  const { box, ...start } = view.start;
  let known = NO_TILES;
  for (const hand of start.hands) if (hand) known = either(known, tilesOf(hand));
  for (const tile of start.stock) if (tile !== undefined) known = plus(known, tile);
  const tiles = listOf(box!).filter((tile) => !has(known, tile));
  const layouts = randomLayouts(tiles, hidingPlaces(view, memory, clues));
  return (random) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const state = filled<M, V>(view, start, memory, layouts(random)) as V as S;
      if (clues.agrees(state)) return state;
    }
    throw new Error('no deal was found that agrees with what was played');
  };
}

/** Makes `imagine` for a game: all deals that fit the view are equally likely. What a view reveals is worked out once. */
export function imagineWith<V extends StockView<M>, S extends V, M = number>(
  clues: (view: V) => Clues<S, M>,
): (view: V, random: Random) => S {
  const imaginers = new WeakMap<V, (random: Random) => S>();
  return (view, random) => {
    let next = imaginers.get(view);
    if (!next) {
      next = imaginer<M, V, S>(view, clues(view));
      imaginers.set(view, next);
    }
    return next(random);
  };
}
