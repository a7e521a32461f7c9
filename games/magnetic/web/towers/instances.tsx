/** All dominoes in a few draw calls: bodies, lines and pips as instanced meshes. No frame allocates anything. */

import { POSE } from '@boneyard/physics/construction';
import { type Look, useSettings } from '@boneyard/web/app/settings';
import { isOver, knocks, poseAt } from '@boneyard/web/play/physicsanimation';
import { sound } from '@boneyard/web/ui/sounds';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, Color, InstancedMesh, type Material } from 'three';
import { COLOURS, INKS, plasticOf } from '../plastics';
import { useCanvas, useFrame, useThing } from './canvas';
import type { TowerFigure, TowerScene } from './figures';
import { barShape, bodyShape, largePipShape, paint, pipShape, plastic } from './paints';
import { type Meshes, pipsOf, pose } from './poses';

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

function many(shape: BufferGeometry, material: Material, most: number, castsShadow = false): InstancedMesh {
  const mesh = new InstancedMesh(shape, material, most);
  mesh.castShadow = castsShadow;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  return mesh;
}

const colour = new Color();

/** Gives dominoes and pips the look that the player chose. Painted wood is duller than plastic. */
function dress(
  { bodies, bars, pips }: Meshes,
  figures: readonly TowerFigure[],
  faces: readonly Float32Array[],
  { tiles, colours }: Look,
): void {
  plastic.roughness = tiles === 'wood' ? 0.8 : 0.38;
  pips.geometry = tiles === 'contrast' ? largePipShape : pipShape;
  let pip = 0;
  for (const [i, { domino }] of figures.entries()) {
    const name = plasticOf(domino);
    bodies.setColorAt(i, colour.set(COLOURS[colours][name]));
    bars.setColorAt(i, colour.set(INKS[colours][name]));
    for (let p = 0; p < faces[i]!.length; p += 2) pips.setColorAt(pip++, colour);
  }
  for (const { instanceColor } of [bodies, bars, pips]) if (instanceColor) instanceColor.needsUpdate = true;
}

export function Dominoes({ figures, poses, film, from }: TowerScene) {
  const { invalidate } = useCanvas();
  const look = useSettings();
  const bodies = useThing(() => many(bodyShape, plastic, MOST, true));
  const bars = useThing(() => many(barShape, paint, MOST));
  const pips = useThing(() => many(pipShape, paint, MOST_PIPS));
  const running = useRef<Running>(undefined);
  const faces = useMemo(() => figures.map(pipsOf), [figures]);

  useLayoutEffect(() => {
    dress({ bodies, bars, pips }, figures, faces, look);
    invalidate();
  }, [bodies, bars, pips, figures, faces, look, invalidate]);

  useLayoutEffect(() => {
    running.current = film && {
      film,
      heard: knocks(film, figures.length),
      poses: new Float32Array(figures.length * POSE),
      began: performance.now(),
      picture: -1,
    };
    if (film) poseAt(film, figures.length, 0, running.current!.poses, from);
    pose({ bodies, bars, pips }, figures, faces, running.current?.poses ?? poses);
    invalidate();
  }, [bodies, bars, pips, figures, faces, poses, film, from, invalidate]);

  useFrame(() => {
    const run = running.current;
    if (!run) return;
    const picture = poseAt(run.film, figures.length, performance.now() - run.began, run.poses, from);
    while (run.picture < picture) if (run.heard[++run.picture]) sound('tumble');
    pose({ bodies, bars, pips }, figures, faces, run.poses);
    if (isOver(run.film, figures.length, picture)) running.current = undefined;
    invalidate();
  });

  return undefined;
}
