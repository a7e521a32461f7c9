/** What must hold for every line in every room, computed from the middles and turns alone. */

import { high, isDouble } from '@boneyard/rules/families/dominoes';
import { anchorOf, type End, pipOf } from '@boneyard/rules/families/line';
import { expect } from 'vitest';
import type { Extent } from '../../boards/board';
import { type ChainDomino, type ChainLayout, type DominoPlace, type Joined, layOut, type OpenPlace } from './chain';
import type { SampleLine } from './testing';

const SLACK = 1e-6;

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function around(x: number, y: number, width: number, height: number): Area {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

export function areaOf({ x, y, turn }: DominoPlace): Area {
  return turn % 180 === 0 ? around(x, y, 2, 1) : around(x, y, 1, 2);
}

/** The half that shows the first number, then the other. Unturned the first lies on the left. */
function halvesOf({ x, y, turn }: DominoPlace): [Area, Area] {
  const [dx, dy] = { 0: [-0.5, 0], 90: [0, -0.5], 180: [0.5, 0], 270: [0, 0.5] }[turn] as [number, number];
  return [around(x + dx, y + dy, 1, 1), around(x - dx, y - dy, 1, 1)];
}

/** How far two areas overlap along both axes; negative if they are apart. */
export function depth(a: Area, b: Area): [number, number] {
  return [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
}

function overlap(a: Area, b: Area): boolean {
  return depth(a, b).every((by) => by > SLACK);
}

/** How much edge two areas share. */
function contact(a: Area, b: Area): number {
  const [across, down] = depth(a, b);
  if (Math.abs(across) < SLACK) return Math.max(0, down);
  return Math.abs(down) < SLACK ? Math.max(0, across) : 0;
}

function isInside({ left, right, top, bottom }: Area, { width, height }: Extent): boolean {
  return left >= -SLACK && top >= -SLACK && right <= width + SLACK && bottom <= height + SLACK;
}

/** How much of the edge of the half that shows `pip` lies against halves of a domino that show it too. */
function joint(place: DominoPlace, on: ChainDomino, pip: number): number {
  const [near] = halvesOf(place);
  const numbers = [on.first, on.second];
  return halvesOf(on).reduce((sum, half, i) => (numbers[i] === pip ? sum + contact(near, half) : sum), 0);
}

const byDomino = (layout: ChainLayout) => new Map(layout.tiles.map((tile) => [tile.domino, tile]));
export const isUpright = ({ turn }: DominoPlace) => turn % 180 !== 0;

/** Does a domino touch another one with a short end? */
function touchesEndOn(place: DominoPlace, on: DominoPlace): boolean {
  const [across] = depth(areaOf(place), areaOf(on));
  return isUpright(place) ? across > SLACK : across < SLACK;
}

export function expectSound({ line, ends }: SampleLine, asked: Extent): ChainLayout {
  const layout = layOut(line, ends, asked);
  const { room, tiles } = layout;
  const places = layout.places();
  const lying = byDomino(layout);
  expect(tiles.map(({ domino }) => domino)).toEqual(line.map(({ domino }) => domino));
  expect(room.width / room.height / (asked.width / asked.height)).toBeCloseTo(1, 9);
  expect(room.width).toBeGreaterThanOrEqual(asked.width - SLACK);
  const areas = tiles.map(areaOf);
  expect(areas.filter((area) => !isInside(area, room))).toEqual([]);
  expect(areas.filter((area, i) => areas.some((other, j) => j < i && overlap(area, other)))).toEqual([]);
  expectJoined(line, lying);
  for (const end of ends) expectPlaces(end, places, lying, room);
  return layout;
}

function expectJoined(line: readonly Joined[], lying: ReadonlyMap<number, ChainDomino>): void {
  const used = new Set<string>();
  for (const { domino, anchor } of line) {
    const tile = lying.get(domino)!;
    expect([tile.first, tile.second].sort((a, b) => b - a)).toEqual([
      high(domino),
      tile.first + tile.second - high(domino),
    ]);
    if (anchor === undefined) continue;
    const on = lying.get(anchor)!;
    // A double across touches with the edges of both halves, half of each.
    const whole = tile.first === tile.second && !touchesEndOn(tile, on) ? 0.5 : 1;
    expect(joint(tile, on, tile.first)).toBeCloseTo(whole, 6);
    if (isDouble(anchor)) continue;
    // The far half, or either of the domino that led; and nothing else is joined there.
    if (line[0]!.domino !== anchor) expect(tile.first).toBe(on.second);
    expect(used.has(`${anchor} ${tile.first}`)).toBe(false);
    used.add(`${anchor} ${tile.first}`);
    // A double lies across, but at a bend it may lie along.
    if (isDouble(domino) && touchesEndOn(tile, on)) expect(isUpright(tile)).not.toBe(isUpright(on));
  }
}

function expectPlaces(
  end: End,
  all: readonly OpenPlace[],
  lying: ReadonlyMap<number, ChainDomino>,
  room: Extent,
): void {
  const anchor = anchorOf(end);
  const on = lying.get(anchor)!;
  const places = all.filter((place) => place.anchor === anchor && place.pip === pipOf(end));
  const mayBeDouble = !isDouble(anchor) && ![...lying.keys()].some((d) => isDouble(d) && high(d) === pipOf(end));
  for (const kind of [false, true]) {
    const ofKind = places.filter(({ double }) => double === kind);
    expect(ofKind.filter(({ usual }) => usual)).toHaveLength(kind && !mayBeDouble ? 0 : 1);
    expect(new Set(ofKind.map(({ leads, turned }) => `${leads} ${turned}`)).size).toBe(ofKind.length);
  }
  for (const { at, double, pip } of places) {
    expect(joint(at, on, pip)).toBeCloseTo(double && !touchesEndOn(at, on) ? 0.5 : 1, 6);
    expect(isInside(areaOf(at), room)).toBe(true);
    expect([...lying.values()].filter((tile) => overlap(areaOf(at), areaOf(tile)))).toEqual([]);
  }
}
