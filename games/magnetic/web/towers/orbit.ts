/** The position of the camera: around a point, at some height and distance. Pure arithmetic. */

import { POSE, THICK } from '@boneyard/physics/construction';

export interface Orbit {
  /** The point that the camera looks at. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radians to the east of south. */
  readonly azimuth: number;
  /** Radians above the table. */
  readonly height: number;
  readonly distance: number;
}

/** An orbit that is overwritten frame after frame. */
export type Moving = { -readonly [part in keyof Orbit]: number };

export interface Bounds {
  readonly least: readonly [number, number, number];
  readonly most: readonly [number, number, number];
}

const LOWEST = 0.06;
/** Exactly from above, the camera would not know which way is up. */
const HIGHEST = Math.PI / 2 - 0.001;
const NEAREST = 2.5;
const FARTHEST = 60;
/** Space around what is shown, as a factor, and in units beside the middle of each domino and above it. */
const ROOM = 1.04;
const BESIDE = 1.4;
const ABOVE = 0.5;

/** Half of the vertical field of view, in radians. */
export const HALF_VIEW = (17 * Math.PI) / 180;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function turned(orbit: Orbit, east: number, up: number): Orbit {
  return { ...orbit, azimuth: orbit.azimuth + east, height: within(orbit.height + up, LOWEST, HIGHEST) };
}

export function nearer(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, distance: within(orbit.distance / factor, NEAREST, FARTHEST) };
}

/** Moves the table by a share of the window's height. */
export function pushed(orbit: Orbit, right: number, up: number): Orbit {
  const reach = 2 * orbit.distance * Math.tan(HALF_VIEW);
  const [sin, cos] = [Math.sin(orbit.azimuth), Math.cos(orbit.azimuth)];
  const along = up * reach * Math.sin(orbit.height);
  return {
    ...orbit,
    x: orbit.x - right * reach * cos + along * sin,
    y: orbit.y - right * reach * sin - along * cos,
  };
}

/** A box around all poses, with room for dominoes that are laid beside them. */
export function boundsOf(poses: Float32Array): Bounds {
  const least: [number, number, number] = [-0.6, -1, 0];
  const most: [number, number, number] = [2.6, 2, 0.8];
  for (let at = 0; at < poses.length; at += POSE)
    for (let axis = 0; axis < 3; axis++) {
      const reach = axis === 2 ? 0.4 : 1.2;
      least[axis] = Math.max(axis === 2 ? 0 : -40, Math.min(least[axis]!, poses[at + axis]! - reach));
      most[axis] = Math.min(40, Math.max(most[axis]!, poses[at + axis]! + reach));
    }
  return { least, most };
}

/** The first domino, which the camera looks at when the table is empty. */
const FOOT: readonly number[] = [1, 0.5, 0.2];

/**
 * All dominoes visible and as large as possible, from the same direction as before. `aspect` is the window's width over its
 * height. To the right and upwards alike: a point is in sight if its way from the middle of the picture is at most its
 * depth times the slope of the window's edge, which gives the nearest distance and the middle at once.
 */
export function fitted({ azimuth, height }: Orbit, poses: ArrayLike<number>, aspect: number): Orbit {
  const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [rise, level] = [Math.sin(height), Math.cos(height)];
  const slopes = [Math.tan(HALF_VIEW) * aspect, Math.tan(HALF_VIEW)] as const;
  const most = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const see = (x: number, y: number, z: number) => {
    const back = y * cos - x * sin;
    const depth = back * level - z * rise;
    for (const [axis, way] of [x * cos + y * sin, z * level + back * rise].entries()) {
      most[axis] = Math.max(most[axis]!, way - depth * slopes[axis]!);
      least[axis] = Math.min(least[axis]!, way + depth * slopes[axis]!);
    }
  };
  for (const [all, from] of [
    [FOOT, 0] as const,
    ...Array.from({ length: poses.length / POSE }, (_, i) => [poses, i * POSE] as const),
  ])
    for (const x of [-BESIDE, BESIDE])
      for (const y of [-BESIDE, BESIDE])
        for (const z of [-THICK / 2, ABOVE]) see(all[from]! + x, all[from + 1]! + y, all[from + 2]! + z);
  const distance = ROOM * Math.max(...slopes.map((slope, axis) => (most[axis]! - least[axis]!) / 2 / slope));
  const [right, up] = most.map((way, axis) => (way + least[axis]!) / 2) as [number, number];
  return {
    x: right * cos - up * rise * sin,
    y: right * sin + up * rise * cos,
    z: up * level,
    azimuth,
    height,
    distance: within(distance, NEAREST, FARTHEST),
  };
}

/** Moves a part of the way to another orbit. */
export function approach(moving: Moving, to: Orbit, part: number): void {
  // Exact for `part` = 1.
  const rest = 1 - part;
  moving.x = to.x * part + moving.x * rest;
  moving.y = to.y * part + moving.y * rest;
  moving.z = to.z * part + moving.z * rest;
  moving.azimuth = to.azimuth * part + moving.azimuth * rest;
  moving.height = to.height * part + moving.height * rest;
  moving.distance = to.distance * part + moving.distance * rest;
}

export function isFar(a: Orbit, b: Orbit, far: number): boolean {
  return (
    Math.abs(a.x - b.x) > far ||
    Math.abs(a.y - b.y) > far ||
    Math.abs(a.z - b.z) > far ||
    Math.abs(a.azimuth - b.azimuth) > far ||
    Math.abs(a.height - b.height) > far ||
    Math.abs(a.distance - b.distance) > far
  );
}

/** Where the camera is; written into the given array, so that a frame allocates nothing. */
export function eyeOf(
  { x, y, z, azimuth, height, distance }: Orbit,
  into: [number, number, number] = [0, 0, 0],
): readonly [number, number, number] {
  const out = distance * Math.cos(height);
  into[0] = x + out * Math.sin(azimuth);
  into[1] = y - out * Math.cos(azimuth);
  into[2] = z + distance * Math.sin(height);
  return into;
}

export const FRONT: Orbit = { x: 1, y: 0.5, z: 0.2, azimuth: 0.45, height: 0.62, distance: 9 };
export const STANDS = { top: { azimuth: 0, height: HIGHEST }, side: { azimuth: 0, height: 0.14 } } as const;
