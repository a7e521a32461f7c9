/** What stands on the table: dominoes in the order they were laid, measured in sides of a half. No pips in here. */

/** A domino covers cell (x, y) of level z and the next cell east or north. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly along: 'E' | 'N';
}

/** How a domino was let go: thousandths of a half's side off its place, and tenths of a degree turned anticlockwise. */
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

/** How thick a domino is. */
export const THICK = 0.4;

/** How far each side stays behind its cell: neighbours do not rub, and what is balanced right on an edge falls. */
export const GAP = 0.005;

/** A pose is the centre (x, y, z) and a unit quaternion (x, y, z, w): how it is turned from lying exactly along. */
export const POSE = 7;

/** How far a half's centre is from the domino's, east and north, while it lies exactly along. */
export function reach(along: Placement['along']): readonly [east: number, north: number] {
  return along === 'E' ? [0.5, 0] : [0, 0.5];
}

/**
 * A turn about the upright axis as (z, w) of a quaternion. The two series are cut where, for the twists that the rules
 * allow (20°, so 10° here), what is left out is below 1e-9: less than a 32-bit number can hold.
 */
export function turned(tenths: number): readonly [z: number, w: number] {
  const half = (tenths * Math.PI) / 3600;
  const square = half * half;
  const sine = half * (1 - (square / 6) * (1 - square / 20));
  const cosine = 1 - (square / 2) * (1 - (square / 12) * (1 - square / 30));
  const length = Math.sqrt(sine * sine + cosine * cosine);
  return [sine / length, cosine / length];
}

/** Where a domino is let go, as the seven numbers of a pose. */
export function letGo({ x, y, z, along }: Placement, { east, north, twist }: Release): number[] {
  const [dx, dy] = reach(along);
  const [qz, qw] = turned(twist);
  return [x + 0.5 + dx + east / 1000, y + 0.5 + dy + north / 1000, (z + 0.5) * THICK, 0, 0, qz, qw];
}
