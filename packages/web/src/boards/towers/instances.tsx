/** All dominoes in a few draw calls: bodies, lines and pips, each drawn many times at once. Nothing is made per picture. */

import { POSE, THICK } from '@boneyard/physics/construction';
import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { isOver, knocks, poseAt } from '../../play/physicsfilm';
import { sound } from '../../sounds';
import { PIPS } from '../domino';
import { plasticOf } from '../plastics';
import type { Figure, Scene } from './figures';
import { barShape, bodyShape, COLOURS, paint, pipShape, plastic } from './paints';

/** Every domino of the set, and every pip on them. */
const MOST = 28;
const MOST_PIPS = 168;
const PIP_HEIGHT = THICK / 2 + 0.004;

/** Where the pips of a domino are on its face, which lies along x with its first half in the west. */
function pipsOf({ first, second }: Figure): Float32Array {
  const at = [first, second].flatMap((number, half) => PIPS[number]!.flatMap(([x, y]) => [x - 1 + half, 0.5 - y]));
  return new Float32Array(at);
}

const place = new Vector3();
const turn = new Quaternion();
const across = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), Math.PI / 2);
const size = new Vector3(1, 1, 1);
const matrix = new Matrix4();

/** A copy of a matrix, moved within itself by (x, y, z). */
function writeMoved(from: Matrix4, x: number, y: number, z: number, into: Float32Array, index: number): void {
  const e = from.elements;
  const at = index * 16;
  for (let i = 0; i < 12; i++) into[at + i] = e[i]!;
  into[at + 12] = e[12]! + e[0]! * x + e[4]! * y + e[8]! * z;
  into[at + 13] = e[13]! + e[1]! * x + e[5]! * y + e[9]! * z;
  into[at + 14] = e[14]! + e[2]! * x + e[6]! * y + e[10]! * z;
  into[at + 15] = 1;
}

interface Meshes {
  readonly bodies: InstancedMesh;
  readonly bars: InstancedMesh;
  readonly pips: InstancedMesh;
}

function pose(
  { bodies, bars, pips }: Meshes,
  figures: readonly Figure[],
  faces: readonly Float32Array[],
  poses: Float32Array,
): void {
  const [body, bar, pip] = [bodies, bars, pips].map(({ instanceMatrix }) => instanceMatrix.array as Float32Array);
  let count = 0;
  for (let i = 0; i < figures.length; i++) {
    const at = i * POSE;
    place.set(poses[at]!, poses[at + 1]!, poses[at + 2]!);
    turn.set(poses[at + 3]!, poses[at + 4]!, poses[at + 5]!, poses[at + 6]!);
    if (figures[i]!.along === 'N') turn.multiply(across);
    matrix.compose(place, turn, size);
    writeMoved(matrix, 0, 0, 0, body!, i);
    writeMoved(matrix, 0, 0, PIP_HEIGHT - 0.001, bar!, i);
    const face = faces[i]!;
    for (let p = 0; p < face.length; p += 2) writeMoved(matrix, face[p]!, face[p + 1]!, PIP_HEIGHT, pip!, count++);
  }
  bodies.count = figures.length;
  bars.count = figures.length;
  pips.count = count;
  bodies.instanceMatrix.needsUpdate = true;
  bars.instanceMatrix.needsUpdate = true;
  pips.instanceMatrix.needsUpdate = true;
}

interface Running {
  readonly film: Float32Array;
  readonly heard: Uint8Array;
  readonly poses: Float32Array;
  began: number;
  picture: number;
}

export function Dominoes({ figures, poses, film }: Scene) {
  const bodies = useRef<InstancedMesh>(null);
  const bars = useRef<InstancedMesh>(null);
  const pips = useRef<InstancedMesh>(null);
  const meshes = useRef<Meshes>(undefined);
  const running = useRef<Running>(undefined);
  const invalidate = useThree(({ invalidate }) => invalidate);
  const faces = useMemo(() => figures.map(pipsOf), [figures]);

  useLayoutEffect(() => {
    meshes.current = { bodies: bodies.current!, bars: bars.current!, pips: pips.current! };
    for (const [i, { domino }] of figures.entries()) bodies.current!.setColorAt(i, COLOURS[plasticOf(domino)]);
    if (bodies.current!.instanceColor) bodies.current!.instanceColor.needsUpdate = true;
    running.current = film && {
      film,
      heard: knocks(film, figures.length),
      poses: new Float32Array(figures.length * POSE),
      began: performance.now(),
      picture: -1,
    };
    if (film) poseAt(film, figures.length, 0, running.current!.poses);
    pose(meshes.current, figures, faces, running.current?.poses ?? poses);
    invalidate();
  }, [figures, faces, poses, film, invalidate]);

  useFrame(() => {
    const run = running.current;
    if (!run || !meshes.current) return;
    const picture = poseAt(run.film, figures.length, performance.now() - run.began, run.poses);
    while (run.picture < picture) if (run.heard[++run.picture]) sound('knock');
    pose(meshes.current, figures, faces, run.poses);
    if (isOver(run.film, figures.length, picture)) running.current = undefined;
    invalidate();
  });

  return (
    <>
      <instancedMesh ref={bodies} args={[bodyShape, plastic, MOST]} castShadow receiveShadow frustumCulled={false} />
      <instancedMesh ref={bars} args={[barShape, paint, MOST]} receiveShadow frustumCulled={false} />
      <instancedMesh ref={pips} args={[pipShape, paint, MOST_PIPS]} receiveShadow frustumCulled={false} />
    </>
  );
}
