/** The forces of the magnets on dominoes in given poses. */

import { type Construction, POSE, reach } from './construction';
import { MAGNET_RANGE, pullShare } from './magnets';

/** The centre of one half relative to the centre of its domino. The other half is opposite. */
export function arms(dominoes: Construction, poses: Float32Array, out: Float64Array): void {
  for (const [i, { along }] of dominoes.entries()) {
    const [dx, dy] = reach(along);
    const x = poses[i * POSE + 3]!;
    const y = poses[i * POSE + 4]!;
    const z = poses[i * POSE + 5]!;
    const w = poses[i * POSE + 6]!;
    out[i * 3] = dx * (1 - 2 * (y * y + z * z)) + dy * 2 * (x * y - w * z);
    out[i * 3 + 1] = dx * 2 * (x * y + w * z) + dy * (1 - 2 * (x * x + z * z));
    out[i * 3 + 2] = dx * 2 * (x * z - w * y) + dy * 2 * (y * z + w * x);
  }
}

/** Computes the forces and torques of all pairs of halves within range (six numbers per domino). */
export function attract(
  count: number,
  poses: Float32Array,
  arm: Float64Array,
  weight: number,
  loads: Float64Array,
): void {
  loads.fill(0);
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      const x = poses[j * POSE]! - poses[i * POSE]!;
      const y = poses[j * POSE + 1]! - poses[i * POSE + 1]!;
      const z = poses[j * POSE + 2]! - poses[i * POSE + 2]!;
      if (x * x + y * y + z * z >= (MAGNET_RANGE + 1) * (MAGNET_RANGE + 1)) continue;
      for (let a = 1; a >= -1; a -= 2)
        for (let b = 1; b >= -1; b -= 2) {
          const ax = a * arm[i * 3]!;
          const ay = a * arm[i * 3 + 1]!;
          const az = a * arm[i * 3 + 2]!;
          const bx = b * arm[j * 3]!;
          const by = b * arm[j * 3 + 1]!;
          const bz = b * arm[j * 3 + 2]!;
          const dx = x + bx - ax;
          const dy = y + by - ay;
          const dz = z + bz - az;
          const square = dx * dx + dy * dy + dz * dz;
          if (square >= MAGNET_RANGE * MAGNET_RANGE || square === 0) continue;
          const distance = Math.sqrt(square);
          const pull = pullShare(distance) * weight;
          const fx = (dx / distance) * pull;
          const fy = (dy / distance) * pull;
          const fz = (dz / distance) * pull;
          const p = i * 6;
          const q = j * 6;
          loads[p] = loads[p]! + fx;
          loads[p + 1] = loads[p + 1]! + fy;
          loads[p + 2] = loads[p + 2]! + fz;
          loads[p + 3] = loads[p + 3]! + ay * fz - az * fy;
          loads[p + 4] = loads[p + 4]! + az * fx - ax * fz;
          loads[p + 5] = loads[p + 5]! + ax * fy - ay * fx;
          loads[q] = loads[q]! - fx;
          loads[q + 1] = loads[q + 1]! - fy;
          loads[q + 2] = loads[q + 2]! - fz;
          loads[q + 3] = loads[q + 3]! - by * fz + bz * fy;
          loads[q + 4] = loads[q + 4]! - bz * fx + bx * fz;
          loads[q + 5] = loads[q + 5]! - bx * fy + by * fx;
        }
    }
}
