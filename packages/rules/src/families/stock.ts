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

export interface StockView extends Common {
  readonly log: Log<number> | undefined;
  readonly start: Start;
  /** Who drew the first, second … tile of the stock. */
  readonly drawers: readonly Seat[];
  readonly hands: readonly (Tiles | undefined)[];
  readonly stuck: Stuck | undefined;
}

export interface StockState extends StockView {
  readonly start: OpenStart;
  readonly hands: readonly Tiles[];
}

/** The hands and the box of a deal. */
export function dealOut(deal: Pick<OpenStart, 'hands' | 'stock'>): { hands: Tiles[]; held: number[]; box: Tiles } {
  const hands: Tiles[] = [];
  const held: number[] = [];
  let box = tilesOf(deal.stock);
  for (let seat = 0; seat < deal.hands.length; seat++) {
    const dealt = deal.hands[seat]!;
    const hand = tilesOf(dealt);
    hands.push(hand);
    held.push(dealt.length);
    box = either(box, hand);
  }
  return { hands, held, box };
}

/** The tile that the next draw brings. */
export function nextInStock({ start, drawers }: StockState): number {
  return start.stock[drawers.length]!;
}

/** What is hidden from a seat, with holes: all but its own hand and what it drew. */
export function seenBy<S extends OpenStart>(
  state: StockState & { readonly start: S },
  seat: Seat | undefined,
): { start: Omit<S, 'hands' | 'stock'> & Start; hands: (Tiles | undefined)[] } {
  const { start, drawers, hands } = state;
  return {
    start: {
      ...start,
      hands: start.hands.map((hand, owner) => (owner === seat ? hand : undefined)),
      stock: start.stock.map((tile, i) => (seat !== undefined && drawers[i] === seat ? tile : undefined)),
    },
    hands: hands.map((hand, owner) => (owner === seat ? hand : undefined)),
  };
}

/** What a game tells about its own moves and deals, so that deals can be imagined. */
export interface Clues<S> {
  /** The tile that a move lays; undefined for moves that lay none. */
  laid(move: number): number | undefined;
  isDraw(move: number): boolean;
  /** What the opening says about single tiles: may this one have been dealt to this seat? */
  mayBeDealt(seat: Seat, tile: number): boolean;
  /** May this one have been in the stock? */
  mayBeInStock(tile: number): boolean;
  /** What is known of whole hands, not of single tiles: deals that do not agree are thrown back. */
  agrees(state: S): boolean;
}

/** What was done with tiles in this round, and when. */
interface Memory {
  readonly laid: ReadonlyMap<number, { readonly seat: Seat; readonly ply: number }>;
  readonly drawnAt: readonly number[];
}

/** Hands were dealt before the first ply. */
const FROM_THE_DEAL = -1;
/** Layouts that are tried before one that agrees with what is known of whole hands is given up. */
const MOST_TRIES = 1_000_000;

function remember({ log }: StockView, clues: Pick<Clues<never>, 'laid' | 'isDraw'>): Memory {
  const laid = new Map<number, { seat: Seat; ply: number }>();
  const drawnAt: number[] = [];
  for (const [ply, { seat, move }] of story(log).entries()) {
    const tile = clues.laid(move);
    if (tile !== undefined) laid.set(tile, { seat, ply });
    if (clues.isDraw(move)) drawnAt.push(ply);
  }
  return { laid, drawnAt };
}

/** May this tile have come to this seat at that ply? It was not there when the seat could not play. */
function mayHold(view: StockView, { laid }: Memory, seat: Seat, since: number, tile: number): boolean {
  const gone = laid.get(tile);
  if (gone && (gone.seat !== seat || gone.ply < since)) return false;
  const until = gone ? gone.ply : view.ply;
  for (let stuck = view.stuck; stuck; stuck = stuck.before)
    if (stuck.seat === seat && stuck.ply > since && stuck.ply < until && has(stuck.fitting, tile)) return false;
  return true;
}

/** Where the unseen tiles lie: the hands as dealt, then each draw, then what is left of the stock. */
function hidingPlaces<S>(view: StockView, memory: Memory, clues: Clues<S>): Place[] {
  const hands = view.start.hands.map((hand, seat): Place => {
    const drawn = view.drawers.filter((drawer) => drawer === seat).length;
    const gone = [...memory.laid.values()].filter((played) => played.seat === seat).length;
    return {
      room: hand ? 0 : view.held[seat]! + gone - drawn,
      takes: (tile) => clues.mayBeDealt(seat, tile) && mayHold(view, memory, seat, FROM_THE_DEAL, tile),
    };
  });
  const draws = view.drawers.map(
    (seat, i): Place => ({
      room: view.start.stock[i] === undefined ? 1 : 0,
      takes: (tile) => clues.mayBeInStock(tile) && mayHold(view, memory, seat, memory.drawnAt[i]!, tile),
    }),
  );
  const rest: Place = { room: view.left, takes: (tile) => clues.mayBeInStock(tile) && !memory.laid.has(tile) };
  return [...hands, ...draws, rest];
}

function filled<V extends StockView>(view: V, { laid }: Memory, layout: Layout): V & StockState {
  const dealt = view.start.hands.map((hand, seat) => hand ?? layout[seat]!);
  const draws = view.drawers.map((_, i) => view.start.stock[i] ?? layout[dealt.length + i]![0]!);
  const hands = dealt.map((hand, seat) => {
    let tiles = tilesOf(hand);
    for (const [i, drawer] of view.drawers.entries()) if (drawer === seat) tiles = plus(tiles, draws[i]!);
    for (const tile of laid.keys()) tiles = without(tiles, tile);
    return tiles;
  });
  return { ...view, start: { ...view.start, hands: dealt, stock: [...draws, ...layout.at(-1)!] }, hands };
}

function imaginer<V extends StockView, S extends V>(view: V, clues: Clues<S>): (random: Random) => S {
  const memory = remember(view, clues);
  let known = NO_TILES;
  for (const hand of view.start.hands) if (hand) known = either(known, tilesOf(hand));
  for (const tile of view.start.stock) if (tile !== undefined) known = plus(known, tile);
  const tiles = listOf(view.start.box).filter((tile) => !has(known, tile));
  const layouts = unseen(tiles, hidingPlaces(view, memory, clues));
  return (random) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const state = filled(view, memory, layouts(random)) as V as S;
      if (clues.agrees(state)) return state;
    }
    throw new Error('no deal was found that agrees with what was played');
  };
}

/** Gives `imagine` for a game: every deal that fits the view as likely as any other. What a view says is worked out once. */
export function imaginesFrom<V extends StockView, S extends V>(
  clues: (view: V) => Clues<S>,
): (view: V, random: Random) => S {
  const imaginers = new WeakMap<V, (random: Random) => S>();
  return (view, random) => {
    let next = imaginers.get(view);
    if (!next) {
      next = imaginer(view, clues(view));
      imaginers.set(view, next);
    }
    return next(random);
  };
}
