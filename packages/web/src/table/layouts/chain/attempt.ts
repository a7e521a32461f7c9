/** Lays a line domino by domino in the order it was played, and backtracks when one has no place. */

import type { Domino } from '@boneyard/rules/families/dominoes';
import { type ChainScene, choose, isNear, isShut, type Pitch, type SpotChoice } from './cost';
import { type Compass, cleared, crowd, type Ground, isFree, latestIn, put, survey } from './ground';
import { type ChainTile, leadingSpot, type Opening, openings, SOME, type Spot, spotsAt } from './openings';
import type { Grown } from './tree';
import { wishedSpots } from './wishes';

/** How an attempt uses the table. */
export interface AttemptPlan {
  /** How much larger the room is than asked. */
  readonly scale: number;
  readonly pitch: Pitch;
  /** Where the leading domino lies, in half units from the middle. */
  readonly x: number;
  readonly y: number;
  /** A seed: each number prefers different spots among those of nearly the same cost; 0 prefers none. */
  readonly whim: number;
}

interface Progress extends ChainScene {
  /** Spots where the next domino must not go, because they led to a dead end. */
  readonly barred: string[];
}

export interface Laying {
  readonly plan: AttemptPlan;
  readonly ground: Ground;
  readonly tiles: ChainTile[];
  /** By the number of dominoes laid so far, from 0. */
  readonly stages: Progress[];
}

export function now({ stages }: Laying): Progress {
  return stages.at(-1)!;
}

/** A spot, and the opening that it is at. */
export type PlannedSpot = Pick<SpotChoice, 'opening' | 'spot'>;

function nameOf({ x, y, heading, lies }: Spot): string {
  return `${x},${y},${heading},${lies}`;
}

/** Where a domino would go at an opening. It does not depend on which domino, so places are known beforehand. */
export function goesAt(laying: Laying, opening: Opening, double: boolean): SpotChoice | undefined {
  const stage = now(laying);
  const allowed = spotsAt(opening, double).filter((spot) => !stage.barred.includes(nameOf(spot)));
  return choose(stage, opening, allowed, double);
}

export function openingsOn(laying: Laying, anchor: Domino, pip: number): Opening[] {
  return now(laying).open.filter((opening) => opening.tile.grown.domino === anchor && opening.pip === pip);
}

export function byRank(a: SpotChoice, b: SpotChoice): number {
  return a.opening.rank - b.opening.rank || a.cost - b.cost;
}

function change({ ground }: Laying, spot: Spot, mark: number): void {
  put(ground, spot, mark);
  ground.stale = Math.min(ground.stale, spot.y - spot.h);
}

