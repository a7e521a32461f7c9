/** Where the picked domino may go, in space: places that glow, and a ghost that shows what rests and what hangs. */

import { THICK } from '@boneyard/physics/construction';
import { readDomino } from '@boneyard/rules/families/dominoes';
import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { BufferGeometry, type InstancedMesh, LineBasicMaterial, Matrix4, Vector3 } from 'three';
import { type Half, onGrid, type Plan } from '../../layouts/plan';
import { PIPS } from '../domino';
import { plasticOf } from '../plastics';
import { bodyShape, brass, COLOURS, ghost, glow, matchTheme, paint, pipShape, placeShape, ringShape } from './paints';
import type { Target } from './places';

const MOST_PLACES = 120;
const plumb = new LineBasicMaterial({ color: '#ffffff', transparent: true, opacity: 0.8 });
const matrix = new Matrix4();
const turnedLeft = new Matrix4().makeRotationZ(Math.PI / 2);

/** Just above what it would lie on. */
const floorOf = (level: number) => level * THICK + 0.012;

export function Lit({ targets, layout }: { readonly targets: readonly Target[]; readonly layout: Plan }) {
  const places = useRef<InstancedMesh>(null);
  const invalidate = useThree(({ invalidate }) => invalidate);
  useLayoutEffect(() => {
    matchTheme();
    const lit = places.current!;
    for (const [i, target] of targets.slice(0, MOST_PLACES).entries()) {
      const { x, y } = onGrid(layout.frame, target);
      matrix.makeTranslation(x, y, floorOf(target.level));
      if (target.turn !== 0) matrix.multiply(turnedLeft);
      lit.setMatrixAt(i, matrix);
    }
    lit.count = Math.min(targets.length, MOST_PLACES);
    lit.instanceMatrix.needsUpdate = true;
    invalidate();
  }, [targets, layout, invalidate]);
  return <instancedMesh ref={places} args={[placeShape, glow, MOST_PLACES]} frustumCulled={false} />;
}

/** A line straight down from a half that hangs. */
function Plumb({ half, level, layout }: { readonly half: Half; readonly level: number; readonly layout: Plan }) {
  const line = useMemo(() => {
    const { x, y } = onGrid(layout.frame, half);
    return new BufferGeometry().setFromPoints([new Vector3(x, y, level * THICK), new Vector3(x, y, 0)]);
  }, [half, level, layout]);
  return <lineSegments args={[line, plumb]} />;
}

interface PipsProps {
  readonly halves: readonly Half[];
  readonly level: number;
  readonly upright: boolean;
  readonly layout: Plan;
}

function GhostPips({ halves, level, upright, layout }: PipsProps) {
  const pips = useRef<InstancedMesh>(null);
  useLayoutEffect(() => {
    let count = 0;
    for (const half of halves) {
      const middle = onGrid(layout.frame, half);
      for (const [x, y] of PIPS[half.number]!) {
        const [along, across] = [x - 0.5, 0.5 - y];
        const [east, north] = upright ? [-across, along] : [along, across];
        matrix.makeTranslation(middle.x + east, middle.y + north, (level + 1) * THICK + 0.03);
        pips.current!.setMatrixAt(count++, matrix);
      }
    }
    pips.current!.count = count;
    pips.current!.instanceMatrix.needsUpdate = true;
  }, [halves, level, upright, layout]);
  return <instancedMesh ref={pips} args={[pipShape, paint, 12]} frustumCulled={false} />;
}

interface GhostProps {
  readonly target: Target;
  readonly tile: string;
  readonly layout: Plan;
}

export function Ghost({ target, tile, layout }: GhostProps) {
  const { level, turn, halves, meets } = target;
  const { x, y } = onGrid(layout.frame, target);
  const invalidate = useThree(({ invalidate }) => invalidate);
  const material = useMemo(() => {
    const seen = ghost.clone();
    seen.color = COLOURS[plasticOf(readDomino(tile)!)];
    return seen;
  }, [tile]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it lies elsewhere
  useLayoutEffect(() => {
    invalidate();
    return () => invalidate();
  }, [target, invalidate]);
  return (
    <>
      <mesh
        args={[bodyShape, material]}
        position={[x, y, (level + 0.5) * THICK + 0.02]}
        rotation={[0, 0, turn === 0 ? 0 : Math.PI / 2]}
      />
      <GhostPips halves={halves} level={level} layout={layout} upright={turn !== 0} />
      {halves.map((half, i) => {
        const { x: east, y: north } = onGrid(layout.frame, half);
        if (half.hangs && meets[i] === undefined)
          return <Plumb key={`${half.x} ${half.y}`} half={half} level={level} layout={layout} />;
        return (
          meets[i] !== undefined && (
            <mesh
              key={`${half.x} ${half.y}`}
              args={[ringShape, brass]}
              position={[east, north, (level + 1) * THICK + 0.04]}
            />
          )
        );
      })}
    </>
  );
}
