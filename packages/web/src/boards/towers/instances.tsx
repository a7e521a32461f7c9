/** All dominoes in a few draw calls: bodies, lines and pips, each drawn many times at once. Nothing is made per picture. */

import { POSE } from '@boneyard/physics/construction';
import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { InstancedMesh } from 'three';
import { isOver, knocks, poseAt } from '../../play/physicsfilm';
import { sound } from '../../sounds';
import { plasticOf } from '../plastics';
import type { Scene } from './figures';
import { barShape, bodyShape, COLOURS, paint, pipShape, plastic } from './paints';
import { type Meshes, pipsOf, pose } from './posing';

/** Every domino of the set, and every pip on them. */
const MOST = 28;
const MOST_PIPS = 168;

interface Running {
  readonly film: Float32Array;
  readonly heard: Uint8Array;
  readonly poses: Float32Array;
  began: number;
  picture: number;
}

export function Dominoes({ figures, poses, film, from }: Scene) {
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
    if (film) poseAt(film, figures.length, 0, running.current!.poses, from);
    pose(meshes.current, figures, faces, running.current?.poses ?? poses);
    invalidate();
  }, [figures, faces, poses, film, from, invalidate]);

  useFrame(() => {
    const run = running.current;
    if (!run || !meshes.current) return;
    const picture = poseAt(run.film, figures.length, performance.now() - run.began, run.poses, from);
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
