/** From where one looks at a construction: around a point, from some height, at some distance. Pure arithmetic. */

export interface Orbit {
  /** The point that is looked at. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Radians to the east of south. */
  readonly azimuth: number;
  /** Radians above the table. */
  readonly height: number;
  readonly distance: number;
}

export interface Bounds {
  readonly least: readonly [number, number, number];
  readonly most: readonly [number, number, number];
}

const LOWEST = 0.06;
/** Right above there is no telling which way is north. */
const HIGHEST = Math.PI / 2 - 0.001;
const NEAREST = 2.5;
const FARTHEST = 60;

/** Half of the angle that is seen from top to bottom. */
export const HALF_VIEW = (17 * Math.PI) / 180;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export function turned(orbit: Orbit, east: number, up: number): Orbit {
  return { ...orbit, azimuth: orbit.azimuth + east, height: within(orbit.height + up, LOWEST, HIGHEST) };
}

export function nearer(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, distance: within(orbit.distance / factor, NEAREST, FARTHEST) };
}

/** Moves the table by a part of the window's height, as it is seen. */
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

/** The whole of it in sight, from where one looked before. `aspect` is the window's width over its height. */
export function fitted({ azimuth, height }: Orbit, { least, most }: Bounds, aspect: number): Orbit {
  const [x, y, z] = [0, 1, 2].map((axis) => (least[axis]! + most[axis]!) / 2) as [number, number, number];
  const radius = Math.hypot(...[0, 1, 2].map((axis) => (most[axis]! - least[axis]!) / 2));
  const narrow = Math.atan(Math.tan(HALF_VIEW) * Math.min(1, aspect));
  return { x, y, z, azimuth, height, distance: within(radius / Math.sin(narrow), NEAREST, FARTHEST) };
}

/** Part of the way from one to another. */
export function between(from: Orbit, to: Orbit, part: number): Orbit {
  const mix = (key: keyof Orbit) => from[key] + (to[key] - from[key]) * part;
  return {
    x: mix('x'),
    y: mix('y'),
    z: mix('z'),
    azimuth: mix('azimuth'),
    height: mix('height'),
    distance: mix('distance'),
  };
}

/** Where the eye is. */
export function eyeOf({ x, y, z, azimuth, height, distance }: Orbit): readonly [number, number, number] {
  const out = distance * Math.cos(height);
  return [x + out * Math.sin(azimuth), y - out * Math.cos(azimuth), z + distance * Math.sin(height)];
}

export const FRONT: Orbit = { x: 1, y: 0.5, z: 0.2, azimuth: 0.45, height: 0.62, distance: 9 };
export const STANDS = { top: { azimuth: 0, height: HIGHEST }, side: { azimuth: 0, height: 0.14 } } as const;
