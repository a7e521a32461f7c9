/** Deals that fit what a seat has seen of a round of classic dominoes, every one as likely as any other. */

import { type Domino, WITH_PIP, weight } from '../../families/dominoes';
import { either, has, listOf, NO_TILES, plus, type Tiles, tilesOf, without } from '../../families/tiles';
import { type Layout, type Place, unseen } from '../../families/unseen';
import { type Seat, story } from '../../game';
import type { Random } from '../../random';
import { DRAW, laid } from './moves';
import { leaderOf, type State, type View } from './position';

/** What the table remembers of a round beside what lies on it. */
interface Memory {
  readonly laid: ReadonlyMap<Domino, { readonly seat: Seat; readonly ply: number }>;
  /** When each tile of the boneyard was drawn. */
  readonly drawnAt: readonly number[];
  readonly opener: Seat | undefined;
  readonly opening: Domino | undefined;
  /** Everything that a seat lacked at a ply, because it could not play. */
  readonly lacked: readonly { readonly seat: Seat; readonly ply: number; readonly tiles: Tiles }[];
}

/** Hands were dealt before the first ply. */
const FROM_THE_DEAL = -1;
/** Layouts that are tried before one that fits the rule of the lead is given up. */
const MOST_TRIES = 100_000;

function showing(open: number): Tiles {
  let tiles = NO_TILES;
  for (const [pip, dominoes] of WITH_PIP.entries()) if ((open >> pip) & 1) tiles = either(tiles, dominoes);
  return tiles;
}

function remember(view: View): Memory {
  const told = story(view.log);
  const first = told.find(({ move }) => move >= 0);
  const lacked: Memory['lacked'][number][] = [];
  for (let stuck = view.stuck; stuck; stuck = stuck.before)
    lacked.push({ seat: stuck.seat, ply: stuck.ply, tiles: showing(stuck.open) });
  return {
    laid: new Map(told.flatMap(({ seat, move }, ply) => (move >= 0 ? [[laid(move), { seat, ply }]] : []))),
    drawnAt: told.flatMap(({ move }, ply) => (move === DRAW ? [ply] : [])),
    opener: first?.seat,
    opening: first && laid(first.move),
    lacked,
  };
}

/** May this domino have come to this seat at that ply? It was not there when the seat could not play. */
function mayHold(view: View, memory: Memory, seat: Seat, since: number, domino: Domino): boolean {
  const gone = memory.laid.get(domino);
  if (gone && (gone.seat !== seat || gone.ply < since)) return false;
  const until = gone ? gone.ply : view.ply;
  return !memory.lacked.some(
    (lack) => lack.seat === seat && lack.ply > since && lack.ply < until && has(lack.tiles, domino),
  );
}

/** With a forced opening nobody whom it binds was dealt a heavier domino than the one that was led. */
function lightEnough(view: View, { opener, opening }: Memory, seat: Seat, domino: Domino): boolean {
  const { options } = view.table;
  if (options.opening === 'free' || opening === undefined) return true;
  if (seat !== opener && options.lead !== 'heaviest') return true;
  return weight(domino) <= weight(opening);
}

/** Where the unseen tiles lie: the hands as dealt, then each draw, then what is left of the boneyard. */
function hidingPlaces(view: View, memory: Memory): Place[] {
  const hands = view.start.hands.map((hand, seat): Place => {
    const drawn = view.drawers.filter((drawer) => drawer === seat).length;
    const gone = [...memory.laid.values()].filter((played) => played.seat === seat).length;
    return {
      room: hand ? 0 : view.held[seat]! + gone - drawn,
      takes: (domino) => mayHold(view, memory, seat, FROM_THE_DEAL, domino) && lightEnough(view, memory, seat, domino),
    };
  });
  const draws = view.drawers.map(
    (seat, i): Place => ({
      room: view.start.stock[i] === undefined ? 1 : 0,
      takes: (domino) => mayHold(view, memory, seat, memory.drawnAt[i]!, domino),
    }),
  );
  return [...hands, ...draws, { room: view.left, takes: (domino) => !memory.laid.has(domino) }];
}

function filled(view: View, memory: Memory, layout: Layout): State {
  const players = view.table.players;
  const dealt = view.start.hands.map((hand, seat) => hand ?? layout[seat]!);
  const draws = view.drawers.map((_, i) => view.start.stock[i] ?? layout[players + i]![0]!);
  const hands = dealt.map((hand, seat) => {
    let tiles = tilesOf(hand);
    for (const [i, drawer] of view.drawers.entries()) if (drawer === seat) tiles = plus(tiles, draws[i]!);
    for (const domino of memory.laid.keys()) tiles = without(tiles, domino);
    return tiles;
  });
  return { ...view, start: { ...view.start, hands: dealt, stock: [...draws, ...layout.at(-1)!] }, hands };
}

function imaginer(view: View): (random: Random) => State {
  const memory = remember(view);
  let known = NO_TILES;
  for (const hand of view.start.hands) if (hand) known = either(known, tilesOf(hand));
  for (const domino of view.start.stock) if (domino !== undefined) known = plus(known, domino);
  const tiles = listOf(view.start.box).filter((domino) => !has(known, domino));
  const layouts = unseen(tiles, hidingPlaces(view, memory));
  // Who leads depends on whole hands, not on single tiles, so layouts that give another leader are thrown back.
  const anyLeader = view.table.options.lead === 'lots';
  return (random) => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const state = filled(view, memory, layouts(random));
      if (anyLeader || leaderOf(view.table, state.start.hands, undefined) === view.start.leader) return state;
    }
    throw new Error('no deal was found that gives this leader');
  };
}

/** Many states are imagined from one view: what it says is worked out once. */
const imaginers = new WeakMap<View, (random: Random) => State>();

export function imagine(view: View, random: Random): State {
  if (view.ended) return view as State;
  let next = imaginers.get(view);
  if (!next) {
    next = imaginer(view);
    imaginers.set(view, next);
  }
  return next(random);
}
