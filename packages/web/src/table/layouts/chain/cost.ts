/** The cost of a spot: bends, crowding, corners without a way out, and what it takes away from other openings. */

import { ahead, crowd, dx, dy, type Ground, isFree, openness, put, reach } from './ground';
import { afterwards, type Opening, type Spot, spotsAt } from './openings';

/** The distance between parallel runs, from middle to middle: three units, or two. */
export type Pitch = 'wide' | 'tight';

/** The table when a domino is to be laid. */
export interface ChainScene {
  readonly ground: Ground;
  readonly open: readonly Opening[];
  readonly pitch: Pitch;
  readonly whim: number;
  /** The next double may spin, so arms keep away from edges and from each other. */
  readonly spinning: boolean;
  /** The numbers whose doubles are laid, as bits. */
  readonly doubles: number;
}

/** All costs are relative to that of a bend, and were tuned on many lines. */
const BEND = 10;
const WRONG_HAND = 3;
const STEP_ON = 6;
const STEP_BACK = 9;
const WRONG_CORNER = 1;
const SHORT_RUN = 0.4;
const DOUBLE_ALONG = 20;
const AROUND_DOUBLE = 4;
const WHIM = 6;
const AT_EDGE = 2;
const SHUT_IN = 30;
const CROWDED = { wide: 1.2, tight: 0.4 };
const NOWHERE = 1000;
/** Half units. */
const RUN = 16;
const MARGIN = 2;
const WIDE_MARGIN = 4;
const SIGHT = 6;

function bending({ spinning }: ChainScene, { course }: Opening, bend: -1 | 0 | 1): number {
  if (spinning) return bend === 0 ? 0 : BEND;
  if (!course.stepping) return bend === 0 ? 0 : BEND + (bend === course.hand ? 0 : WRONG_HAND);
  if (bend === 0) return STEP_ON;
  return bend === course.hand ? 0 : STEP_BACK;
}

/** Stepping aside starts beside the far half; turning back goes round the corner if runs are to be far apart. */
function cornering({ ground, pitch }: ChainScene, { course }: Opening, { x, y, heading, lies, elbow }: Spot): number {
  const wrong = elbow === (course.stepping && pitch === 'wide') ? 0 : WRONG_CORNER;
  const front = lies === 'along' ? 2 : 1;
  return wrong + SHORT_RUN * (RUN - ahead(ground, x + front * dx(heading), y + front * dy(heading), heading, RUN));
}

/** Is there no room for a double across this run? */
function hugsEdge({ wide, high }: Ground, { x, y, w, h, heading }: Spot): boolean {
  return dx(heading) !== 0 ? y - h - 1 < -high || y + h + 1 > high : x - w - 1 < -wide || x + w + 1 > wide;
}

function shutIn(ground: Ground, { x, y, heading }: Spot): number {
  return SHUT_IN * (1 - openness(ground, x + SIGHT * dx(heading), y + SIGHT * dy(heading), SIGHT));
}

/** A cost from 0 to `WHIM` that depends on nothing but the whim and the spot. */
function whimsical(whim: number, { x, y, heading }: Spot): number {
  let h = Math.imul(whim, 0x9e3779b1) ^ Math.imul(x * 1024 + y * 4 + heading, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
  return (WHIM * ((h ^ (h >>> 16)) >>> 16)) / 0x10000;
}

/** The cost of a free spot, without what follows from it. */
function plainCost(scene: ChainScene, opening: Opening, spot: Spot, double: boolean): number {
  const { ground, pitch, spinning, whim } = scene;
  const { tile } = opening;
  let cost = bending(scene, opening, spot.bend);
  if (spot.bend !== 0) cost += cornering(scene, opening, spot);
  if (double && spot.lies === 'along') cost += DOUBLE_ALONG;
  if (tile.grown.double && spot.exit.bend !== 0) cost += AROUND_DOUBLE;
  if (spinning) cost += shutIn(ground, spot);
  if (whim > 0) cost += whimsical(whim, spot);
  if (spot.lies === 'along' && hugsEdge(ground, spot)) cost += AT_EDGE;
  const others = crowd(ground, spot, spinning ? WIDE_MARGIN : MARGIN, tile.mark, tile.before?.mark ?? tile.mark);
  return cost + CROWDED[pitch] * others;
}

function easiest(scene: ChainScene, opening: Opening, double: boolean): number {
  let least = NOWHERE;
  for (const spot of spotsAt(opening, double))
    if (isFree(scene.ground, spot)) least = Math.min(least, plainCost(scene, opening, spot, double));
  return least;
}

/** Can a double still be laid here? */
export function takesDouble({ doubles }: ChainScene, { tile, pip }: Opening): boolean {
  return !tile.grown.double && ((doubles >> pip) & 1) === 0;
}

/** How many free places an opening should have, and the cost of each missing one. */
const ROOMY = 48;
const MISSING = 0.4;
/** The weight of a double relative to other dominoes. */
const FOR_DOUBLE = 0.4;

/** How bad an opening is: the cost of the next domino there, and how little room is left. */
function need(scene: ChainScene, opening: Opening): number {
  const next = easiest(scene, opening, false);
  const double = takesDouble(scene, opening) ? easiest(scene, opening, true) : next;
  return next + FOR_DOUBLE * double + MISSING * (ROOMY - reach(scene.ground, opening.exits, ROOMY));
}

/** Is there no place left at an opening for a domino that can still come? */
export function isShut(scene: ChainScene, opening: Opening): boolean {
  const isNowhere = (double: boolean) => !spotsAt(opening, double).some((spot) => isFree(scene.ground, spot));
  return isNowhere(false) || (takesDouble(scene, opening) && isNowhere(true));
}

/** The reach of the spots of an opening, in half units. */
const NEAR = 4;

/** Could a domino at this spot block an opening? */
export function isNear(spot: Spot, { exits }: Opening): boolean {
  for (const { x, y, heading } of exits) {
    const [off, down] = [Math.abs(spot.x - x - 2 * dx(heading)), Math.abs(spot.y - y - 2 * dy(heading))];
    if (off < NEAR + spot.w && down < NEAR + spot.h) return true;
  }
  return false;
}

export interface SpotChoice {
  readonly opening: Opening;
  readonly spot: Spot;
  readonly cost: number;
}

const FORESIGHT = 0.5;
const TENTATIVE = 254;

/** The cheapest of some spots at an opening, counting what it leaves for later and for other openings. */
export function choose(
  scene: ChainScene,
  opening: Opening,
  among: readonly Spot[],
  double: boolean,
): SpotChoice | undefined {
  const { ground, open, spinning } = scene;
  const needs = new Map<Opening, number>();
  let best: SpotChoice | undefined;
  for (const spot of among) {
    if (!isFree(ground, spot)) continue;
    let cost = plainCost(scene, opening, spot, double);
    if (best && cost >= best.cost) continue;
    const others = open.filter((other) => other !== opening && isNear(spot, other));
    for (const other of others) if (!needs.has(other)) needs.set(other, need(scene, other));
    put(ground, spot, TENTATIVE);
    for (const next of afterwards(opening, spot, TENTATIVE, double && spinning)) cost += FORESIGHT * need(scene, next);
    for (const other of others) cost += need(scene, other) - needs.get(other)!;
    put(ground, spot, 0);
    if (!best || cost < best.cost) best = { opening, spot, cost };
  }
  return best;
}
