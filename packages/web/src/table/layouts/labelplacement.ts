/** Where the label of a square goes: beside it, where it hides as little as possible of the tiles around. */

import type { Extent, XY } from '../boards/board';

export interface LabelPlacement extends XY {
  /** How far the label is moved from there, as a share of its own size, so that it touches the square at any scale. */
  readonly shift: XY;
}

const GAP = 0.12;

/** Below, above, right and left of a square of side 1, the best first. */
const SIDES: readonly { readonly at: XY; readonly out: XY; readonly shift: XY }[] = [
  { at: { x: 0.5, y: 1 }, out: { x: 0, y: 1 }, shift: { x: -0.5, y: 0 } },
  { at: { x: 0, y: 1 }, out: { x: 0, y: 1 }, shift: { x: 0, y: 0 } },
  { at: { x: 1, y: 1 }, out: { x: 0, y: 1 }, shift: { x: -1, y: 0 } },
  { at: { x: 0.5, y: 0 }, out: { x: 0, y: -1 }, shift: { x: -0.5, y: -1 } },
  { at: { x: 0, y: 0 }, out: { x: 0, y: -1 }, shift: { x: 0, y: -1 } },
  { at: { x: 1, y: 0 }, out: { x: 0, y: -1 }, shift: { x: -1, y: -1 } },
  { at: { x: 1, y: 0.5 }, out: { x: 1, y: 0 }, shift: { x: 0, y: -0.5 } },
  { at: { x: 0, y: 0.5 }, out: { x: -1, y: 0 }, shift: { x: -1, y: -0.5 } },
];

/** The length that two intervals have in common. */
function shared(from: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));
}

/** The area that a label would hide. What sticks out of the room cannot be read, and counts four times. */
function hides(word: XY & Extent, tiles: readonly XY[], side: number, room: Extent): number {
  const inside = shared(word.x, word.width, 0, room.width) * shared(word.y, word.height, 0, room.height);
  const outside = word.width * word.height - inside;
  return tiles.reduce(
    (sum, { x, y }) => sum + shared(word.x, word.width, x, side) * shared(word.y, word.height, y, side),
    outside * 4,
  );
}

export function placeLabel(square: XY, side: number, size: Extent, tiles: readonly XY[], room: Extent): LabelPlacement {
  const ways = SIDES.map(({ at, out, shift }) => {
    const x = square.x + at.x * side + out.x * GAP;
    const y = square.y + at.y * side + out.y * GAP;
    const word = { ...size, x: x + shift.x * size.width, y: y + shift.y * size.height };
    return { x, y, shift, hidden: hides(word, tiles, side, room) };
  });
  const { x, y, shift } = ways.reduce((best, way) => (way.hidden < best.hidden - 1e-9 ? way : best));
  return { x, y, shift };
}
