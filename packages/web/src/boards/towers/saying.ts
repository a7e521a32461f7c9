/** What is said at the table of towers: what is due, where a domino can go, and how things stand. */

import { writeDomino } from '@boneyard/rules/families/dominoes';
import type { Common, Seat } from '@boneyard/rules/game';
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
} from '@boneyard/rules/games/magnetic/construction';
import { explain } from '@boneyard/rules/games/magnetic/explain';
import { plainOf, read, write } from '@boneyard/rules/games/magnetic/move';
import { moves } from '@boneyard/rules/games/magnetic/moves';
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
} from '@boneyard/rules/games/magnetic/place';
import { mustLead, type View } from '@boneyard/rules/games/magnetic/position';
import type { Browser } from '@boneyard/words/en/browser';
import { magneticTelling } from '@boneyard/words/telling/magnetic';
import type { Telling } from '@boneyard/words/telling/telling';

const at = (cell: Cell) => `${xOf(cell)},${yOf(cell)}`;
const named = (brick: Brick) => writeDomino(dominoAt(placeOf(brick)));

/** Which way the other half lies from this one. */
function wayFrom(place: Place, half: number): 'east' | 'north' | 'west' | 'south' {
  if (stepOf(place) === NORTH) return half === 0 ? 'north' : 'south';
  return half === 0 ? 'east' : 'west';
}

/** The brick that a half at this cell and level would rest on. */
function below({ construction: { laid } }: View, cell: Cell, level: number): Brick | undefined {
  return laid.find((brick) => levelOf(brick) === level - 1 && halfOn(brick, cell) >= 0);
}

function onTop(view: View, place: Place, level: number, { web }: Browser): string[] {
  const said = web.towers.offers;
  const rests: string[] = [];
  const hangs: string[] = [];
  for (const half of [0, 1]) {
    const brick = below(view, cellOfHalf(place, half), level);
    const number = numberOf(place, half);
    if (brick === undefined) hangs.push(said.hangs(number, web.towers.ways[wayFrom(place, 1 - half)]));
    else rests.push(said.rest(number, named(brick), at(cellOfHalf(place, half))));
  }
  const rest = rests.length === 2 ? said.both(rests[0]!, rests[1]!) : rests[0]!;
  return [rest, ...hangs, said.level(level)];
}

/** Beside an open half on the table, or under one that lies higher. */
function flat({ construction }: View, place: Place, { web }: Browser): string[] {
  const end = endOn(construction, sideOf(place))!;
  const brick = brickIn(end);
  const open = cellOfHalf(placeOf(brick), openHalf(end));
  const far = (half: number) => {
    const cell = cellOfHalf(place, half);
    return Math.abs(xOf(cell) - xOf(open)) + Math.abs(yOf(cell) - yOf(open));
  };
  const joined = far(0) < far(1) ? 0 : 1;
  const say = levelOf(brick) === 0 ? web.towers.offers.beside : web.towers.offers.under;
  return [say(numberOf(place, joined), named(brick), at(open), web.towers.ways[wayFrom(place, joined)])];
}

function offer(written: string, common: Common, seat: Seat, words: Browser): string {
  const view = common as View;
  const move = read(written);
  if (move === undefined || written === 'draw' || written === 'pass')
    return magneticTelling.offer(written, view, seat, words);
  const said = words.web.towers.offers;
  const place = plainOf(move);
  if (mustLead(view)) return said.lead(writeDomino(dominoAt(place)));
  const { level = 0, way } = explain(view, seat, place);
  const parts = way === 'flat' ? flat(view, place, words) : onTop(view, place, level, words);
  return [...parts, said.ends[sideOf(place)]!].filter((part) => part !== '').join(', ');
}

/** How a domino was let go is seen, not told. */
function plainly(move: string): string {
  return move.replace(/~[-\d,]+/, '');
}

export const telling: Telling = {
  ...magneticTelling,
  offer: (written, view, seat, words) => offer(written, view, seat, words as Browser),
  tell: (done, words) => magneticTelling.tell({ ...done, move: plainly(done.move) }, words),
};

/** The numbers that can be built on, each once, in order. */
export function openNumbers({ construction: { laid, ends }, table }: View): number[] {
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

export function expected(common: Common, seat: Seat, words: Browser): string {
  const view = common as View;
  const { classic, towers } = words.web.expected;
  const [first] = moves(view, seat).map(write);
  if (first === 'draw' || first === 'pass') return classic[first];
  if (mustLead(view)) return classic.leadForced(writeDomino(dominoAt(plainOf(read(first!)!))));
  if (view.table.options.mode === 'staggered') return towers.staggered(spoken(view, words));
  return view.table.options.ends ? towers.ends(spoken(view, words)) : towers.tower;
}

export function misfit(common: Common, seat: Seat, tile: string, words: Browser): string {
  const view = common as View;
  if (mustLead(view)) return words.games.magnetic.breaks(explain(view, seat, read(`${tile}@0,0E`)!));
  return words.web.expected.towers.misfit(tile, spoken(view, words));
}

/** How many halves have nothing right below them. */
function hanging({ construction: { laid } }: View): number {
  return laid
    .filter((brick) => levelOf(brick) > 0)
    .flatMap((brick) => [0, 1].map((half) => numberAt(laid, cellOfHalf(placeOf(brick), half), levelOf(brick) - 1)))
    .filter((number) => number < 0).length;
}

export function situation(common: Common, { web, boards }: Browser): string {
  const view = common as View;
  const { laid } = view.construction;
  const levels = 1 + Math.max(-1, ...laid.map(levelOf));
  const stands = laid.length === 0 ? web.towers.nothing : web.towers.situation(laid.length, levels, hanging(view));
  return `${stands} ${web.table.stock(boards.magnetic.stock, boards.magnetic.tiles(view.left))}`;
}
