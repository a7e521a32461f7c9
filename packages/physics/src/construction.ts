/** What stands on the table: dominoes in the order they were laid, without pips. The unit of length is a half's side. */

/** A domino covers cell (x, y) of level z and the next cell east or north. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly along: 'E' | 'N';
}

/** How far off its place a domino was let go: in thousandths of a half's side, and in tenths of a degree anticlockwise. */
export interface Release {
  readonly east: number;
  readonly north: number;
  readonly twist: number;
}

export interface Laid extends Placement {
  readonly release: Release;
}

export type Construction = readonly Laid[];

export const STEADY: Release = { east: 0, north: 0, twist: 0 };

export const THICK = 0.4;

/** How much smaller a domino is than its cells, on each side: neighbours do not rub, and exact balance on an edge fails. */
export const GAP = 0.005;

/** Numbers per pose: the centre (x, y, z) and the rotation as a unit quaternion (x, y, z, w). */
export const POSE = 7;

/** The distance of a half's centre from the domino's centre, east and north, before any rotation. */
export function reach(along: Placement['along']): readonly [east: number, north: number] {
  return along === 'E' ? [0.5, 0] : [0, 0.5];
}

/**
 * A rotation about the vertical axis as (z, w) of a quaternion. For the twists that the rules allow (20°, so 10° here),
 * the error of the two truncated series is below 1e-9, less than the precision of a 32-bit float.
 */
export function turned(tenths: number): readonly [z: number, w: number] {
  const half = (tenths * Math.PI) / 3600;
  const square = half * half;
  const sine = half * (1 - (square / 6) * (1 - square / 20));
  const cosine = 1 - (square / 2) * (1 - (square / 12) * (1 - square / 30));
  const length = Math.sqrt(sine * sine + cosine * cosine);
  return [sine / length, cosine / length];
}

/** The pose in which a domino is let go. */
export function releasePose({ x, y, z, along }: Placement, { east, north, twist }: Release): number[] {
  const [dx, dy] = reach(along);
  const [qz, qw] = turned(twist);
  return [x + 0.5 + dx + east / 1000, y + 0.5 + dy + north / 1000, (z + 0.5) * THICK, 0, 0, qz, qw];
}
