/** Games in which hands are dealt and the rest is a stock to draw from: how they begin, and what a seat has seen of it. */

import type { Common, Log, Seat } from '../game';
import { story } from '../game';
import type { Random } from '../random';
import { either, has, listOf, NO_TILES, plus, type Tiles, tilesOf, without } from './tiles';
import { type Layout, type Place, unseen } from './unseen';

/** How a round began, with holes where a tile was not seen. */
export interface Start {
  readonly hands: readonly (readonly number[] | undefined)[];
  /** The stock as it was shuffled, those drawn since included. */
  readonly stock: readonly (number | undefined)[];
  /** Every tile that is in the game. */
  readonly box: Tiles;
}

export interface OpenStart extends Start {
  readonly hands: readonly (readonly number[])[];
  readonly stock: readonly number[];
}

/** Somebody could not play while these tiles would have fitted: what the others learn most from. */
export interface Stuck {
  readonly seat: Seat;
  readonly ply: number;
  readonly fitting: Tiles;
  readonly before: Stuck | undefined;
}

export interface StockView<M = number> extends Common {
  readonly log: Log<M> | undefined;
  readonly start: Start;
  /** Who drew the first, second … tile of the stock. */
  readonly drawers: readonly Seat[];
  readonly hands: readonly (Tiles | undefined)[];
  /** Tiles that came back from the table into a hand, where a game has that: everybody knows that they are there. */
  readonly known?: readonly Tiles[];
  readonly stuck: Stuck | undefined;
}

export interface StockState<M = number> extends StockView<M> {
  readonly start: OpenStart;
  readonly hands: readonly Tiles[];
}

/** The hands and the box of a deal. */
export function dealOut(deal: Pick<OpenStart, 'hands' | 'stock'>): { hands: Tiles[]; held: number[]; box: Tiles } {
  const hands = deal.hands.map(tilesOf);
  const held = deal.hands.map((dealt) => dealt.length);
  let box = tilesOf(deal.stock);
  for (let seat = 0; seat < hands.length; seat++) box = either(box, hands[seat]!);
  return { hands, held, box };
}

/** The tile that the next draw brings. */
export function nextInStock({ start, drawers }: Pick<StockState, 'start' | 'drawers'>): number {
  return start.stock[drawers.length]!;
}

type Glimpse<S extends OpenStart> = Omit<S, 'hands' | 'stock'> & Start;

/** What each seat, and whoever has none, may know of a start, after these have drawn. */
interface Glimpses {
  readonly drawers: readonly Seat[];
  readonly bySeat: (Glimpse<OpenStart> | undefined)[];
}

const glimpses = new WeakMap<OpenStart, Glimpses>();

/** The same one until somebody draws, so that nobody has to look for what changed in it. */
function glimpse<S extends OpenStart>(start: S, drawers: readonly Seat[], seat: Seat | undefined): Glimpse<S> {
  let known = glimpses.get(start);
  if (known?.drawers !== drawers) {
    known = { drawers, bySeat: [] };
    glimpses.set(start, known);
  }
  const place = seat ?? start.hands.length;
  known.bySeat[place] ??= {
    ...start,
    hands: start.hands.map((hand, owner) => (owner === seat ? hand : undefined)),
    stock: start.stock.map((tile, i) => (seat !== undefined && drawers[i] === seat ? tile : undefined)),
  };
  return known.bySeat[place] as Glimpse<S>;
}

/** What is hidden from a seat, with holes: all but its own hand and what it drew. */
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

/** What a game tells about its own moves and deals, so that deals can be imagined. */
export interface Clues<S, M = number> {
  /** The tile that a move lays; undefined for moves that lay none. */
  laid(move: M): number | undefined;
  isDraw(move: M): boolean;
  /** What the opening says about single tiles: may this one have been dealt to this seat? */
  mayBeDealt(seat: Seat, tile: number): boolean;
  /** May this one have been in the stock? */
  mayBeInStock(tile: number): boolean;
  /** May anybody have held this tile hidden all the time between two plies? Left out where draws and passes say it all. */
  mayStay?(tile: number, since: number, until: number): boolean;
  /** What is known of whole hands, not of single tiles: deals that do not agree are thrown back. */
  agrees(state: S): boolean;
}

