/**
 * How likely is a construction to hold? Estimated by statics, without simulation, for bots and hints; it never decides a game.
 *
 * For each part of a construction, its weight and the pull of the magnets must act inside the outline of where the part
 * rests on the table or on other dominoes. The parts checked are the connected pieces above each level, and the pieces
 * that would lose their support if one domino were removed. Twists are ignored.
 */

import { type Construction, GAP, type Placement, type Release, reach, STEADY, THICK } from './construction';
import { MAGNET_RANGE, type Magnets, magnetCap, pullShare } from './magnets';
import { type Point, slackIn, slackInside } from './outline';

interface Block {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly dx: number;
  readonly dy: number;
}

/** Where block `upper` rests on block `lower`. */
interface Contact {
  readonly lower: number;
  readonly upper: number;
  readonly corners: readonly Point[];
}

/** The downward pull of a half of `lower` on a half of `upper`, in weights of a domino, and where it acts. */
interface Pull {
  readonly lower: number;
  readonly upper: number;
  readonly down: number;
  readonly x: number;
  readonly y: number;
}

interface Statics {
  readonly blocks: readonly Block[];
  readonly contacts: readonly Contact[];
  readonly pulls: readonly Pull[];
  /** For each block, the blocks that it touches. */
  readonly next: readonly (readonly number[])[];
}

const TABLE = -1;
/** The distance inside the outline at which the chance is 0.5: dominoes give a little under load and lean outwards. */
const SAG = 0.01;
/** The distance from there at which the chance is 0.75 or 0.25. */
const DOUBT = 0.01;

function blockOf({ x, y, z, along }: Placement, { east, north }: Release): Block {
  const [dx, dy] = reach(along);
  return { x: x + 0.5 + dx + east / 1000, y: y + 0.5 + dy + north / 1000, z, dx, dy };
}

const lesser = (a: number, b: number) => (a < b ? a : b);
const greater = (a: number, b: number) => (a > b ? a : b);

/** The corners of the rectangle in which two blocks meet, anticlockwise, if they do. */
function meeting(a: Block, b: Block): readonly Point[] {
  const west = greater(a.x - a.dx, b.x - b.dx) - 0.5 + GAP;
  const east = lesser(a.x + a.dx, b.x + b.dx) + 0.5 - GAP;
  const south = greater(a.y - a.dy, b.y - b.dy) - 0.5 + GAP;
  const north = lesser(a.y + a.dy, b.y + b.dy) + 0.5 - GAP;
  if (east <= west || north <= south) return [];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function pullInto(pulls: Pull[], lower: number, upper: number, a: Block, b: Block, strength: number): void {
  const height = (b.z - a.z) * THICK;
  for (let i = -1; i <= 1; i += 2)
    for (let j = -1; j <= 1; j += 2) {
      const x = b.x + j * b.dx;
      const y = b.y + j * b.dy;
      const east = x - a.x - i * a.dx;
      const north = y - a.y - i * a.dy;
      const square = east * east + north * north + height * height;
      if (square >= MAGNET_RANGE * MAGNET_RANGE) continue;
      const distance = Math.sqrt(square);
      pulls.push({ lower, upper, down: (pullShare(distance) * strength * height) / distance, x, y });
    }
}

function staticsOf(blocks: readonly Block[], strength: number): Statics {
  const contacts: Contact[] = [];
  const pulls: Pull[] = [];
  const next: number[][] = blocks.map(() => []);
  for (const [lower, a] of blocks.entries()) {
    if (a.z === 0) contacts.push({ lower: TABLE, upper: lower, corners: meeting(a, a) });
    for (const [upper, b] of blocks.entries()) {
      const levels = b.z - a.z;
      if (levels < 1 || levels > 2) continue;
      if (strength > 0) pullInto(pulls, lower, upper, a, b, strength);
      const corners = levels === 1 ? meeting(a, b) : [];
      if (corners.length === 0) continue;
      contacts.push({ lower, upper, corners });
      next[lower]!.push(upper);
      next[upper]!.push(lower);
    }
  }
  return { blocks, contacts, pulls, next };
}

/** How far inside the outline of its supports the load of a part acts; negative if outside. */
function slack({ blocks, contacts, pulls }: Statics, part: readonly number[]): number {
  const inside = new Uint8Array(blocks.length);
  let load = part.length;
  let east = 0;
  let north = 0;
  for (const i of part) {
    inside[i] = 1;
    east += blocks[i]!.x;
    north += blocks[i]!.y;
  }
  const corners: Point[] = [];
  let first: readonly Point[] = corners;
  for (const { lower, upper, corners: at } of contacts) {
    const below = lower === TABLE ? 0 : inside[lower]!;
    if (below === inside[upper]!) continue;
    // Another part leans on it, with a weight that statics alone cannot determine.
    if (below === 1) return 1;
    if (corners.length === 0) first = at;
    for (const corner of at) corners.push(corner);
  }
  for (const { lower, upper, down, x, y } of pulls) {
    const weight = (inside[upper]! - inside[lower]!) * down;
    load += weight;
    east += weight * x;
    north += weight * y;
  }
  if (load <= 0 || corners.length === 0) return -1;
  const middle: Point = [east / load, north / load];
  // Mostly a part rests on one contact, which is its own outline.
  return corners.length === first.length ? slackInside(first, middle) : slackIn(corners, middle);
}

/** The connected pieces of some of the blocks. */
function pieces({ blocks, next }: Statics, among: (block: Block, i: number) => boolean): number[][] {
  const seen = blocks.map((block, i) => !among(block, i));
  const found: number[][] = [];
  for (let i = 0; i < blocks.length; i++) {
    if (seen[i]) continue;
    seen[i] = true;
    const piece = [i];
    for (const block of piece)
      for (const other of next[block]!)
        if (!seen[other]) {
          seen[other] = true;
          piece.push(other);
        }
    found.push(piece);
  }
  return found;
}

function leastSlack(statics: Statics): number {
  const { blocks } = statics;
  let least = 1;
  const look = (part: readonly number[]) => {
    least = lesser(least, slack(statics, part));
  };
  let top = 0;
  for (const { z } of blocks) top = greater(top, z);
  for (let level = 0; level <= top; level++) for (const piece of pieces(statics, ({ z }) => z >= level)) look(piece);
  for (let without = 0; without < blocks.length; without++) {
    // A block that touches only one other block supports nothing else.
    const cut = statics.next[without]!.length > 1 ? pieces(statics, (_, i) => i !== without) : [];
    const lost = cut.filter((piece) => !piece.some((i) => blocks[i]!.z === 0));
    for (const piece of lost) look(piece);
    look([without, ...lost.flat()]);
  }
  return least;
}

/** The probability (0 to 1) that the construction holds after the domino was let go. */
export function estimate(
  construction: Construction,
  placement: Placement,
  release: Release = STEADY,
  magnets: Magnets | number = 'normal',
): number {
  const blocks = [...construction.map((laid) => blockOf(laid, laid.release)), blockOf(placement, release)];
  const inside = leastSlack(staticsOf(blocks, magnetCap(magnets))) - SAG;
  const size = inside < 0 ? -inside : inside;
  return 0.5 + (0.5 * inside) / (size + DOUBT);
}
