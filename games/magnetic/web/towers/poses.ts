/** Writes poses into the matrices of bodies, lines and pips, reusing the same memory. */

import { POSE, THICK } from '@boneyard/physics/construction';
import { PIPS } from '@boneyard/web/table/boards/domino.tsx';
import { type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { TowerFigure } from './figures';

const PIP_HEIGHT = THICK / 2 + 0.004;
const BAR_HEIGHT = PIP_HEIGHT - 0.001;

/** Where the pips are on the face of a domino that lies along x with its first half in the west. */
export function pipsOf({ first, second }: TowerFigure): Float32Array {
  const at = [first, second].flatMap((number, half) => PIPS[number]!.flatMap(([x, y]) => [x - 1 + half, 0.5 - y]));
  return new Float32Array(at);
}

const place = new Vector3();
const turn = new Quaternion();
const across = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), Math.PI / 2);
const size = new Vector3(1, 1, 1);
const matrix = new Matrix4();

/** Writes a copy of a matrix, translated by (x, y, z) in its own coordinates. */
function writeMoved(from: Matrix4, x: number, y: number, z: number, into: Float32Array, index: number): void {
  const e = from.elements;
  const at = index * 16;
  for (let i = 0; i < 12; i++) into[at + i] = e[i]!;
  into[at + 12] = e[12]! + e[0]! * x + e[4]! * y + e[8]! * z;
  into[at + 13] = e[13]! + e[1]! * x + e[5]! * y + e[9]! * z;
  into[at + 14] = e[14]! + e[2]! * x + e[6]! * y + e[10]! * z;
  into[at + 15] = 1;
}

export interface Meshes {
  readonly bodies: InstancedMesh;
  readonly bars: InstancedMesh;
  readonly pips: InstancedMesh;
}

const matricesOf = ({ instanceMatrix }: InstancedMesh) => instanceMatrix.array as Float32Array;

export function pose(
  { bodies, bars, pips }: Meshes,
  figures: readonly TowerFigure[],
  faces: readonly Float32Array[],
  poses: Float32Array,
): void {
  const body = matricesOf(bodies);
  const bar = matricesOf(bars);
  const pip = matricesOf(pips);
  let count = 0;
  for (let i = 0; i < figures.length; i++) {
    const at = i * POSE;
    place.set(poses[at]!, poses[at + 1]!, poses[at + 2]!);
    turn.set(poses[at + 3]!, poses[at + 4]!, poses[at + 5]!, poses[at + 6]!);
    if (figures[i]!.along === 'N') turn.multiply(across);
    matrix.compose(place, turn, size);
    writeMoved(matrix, 0, 0, 0, body, i);
    writeMoved(matrix, 0, 0, BAR_HEIGHT, bar, i);
    const face = faces[i]!;
    for (let p = 0; p < face.length; p += 2) writeMoved(matrix, face[p]!, face[p + 1]!, PIP_HEIGHT, pip, count++);
  }
  bodies.count = figures.length;
  bars.count = figures.length;
  pips.count = count;
  bodies.instanceMatrix.needsUpdate = true;
  bars.instanceMatrix.needsUpdate = true;
  pips.instanceMatrix.needsUpdate = true;
}
