/** Plays the frames of a verdict: the poses at each moment, and when a knock is heard. */

import { POSE } from '@boneyard/physics/construction';

/** Frames per second. */
export const FRAME_RATE = 60;
/** How long a domino is lowered before it is released, in milliseconds. */
export const LOWERING_TIME = 250;
/** Where a domino comes from, relative to where it is released. */
export type Approach = readonly [east: number, north: number, up: number];
export const FROM_ABOVE: Approach = [0, 0, 1.1];
/** A domino whose fall slows down by more than this between two frames has hit something. The unit is the side of a half. */
const STRUCK = 0.012;
/** Knocks fewer than this many frames apart count as one. */
const APART = 4;

/** For each frame, 1 if a knock is heard. */
export function knocks(film: Float32Array, dominoes: number): Uint8Array {
  const size = dominoes * POSE;
  const pictures = film.length / size;
  const heard = new Uint8Array(pictures);
  let last = -APART;
  for (let i = 2; i < pictures; i++)
    for (let domino = 0; domino < dominoes && i - last >= APART; domino++) {
      const z = domino * POSE + 2;
      const [a, b, c] = [film[(i - 2) * size + z]!, film[(i - 1) * size + z]!, film[i * size + z]!];
      if (b - a < 0 && c - b - (b - a) > STRUCK) {
        heard[i] = 1;
        last = i;
      }
    }
  return heard;
}

/**
 * Writes the poses at a time, in milliseconds from the start, into `poses`. Returns the number of the frame, or −1 while
 * the last domino is still being lowered.
 */
export function poseAt(
  film: Float32Array,
  dominoes: number,
  time: number,
  poses: Float32Array,
  from: Approach = FROM_ABOVE,
): number {
  const size = dominoes * POSE;
  const last = film.length / size - 1;
  const lowering = time < LOWERING_TIME;
  const picture = lowering ? 0 : Math.min(last, Math.floor(((time - LOWERING_TIME) / 1000) * FRAME_RATE));
  for (let i = 0; i < size; i++) poses[i] = film[picture * size + i]!;
  if (!lowering) return picture;
  const left = 1 - time / LOWERING_TIME;
  for (let axis = 0; axis < 3; axis++) {
    const at = size - POSE + axis;
    poses[at] = poses[at]! + from[axis]! * left * left;
  }
  return -1;
}

export function isOver(film: Float32Array, dominoes: number, picture: number): boolean {
  return picture >= film.length / (dominoes * POSE) - 1;
}
