/** Lays a line domino by domino in the order it was played, and goes back where one has no place. */

import type { Domino } from '@boneyard/rules/families/dominoes';
import { type Choice, choose, isNear, isShut, type Pitch, type Scene } from './cost';
import { cleared, type Ground, isFree, latestIn, put, survey } from './ground';
import { leadingSpot, type Opening, openings, type Spot, spotsAt, type Tile } from './openings';
import type { Grown } from './tree';

/** How a table is used. */
export interface Plan {
  /** How much larger than asked the room is. */
  readonly scale: number;
  readonly pitch: Pitch;
  /** Where the leading domino lies, in half units off the middle. */
  readonly x: number;
  readonly y: number;
  /** Each number prefers other spots where the costs are nearly the same; 0 has no whims. */
  readonly whim: number;
}

interface Stage extends Scene {
  /** Where the next domino must not go, because it led nowhere. */
  readonly barred: string[];
}

export interface Laying {
  readonly plan: Plan;
  readonly ground: Ground;
  readonly tiles: Tile[];
  /** One for every number of dominoes laid so far, none included. */
  readonly stages: Stage[];
}

export function now({ stages }: Laying): Stage {
  return stages.at(-1)!;
}

function nameOf({ x, y, heading, lies }: Spot): string {
  return `${x},${y},${heading},${lies}`;
}

/** Where a domino would go at an opening. Which one it is plays no part, so that places can be told beforehand. */
export function goesAt(laying: Laying, opening: Opening, double: boolean): Choice | undefined {
  const stage = now(laying);
  const allowed = spotsAt(opening, double).filter((spot) => !stage.barred.includes(nameOf(spot)));
  return choose(stage, opening, allowed, double);
}

export function openingsOn(laying: Laying, anchor: Domino, pip: number): Opening[] {
  return now(laying).open.filter((opening) => opening.tile.grown.domino === anchor && opening.pip === pip);
}

export function byRank(a: Choice, b: Choice): number {
  return a.opening.rank - b.opening.rank || a.cost - b.cost;
}

function change({ ground }: Laying, spot: Spot, mark: number): void {
  put(ground, spot, mark);
  ground.stale = Math.min(ground.stale, spot.y - spot.h);
}

function lay(laying: Laying, grown: Grown, spot: Spot, from: Opening | undefined): void {
  const stage = now(laying);
  const tile: Tile = { grown, spot, mark: laying.tiles.length + 1, before: from?.tile };
  laying.tiles.push(tile);
  change(laying, spot, tile.mark);
  laying.stages.push({
    ...stage,
    open: [...stage.open.filter((opening) => opening !== from), ...openings(tile, from?.course)],
    spinning: grown.double ? grown.spins : stage.spinning,
    doubles: grown.double ? stage.doubles | (1 << grown.far) : stage.doubles,
    barred: [],
  });
}

function takeUp(laying: Laying): Tile {
  const tile = laying.tiles.pop()!;
  laying.stages.pop();
  change(laying, tile.spot, 0);
  return tile;
}

/** The openings near the latest domino, and on what it was laid on, of dominoes that cannot be built on any more. */
function shutIn({ tiles }: Laying, stage: Stage): Opening[] {
  const { spot, before } = tiles.at(-1)!;
  const isLost = ({ tile, pip }: Opening) =>
    stage.open.every((other) => other.tile !== tile || other.pip !== pip || isShut(stage, other));
  return stage.open.filter((opening) => (opening.tile === before || isNear(spot, opening)) && isLost(opening));
}

/** Lays one more domino, or gives the openings that do not allow it. */
function layNext(laying: Laying, grown: Grown): Opening[] {
  survey(laying.ground);
  const sides = openingsOn(laying, grown.anchor!, grown.near);
  const choices = sides.map((opening) => goesAt(laying, opening, grown.double));
  const [best] = choices.filter((choice) => choice !== undefined).sort(byRank);
  if (!best) return sides;
  lay(laying, grown, best.spot, best.opening);
  const shut = shutIn(laying, now(laying));
  if (shut.length > 0) takeUp(laying);
  return shut;
}

/** The latest domino that is to blame: it leads to these openings or lies in the way there. 0 if there is none. */
function culprit({ ground, tiles }: Laying, stuck: readonly Opening[]): number {
  let latest = 0;
  for (const opening of stuck) {
    if (opening.tile.mark <= tiles.length) latest = Math.max(latest, opening.tile.mark);
    for (const double of [false, true])
      for (const spot of spotsAt(opening, double)) latest = Math.max(latest, latestIn(ground, spot));
  }
  return latest;
}

/** Takes up everything from a domino on, and bars it from where it lay. */
function goBack(laying: Laying, mark: number): void {
  let last = takeUp(laying);
  while (last.mark > mark) last = takeUp(laying);
  now(laying).barred.push(nameOf(last.spot));
}

/** Lays as many dominoes as have a place when one goes back no more than so often. */
export function attempt(line: readonly Grown[], plan: Plan, wide: number, high: number, patience: number): Laying {
  const ground = cleared(Math.floor(wide * plan.scale), Math.floor(high * plan.scale));
  const spinning = line.find(({ double }) => double)?.spins ?? false;
  const empty: Stage = { ground, open: [], pitch: plan.pitch, whim: plan.whim, spinning, doubles: 0, barred: [] };
  const laying: Laying = { plan, ground, tiles: [], stages: [empty] };
  const [first] = line;
  const middle = first && leadingSpot(first.double, plan.x, plan.y);
  if (!middle || !isFree(ground, middle)) return laying;
  lay(laying, first, middle, undefined);
  for (let left = patience; laying.tiles.length < line.length; ) {
    const stuck = layNext(laying, line[laying.tiles.length]!);
    if (stuck.length === 0) continue;
    const mark = culprit(laying, stuck);
    // The leading domino has no other place.
    if (mark <= 1 || left-- === 0) break;
    goBack(laying, mark);
  }
  survey(ground);
  return laying;
}
