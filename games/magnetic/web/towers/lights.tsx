/** Where the picked domino can go, in 3D: pale ghosts with edges and shadows, and one that shows which half rests and which hangs. */

import { THICK } from '@boneyard/physics/construction';
import { readDomino } from '@boneyard/rules/families/dominoes';
import { PIPS } from '@boneyard/web/table/boards/domino.tsx';
import { useLayoutEffect } from 'react';
import { BufferAttribute, BufferGeometry, Group, InstancedMesh, LineSegments, Matrix4, Mesh, Vector3 } from 'three';
import { plasticOf } from '../plastics';
import { useCanvas, useThing } from './canvas';
import { type Half, onGrid, type TowerLayout } from './layout';
import {
  bodyShape,
  brass,
  contact,
  edge,
  edgesShape,
  GHOSTS,
  matchTheme,
  PALE_GHOSTS,
  paint,
  pipShape,
  plumb,
  plumbShape,
  ringShape,
  shadowShape,
} from './paints';
import type { Target } from './places';

const MOST_PLACES = 120;
const MOST_PIPS = 12;
const matrix = new Matrix4();
const turnedLeft = new Matrix4().makeRotationZ(Math.PI / 2);

/** A little above the domino below, so that they do not flicker into each other. */
const ABOVE = 0.02;
/** Shadows lie just above what they fall on. */
const SHADOW = 0.012;

/** Where a domino is that lies on a place. */
function stands({ level, turn, ...at }: Target, { frame }: TowerLayout): Matrix4 {
  const { x, y } = onGrid(frame, at);
  matrix.makeTranslation(x, y, (level + 0.5) * THICK + ABOVE);
  return turn === 0 ? matrix : matrix.multiply(turnedLeft);
}

interface LitProps {
  readonly targets: readonly Target[];
  readonly tile: string;
  readonly layout: TowerLayout;
}

const corner = new Vector3();
const EDGES = edgesShape.getAttribute('position');

/** All edges as one object, in one call. */
function newEdges() {
  const shape = new BufferGeometry();
  shape.setAttribute('position', new BufferAttribute(new Float32Array(MOST_PLACES * EDGES.count * 3), 3));
  const edges = new LineSegments(shape, edge);
  edges.frustumCulled = false;
  return Object.assign(edges, { dispose: () => shape.dispose() });
}

/** The places of one tile; another tile has a component of its own. */
export function Lit({ targets, tile, layout }: LitProps) {
  const { invalidate } = useCanvas();
  const bodies = useThing(() => {
    const places = new InstancedMesh(bodyShape, PALE_GHOSTS[plasticOf(readDomino(tile)!)], MOST_PLACES);
    places.frustumCulled = false;
    return places;
  });
  const edges = useThing(newEdges);
  const shadows = useThing(() => {
    const halves = new InstancedMesh(shadowShape, contact, 2 * MOST_PLACES);
    halves.frustumCulled = false;
    return halves;
  });
  useLayoutEffect(() => {
    matchTheme();
    const lines = edges.geometry.getAttribute('position');
    const shown = targets.slice(0, MOST_PLACES);
    for (const [i, target] of shown.entries()) {
      bodies.setMatrixAt(i, stands(target, layout));
      for (let at = 0; at < EDGES.count; at++) {
        const { x, y, z } = corner.fromBufferAttribute(EDGES, at).applyMatrix4(matrix);
        lines.setXYZ(i * EDGES.count + at, x, y, z);
      }
      for (const [half, { floor, ...there }] of target.halves.entries()) {
        const { x, y } = onGrid(layout.frame, there);
        shadows.setMatrixAt(2 * i + half, matrix.makeTranslation(x, y, floor * THICK + SHADOW));
      }
    }
    bodies.count = shown.length;
    shadows.count = 2 * shown.length;
    edges.geometry.setDrawRange(0, shown.length * EDGES.count);
    bodies.instanceMatrix.needsUpdate = true;
    shadows.instanceMatrix.needsUpdate = true;
    lines.needsUpdate = true;
    invalidate();
  }, [bodies, edges, shadows, targets, layout, invalidate]);
  return undefined;
}

function bodyOf(target: Target, tile: string, layout: TowerLayout): Mesh {
  const body = new Mesh(bodyShape, GHOSTS[plasticOf(readDomino(tile)!)]);
  body.applyMatrix4(stands(target, layout));
  body.castShadow = true;
  body.add(new LineSegments(edgesShape, edge));
  return body;
}

/** A line straight down from a half that hangs. */
function plumbOf(half: Half, level: number, layout: TowerLayout): LineSegments {
  const line = new LineSegments(plumbShape, plumb);
  const { x, y } = onGrid(layout.frame, half);
  line.position.set(x, y, level * THICK);
  line.scale.z = level * THICK;
  return line;
}

function ringOf(half: Half, level: number, layout: TowerLayout): Mesh {
  const ring = new Mesh(ringShape, brass);
  const { x, y } = onGrid(layout.frame, half);
  ring.position.set(x, y, (level + 1) * THICK + 0.04);
  return ring;
}

function pipsOf({ halves, level, turn }: Target, layout: TowerLayout): InstancedMesh {
  const pips = new InstancedMesh(pipShape, paint, MOST_PIPS);
  pips.frustumCulled = false;
  pips.count = 0;
  for (const half of halves) {
    const middle = onGrid(layout.frame, half);
    for (const [x, y] of PIPS[half.number]!) {
      const [along, across] = [x - 0.5, 0.5 - y];
      const [east, north] = turn !== 0 ? [-across, along] : [along, across];
      matrix.makeTranslation(middle.x + east, middle.y + north, (level + 1) * THICK + 0.03);
      pips.setMatrixAt(pips.count++, matrix);
    }
  }
  return pips;
}

interface GhostProps {
  readonly target: Target;
  readonly tile: string;
  readonly layout: TowerLayout;
}

export function Ghost({ target, tile, layout }: GhostProps) {
  const { scene, invalidate } = useCanvas();
  useLayoutEffect(() => {
    const { level, halves, meets } = target;
    const pips = pipsOf(target, layout);
    const ghost = new Group();
    ghost.add(bodyOf(target, tile, layout), pips);
    for (const [i, half] of halves.entries()) {
      if (meets[i] !== undefined) ghost.add(ringOf(half, level, layout));
      else if (half.hangs) ghost.add(plumbOf(half, level, layout));
    }
    scene.add(ghost);
    invalidate();
    return () => {
      scene.remove(ghost);
      pips.dispose();
      invalidate();
    };
  }, [target, tile, layout, scene, invalidate]);
  return undefined;
}