/** When each tile was first laid, and by whom: from then on everybody knows where it is. And when tiles were drawn. */
interface Memory {
  readonly laid: ReadonlyMap<number, { readonly seat: Seat; readonly ply: number }>;
  readonly drawnAt: readonly number[];
}

/** Hands were dealt before the first ply. */
const FROM_THE_DEAL = -1;
const STILL_THERE = Number.POSITIVE_INFINITY;
/** Layouts that are tried before one that agrees with what is known of whole hands is given up. */
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

/** May this tile have come to this seat at that ply? It was not there when the seat could not play. */
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

/** Where the unseen tiles lie: the hands as dealt, then each draw, then what is left of the stock. */
function hidingPlaces<M>(view: StockView<M>, memory: Memory, clues: Clues<never, M>): Place[] {
  const hands = view.start.hands.map((hand, seat): Place => {
    const drawn = view.drawers.filter((drawer) => drawer === seat).length;
    const gone = [...memory.laid.values()].filter((played) => played.seat === seat).length;
    return {
      room: hand ? 0 : view.held[seat]! - cameBack(view, seat).length + gone - drawn,
      takes: (tile) => clues.mayBeDealt(seat, tile) && mayHold(view, memory, clues, seat, FROM_THE_DEAL, tile),
    };
  });
  const draws = view.drawers.map(
    (seat, i): Place => ({
      room: view.start.stock[i] === undefined ? 1 : 0,
      takes: (tile) => clues.mayBeInStock(tile) && mayHold(view, memory, clues, seat, memory.drawnAt[i]!, tile),
    }),
  );
  const rest: Place = { room: view.left, takes: (tile) => clues.mayBeInStock(tile) && !memory.laid.has(tile) };
  return [...hands, ...draws, rest];
}

function filled<M, V extends StockView<M>>(view: V, { laid }: Memory, layout: Layout): V & StockState<M> {
  const dealt = view.start.hands.map((hand, seat) => hand ?? layout[seat]!);
  const draws = view.drawers.map((_, i) => view.start.stock[i] ?? layout[dealt.length + i]![0]!);
  const hands = dealt.map((hand, seat) => {
    let tiles = tilesOf(hand);
    for (const [i, drawer] of view.drawers.entries()) if (drawer === seat) tiles = plus(tiles, draws[i]!);
    for (const tile of laid.keys()) tiles = without(tiles, tile);
    for (const tile of cameBack(view, seat)) tiles = plus(tiles, tile);
    return tiles;
  });
  return { ...view, start: { ...view.start, hands: dealt, stock: [...draws, ...layout.at(-1)!] }, hands };
}

function imaginer<M, V extends StockView<M>, S extends V>(view: V, clues: Clues<S, M>): (random: Random) => S {
  const memory = remember(view, clues);
  let known = NO_TILES;
  for (const hand of view.start.hands) if (hand) known = either(known, tilesOf(hand));
  for (const tile of view.start.stock) if (tile !== undefined) known = plus(known, tile);
  const tiles = listOf(view.start.box).filter((tile) => !has(known, tile));
  const layouts = unseen(tiles, hidingPlaces(view, memory, clues));
  return (random) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const state = filled<M, V>(view, memory, layouts(random)) as V as S;
      if (clues.agrees(state)) return state;
    }
    throw new Error('no deal was found that agrees with what was played');
  };
}

/** Gives `imagine` for a game: every deal that fits the view as likely as any other. What a view says is worked out once. */
export function imaginesFrom<V extends StockView<M>, S extends V, M = number>(
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