function lay(laying: Laying, grown: Grown, spot: Spot, from: Opening | undefined): void {
  const stage = now(laying);
  const tile: ChainTile = { grown, spot, mark: laying.tiles.length + 1, before: from?.tile };
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

function takeUp(laying: Laying): ChainTile {
  const tile = laying.tiles.pop()!;
  laying.stages.pop();
  change(laying, tile.spot, 0);
  return tile;
}

/** Openings near the latest domino, or on the one before it, of dominoes that nothing can be joined to any more. */
function shutIn({ tiles }: Laying, stage: Progress): Opening[] {
  const { spot, before } = tiles.at(-1)!;
  const isLost = ({ tile, pip }: Opening) =>
    stage.open.every((other) => other.tile !== tile || other.pip !== pip || isShut(stage, other));
  return stage.open.filter((opening) => (opening.tile === before || isNear(spot, opening)) && isLost(opening));
}

/** Lays a domino at a spot, and takes it up again if it shuts openings in, which are returned. */
function tryAt(laying: Laying, grown: Grown, { spot, opening }: PlannedSpot): Opening[] {
  lay(laying, grown, spot, opening);
  const shut = shutIn(laying, now(laying));
  if (shut.length > 0) takeUp(laying);
  return shut;
}

/** In half units: a domino that is nearer to one that it is not joined to seems to touch it. */
const APART = 1;

/** Where a domino would go in this direction, from one of these openings. It keeps away from other dominoes if it can. */
function wishedAt(
  laying: Laying,
  sides: readonly Opening[],
  heading: Compass,
  double: boolean,
): PlannedSpot | undefined {
  const { ground, tiles } = laying;
  const { barred } = now(laying);
  // An arm of a spinner is taken also if it turns at once.
  const isTaken = ({ tile: { grown, mark } }: Opening) =>
    grown.double &&
    tiles.some(({ before, spot }) => before?.mark === mark && (grown.spins ? spot.exit : spot).heading === heading);
  const crowding = ({ opening: { tile }, spot }: PlannedSpot) =>
    crowd(ground, spot, APART, tile.mark, tile.before?.mark ?? tile.mark);
  const [best] = sides
    .filter((opening) => !isTaken(opening))
    .flatMap((opening) => wishedSpots(opening, heading, double).map((spot) => ({ opening, spot })))
    .filter(({ spot }) => isFree(ground, spot) && !barred.includes(nameOf(spot)))
    .sort((a, b) => a.opening.rank - b.opening.rank || Math.sign(crowding(a)) - Math.sign(crowding(b)));
  return best;
}

/** Some domino that could be laid, to find out what follows. */
function someDomino(laying: Laying, double: boolean): Grown {
  const spins = double && now(laying).spinning;
  return { domino: -1, anchor: undefined, near: SOME, far: SOME, double, spins, wish: undefined };
}

/** The spot where the next domino is laid if its player wants it in this direction; undefined if it would shut anything in. */
export function offeredAt(
  laying: Laying,
  sides: readonly Opening[],
  heading: Compass,
  double: boolean,
): Spot | undefined {
  const planned = wishedAt(laying, sides, heading, double);
  if (!planned) return undefined;
  lay(laying, someDomino(laying, double), planned.spot, planned.opening);
  const stage = now(laying);
  const shuts = stage.open.some((opening) => isNear(planned.spot, opening) && isShut(stage, opening));
  takeUp(laying);
  return shuts ? undefined : planned.spot;
}

/**
 * Lays one more domino; if that is impossible, returns the openings that prevent it. With `strict` it goes only where its
 * player wants it.
 */
function layNext(laying: Laying, grown: Grown, strict: boolean): Opening[] {
  survey(laying.ground);
  const sides = openingsOn(laying, grown.anchor!, grown.near);
  if (grown.wish !== undefined) {
    const planned = wishedAt(laying, sides, grown.wish, grown.double);
    const shut = planned ? tryAt(laying, grown, planned) : sides;
    if (strict || shut.length === 0) return shut;
  }
  const choices = sides.map((opening) => goesAt(laying, opening, grown.double));
  const [best] = choices.filter((choice) => choice !== undefined).sort(byRank);
  return best ? tryAt(laying, grown, best) : sides;
}

/** The latest domino that has one of these openings or blocks it; 0 if there is none. */
function culprit({ ground, tiles }: Laying, stuck: readonly Opening[]): number {
  let latest = 0;
  for (const opening of stuck) {
    if (opening.tile.mark <= tiles.length) latest = Math.max(latest, opening.tile.mark);
    for (const double of [false, true])
      for (const spot of spotsAt(opening, double)) latest = Math.max(latest, latestIn(ground, spot));
  }
  return latest;
}

/** Takes back a domino and all after it, and bars it from its spot. */
function goBack(laying: Laying, mark: number): void {
  let last = takeUp(laying);
  while (last.mark > mark) last = takeUp(laying);
  now(laying).barred.push(nameOf(last.spot));
}

/** Lays as many dominoes as possible, backtracking at most `patience` times. With `strict`, every wish is fulfilled. */
export function attempt(
  line: readonly Grown[],
  plan: AttemptPlan,
  wide: number,
  high: number,
  patience: number,
  strict: boolean,
): Laying {
  const ground = cleared(Math.floor(wide * plan.scale), Math.floor(high * plan.scale));
  const spinning = line.find(({ double }) => double)?.spins ?? false;
  const empty: Progress = { ground, open: [], pitch: plan.pitch, whim: plan.whim, spinning, doubles: 0, barred: [] };
  const laying: Laying = { plan, ground, tiles: [], stages: [empty] };
  const [first] = line;
  const middle = first && leadingSpot(first.double, plan.x, plan.y);
  if (!middle || !isFree(ground, middle)) return laying;
  lay(laying, first, middle, undefined);
  for (let left = patience; laying.tiles.length < line.length; ) {
    const stuck = layNext(laying, line[laying.tiles.length]!, strict);
    if (stuck.length === 0) continue;
    const mark = culprit(laying, stuck);
    // The leading domino has no other place.
    if (mark <= 1 || left-- === 0) break;
    goBack(laying, mark);
  }
  survey(ground);
  return laying;
}
