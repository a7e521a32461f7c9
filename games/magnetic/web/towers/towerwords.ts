/** The texts at a table of towers: what to do, where a domino can go, and the position. */

import { writeDomino } from '@boneyard/rules/families/dominoes';
import type { Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Narration } from '@boneyard/words/narration';
import {
  type Brick,
  brickIn,
  endOn,
  halfOn,
  levelOf,
  numberAt,
  openHalf,
  placeOf,
  topOf,
} from '../../rules/construction';
import { explain } from '../../rules/explain';
import { plainOf, read, write } from '../../rules/move';
import { moves } from '../../rules/moves';
import {
  type Cell,
  cellOfHalf,
  dominoAt,
  NORTH,
  numberOf,
  type Place,
  sideOf,
  stepOf,
  xOf,
  yOf,
} from '../../rules/place';
import { mustLead, type View } from '../../rules/position';
import { magneticNarration, unreleased } from '../../words/narration';

const at = (cell: Cell) => `${xOf(cell)},${yOf(cell)}`;
const named = (brick: Brick) => writeDomino(dominoAt(placeOf(brick)));

/** The direction from this half to the other one. */
function wayFrom(place: Place, half: number): 'east' | 'north' | 'west' | 'south' {
  if (stepOf(place) === NORTH) return half === 0 ? 'north' : 'south';
  return half === 0 ? 'east' : 'west';
}

/** The brick that a half at this cell and level would rest on. */
function below({ construction: { laid } }: View, cell: Cell, level: number): Brick | undefined {
  return laid.find((brick) => levelOf(brick) === level - 1 && halfOn(brick, cell) >= 0);
}

function onTop(view: View, place: Place, level: number, { games }: Browser): string[] {
  const said = games.magnetic.table.page.offers;
  const rests: string[] = [];
  const hangs: string[] = [];
  for (const half of [0, 1]) {
    const brick = below(view, cellOfHalf(place, half), level);
    const number = numberOf(place, half);
    if (brick === undefined) hangs.push(said.hangs(number, games.magnetic.table.page.ways[wayFrom(place, 1 - half)]));
    else rests.push(said.rest(number, named(brick), at(cellOfHalf(place, half))));
  }
  const rest = rests.length === 2 ? said.both(rests[0]!, rests[1]!) : rests[0]!;
  return [rest, ...hangs, said.level(level)];
}

/** Beside an open half on the table, or under one on a higher level. */
function flat({ construction }: View, place: Place, { games }: Browser): string[] {
  const end = endOn(construction, sideOf(place))!;
  const brick = brickIn(end);
  const open = cellOfHalf(placeOf(brick), openHalf(end));
  const far = (half: number) => {
    const cell = cellOfHalf(place, half);
    return Math.abs(xOf(cell) - xOf(open)) + Math.abs(yOf(cell) - yOf(open));
  };
  const joined = far(0) < far(1) ? 0 : 1;
  const say = levelOf(brick) === 0 ? games.magnetic.table.page.offers.beside : games.magnetic.table.page.offers.under;
  return [say(numberOf(place, joined), named(brick), at(open), games.magnetic.table.page.ways[wayFrom(place, joined)])];
}

function offer(written: string, view: View, seat: Seat, words: Browser): string {
  const move = read(written);
  if (move === undefined || written === 'draw' || written === 'pass')
    return magneticNarration.offer(written, view, seat, words);
  const said = words.games.magnetic.table.page.offers;
  const place = plainOf(move);
  if (mustLead(view)) return said.lead(writeDomino(dominoAt(place)));
  const { breaks, level = 0, way } = explain(view, seat, place);
  // A lesson also names places that the other way of building needs.
  const isFlat = (way === 'flat') !== (breaks === 'wrong way');
  const parts = isFlat ? flat(view, place, words) : onTop(view, place, level, words);
  return words.speech.list([...parts, said.ends[sideOf(place)]!].filter((part) => part !== ''));
}

export const narration: Narration<View, Browser> = {
  ...magneticNarration,
  offer,
  tell: (done, words) => magneticNarration.tell({ ...done, move: unreleased(done.move) }, words),
};

/** The numbers that can be built on, each once, in order. */
function openNumbers({ construction: { laid, ends }, table }: View): number[] {
  const found = new Set<number>();
  if (table.options.mode === 'staggered') {
    for (const end of ends) found.add(numberOf(placeOf(brickIn(end)), openHalf(end)));
    return [...found].sort((a, b) => a - b);
  }
  const bricks = table.options.ends ? ends.map(brickIn) : laid;
  for (const brick of bricks)
    for (const half of [0, 1]) {
      const cell = cellOfHalf(placeOf(brick), half);
      if (topOf(laid, cell) === levelOf(brick)) found.add(numberOf(placeOf(brick), half));
    }
  return [...found].sort((a, b) => a - b);
}

function spoken(view: View, { speech }: Browser): string {
  return speech.and(openNumbers(view).map(String));
}

export function expected(view: View, seat: Seat, words: Browser): string {
  const { line, ...towers } = words.games.magnetic.table.expected;
  const [first] = moves(view, seat).map(write);
  if (first === 'draw' || first === 'pass') return line[first];
  if (mustLead(view)) return line.leadForced(writeDomino(dominoAt(plainOf(read(first!)!))));
  if (view.table.options.mode === 'staggered') return towers.staggered(spoken(view, words));
  return view.table.options.ends ? towers.ends(spoken(view, words)) : towers.tower;
}

export function misfit(view: View, seat: Seat, tile: string, words: Browser): string {
  if (mustLead(view)) return words.games.magnetic.breaks(explain(view, seat, read(`${tile}@0,0E`)!), true);
  return words.games.magnetic.table.expected.misfit(tile, spoken(view, words));
}

/** How many halves above the table have nothing right below them. */
function hanging({ construction: { laid } }: View): number {
  return laid
    .filter((brick) => levelOf(brick) > 0)
    .flatMap((brick) => [0, 1].map((half) => numberAt(laid, cellOfHalf(placeOf(brick), half), levelOf(brick) - 1)))
    .filter((number) => number < 0).length;
}

export function situation(view: View, { web, games }: Browser): string {
  const { laid } = view.construction;
  const levels = 1 + Math.max(-1, ...laid.map(levelOf));
  const stands =
    laid.length === 0
      ? games.magnetic.table.page.nothing
      : games.magnetic.table.page.situation(laid.length, levels, hanging(view));
  return `${stands} ${web.table.stock(games.magnetic.board.stock, games.magnetic.board.tiles(view.left))}`;
}
