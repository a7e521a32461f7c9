/** Where a word about a square goes: beside it, where it hides least of what lies around. */

import type { Point, Size } from '../boards/board';

export interface Beside extends Point {
  /** How far it is moved from there, in parts of its own size: it may be drawn larger or smaller and still ends at the square. */
  readonly shift: Point;
}

const GAP = 0.12;

/** Below, above, right and left of a square of side 1, the best first. */
const SIDES: readonly { readonly at: Point; readonly out: Point; readonly shift: Point }[] = [
  { at: { x: 0.5, y: 1 }, out: { x: 0, y: 1 }, shift: { x: -0.5, y: 0 } },
  { at: { x: 0, y: 1 }, out: { x: 0, y: 1 }, shift: { x: 0, y: 0 } },
  { at: { x: 1, y: 1 }, out: { x: 0, y: 1 }, shift: { x: -1, y: 0 } },
  { at: { x: 0.5, y: 0 }, out: { x: 0, y: -1 }, shift: { x: -0.5, y: -1 } },
  { at: { x: 0, y: 0 }, out: { x: 0, y: -1 }, shift: { x: 0, y: -1 } },
  { at: { x: 1, y: 0 }, out: { x: 0, y: -1 }, shift: { x: -1, y: -1 } },
  { at: { x: 1, y: 0.5 }, out: { x: 1, y: 0 }, shift: { x: 0, y: -0.5 } },
  { at: { x: 0, y: 0.5 }, out: { x: -1, y: 0 }, shift: { x: -1, y: -0.5 } },
];

/** How much two stretches have in common. */
function shared(from: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));
}

/** What a word of this size would hide: what sticks out of the room cannot be read, which is worse. */
function hides(word: Point & Size, tiles: readonly Point[], side: number, room: Size): number {
  const inside = shared(word.x, word.width, 0, room.width) * shared(word.y, word.height, 0, room.height);
  const outside = word.width * word.height - inside;
  return tiles.reduce(
    (sum, { x, y }) => sum + shared(word.x, word.width, x, side) * shared(word.y, word.height, y, side),
    outside * 4,
  );
}

export function beside(square: Point, side: number, size: Size, tiles: readonly Point[], room: Size): Beside {
  const ways = SIDES.map(({ at, out, shift }) => {
    const x = square.x + at.x * side + out.x * GAP;
    const y = square.y + at.y * side + out.y * GAP;
    const word = { ...size, x: x + shift.x * size.width, y: y + shift.y * size.height };
    return { x, y, shift, hidden: hides(word, tiles, side, room) };
  });
  const { x, y, shift } = ways.reduce((best, way) => (way.hidden < best.hidden - 1e-9 ? way : best));
  return { x, y, shift };
}
