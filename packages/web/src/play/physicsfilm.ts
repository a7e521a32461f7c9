/** The physics' own motion, picture by picture: what is seen when, and when it knocks. */

import { POSE } from '@boneyard/physics/construction';

/** A film has so many pictures a second. */
export const FRAMES = 60;
/** A domino is lowered for so long before it is let go, in milliseconds. */
export const LOWERING = 250;
/** How far east, north and above of where it is let go a domino comes from. */
export type Coming = readonly [east: number, north: number, up: number];
/** A domino in the hand is so much higher than where it is let go. */
export const FROM_ABOVE: Coming = [0, 0, 1.1];
/** Stopped by more than this between two pictures, something has struck something, in sides of a half. */
const STRUCK = 0.012;
/** Knocks nearer to each other than so many pictures are one. */
const APART = 4;

/** Which pictures of a film are heard. */
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
 * Writes the poses at a moment, in milliseconds from the beginning, and gives the number of the picture; −1 while the
 * last domino is still on its way in the hand.
 */
export function poseAt(
  film: Float32Array,
  dominoes: number,
  time: number,
  poses: Float32Array,
  from: Coming = FROM_ABOVE,
): number {
  const size = dominoes * POSE;
  const last = film.length / size - 1;
  const lowering = time < LOWERING;
  const picture = lowering ? 0 : Math.min(last, Math.floor(((time - LOWERING) / 1000) * FRAMES));
  for (let i = 0; i < size; i++) poses[i] = film[picture * size + i]!;
  if (!lowering) return picture;
  const left = 1 - time / LOWERING;
  for (let axis = 0; axis < 3; axis++) {
    const at = size - POSE + axis;
    poses[at] = poses[at]! + from[axis]! * left * left;
  }
  return -1;
}

export function isOver(film: Float32Array, dominoes: number, picture: number): boolean {
  return picture >= film.length / (dominoes * POSE) - 1;
}
