/** The table in space: one warm lamp, soft shadows, and dominoes that move as the physics moved them. */

import { THICK } from '@boneyard/physics/construction';
import type { View } from '@boneyard/rules/games/magnetic/position';
import type { RootState } from '@react-three/fiber';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Object3D, Vector3 } from 'three';
import { onGrid, onScreen, type Plan } from '../../layouts/plan';
import type { FrameProps, Point } from '../board';
import { Eye, type EyeHandle } from './eye';
import { Fetching } from './fetching';
import { useScene } from './figures';
import { useGestures } from './gestures';
import { Dominoes } from './instances';
import { Ghost, Lit } from './lights';
import { movedBy } from './looking';
import { boundsOf, nearer } from './orbit';
import { shade, tableShape } from './paints';
import { type Meant, type Target, targetOf, targetsOf } from './places';
import { Stage } from './stage';

/** A place is meant when the eye's ray meets its level this near to its middle, in units. */
const NEAR = 0.75;

/** One warm lamp over the middle of what stands; its shadows are as fine as they can be for what there is to see. */
function Lamp({ poses }: { readonly poses: Float32Array }) {
  const under = useMemo(() => new Object3D(), []);
  const { least, most } = useMemo(() => boundsOf(poses), [poses]);
  const reach = 1 + Math.hypot(most[0] - least[0], most[1] - least[1], most[2]) / 2;
  return (
    <group position={[(least[0] + most[0]) / 2, (least[1] + most[1]) / 2, 0]}>
      <hemisphereLight args={['#fff6e6', '#6b7a70', 1.5]} />
      <primitive object={under} />
      <directionalLight
        key={reach}
        target={under}
        color="#ffe1b0"
        intensity={2.4}
        position={[-5, -6, 15]}
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-radius={3}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-far={60}
        shadow-bias={-0.0006}
        shadow-normalBias={0.02}
      />
    </group>
  );
}

const from = new Vector3();
const to = new Vector3();

/** Where the ray of a pixel meets a height above the table; undefined when it looks away from it. */
function meets({ camera, size }: RootState, { x, y }: Point, height: number): Point | undefined {
  from.setFromMatrixPosition(camera.matrixWorld);
  to.set((x / size.width) * 2 - 1, 1 - (y / size.height) * 2, 0.5).unproject(camera);
  const down = to.z - from.z;
  const part = (height - from.z) / down;
  if (!(part > 0)) return undefined;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The place that a pixel means, or the table under it, as a point of the plan. */
function located(state: RootState, pixel: Point, layout: Plan, targets: readonly Target[]): Meant | undefined {
  let best: { readonly meant: Meant; readonly off: number } | undefined;
  for (const target of targets) {
    const hit = meets(state, pixel, (target.level + 0.5) * THICK);
    if (!hit) continue;
    const at = onScreen(layout.frame, hit.x, hit.y);
    const off = Math.hypot(at.x - target.x, at.y - target.y);
    if (off < NEAR && (!best || off < best.off)) best = { meant: { ...at, move: target.move }, off };
  }
  const ground = best ? undefined : meets(state, pixel, 0);
  return best?.meant ?? (ground && onScreen(layout.frame, ground.x, ground.y));
}

export function Space({ table, handle, size, onSize }: FrameProps<Plan>) {
  const { layout, seat, picked, offers, aimed, words, happening } = table;
  const view = table.view as View;
  const scene = useScene(view, happening);
  const section = useRef<HTMLElement>(null);
  const eye = useRef<EyeHandle>(null);
  const [root, setRoot] = useState<RootState>();
  const calm = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const targets = useMemo(
    () => (picked && seat !== undefined ? targetsOf(view, seat, layout, offers) : []),
    [view, seat, layout, offers, picked],
  );
  const target = picked && aimed !== undefined && seat !== undefined ? targetOf(view, seat, layout, aimed) : undefined;

  function locate(client: Point): Meant | undefined {
    const { left, top, width, height } = section.current!.getBoundingClientRect();
    const pixel = { x: client.x - left, y: client.y - top };
    if (!root || pixel.x < 0 || pixel.y < 0 || pixel.x > width || pixel.y > height) return undefined;
    return located(root, pixel, layout, targets);
  }

  useImperativeHandle(handle, () => ({
    locate,
    fit: () => eye.current?.fit(),
    zoom: (factor) => eye.current?.move((orbit) => nearer(orbit, factor)),
  }));
  // A place that is looked at in the list of places comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is meant
  useEffect(() => {
    if (!root || !target) return;
    const { x, y } = onGrid(layout.frame, target);
    const z = (target.level + 0.5) * THICK;
    const seen = to.set(x, y, z).project(root.camera);
    if (Math.abs(seen.x) > 1 || Math.abs(seen.y) > 1) eye.current?.move((orbit) => ({ ...orbit, x, y, z }));
  }, [aimed]);
  useEffect(() => movedBy((stand) => eye.current?.stand(stand)), []);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      onSize({ width, height });
    });
    observer.observe(section.current!);
    return () => observer.disconnect();
  }, [onSize]);

  const gestures = useGestures({
    section,
    eye,
    height: size.height,
    point: (client) => table.onAim(locate(client)?.move),
    press(client, byFinger) {
      const move = locate(client)?.move;
      if (move === undefined) return;
      // A finger covers what it points at: the first tap shows it, the second lays it.
      if (byFinger && move !== aimed) table.onAim(move);
      else table.onPlay(move);
    },
  });

  return (
    <section
      ref={section}
      className="viewport space"
      aria-label={words.web.towers.space3d}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      {...gestures}
    >
      <Stage size={size} onReady={setRoot}>
        <Lamp poses={scene.start} />
        <mesh args={[tableShape, shade]} receiveShadow />
        <Dominoes {...scene} />
        {targets.length > 0 && <Lit targets={targets} layout={layout} />}
        {target && <Ghost target={target} tile={picked!.tile} layout={layout} />}
        <Eye poses={scene.start} calm={calm} handle={eye} />
      </Stage>
      <Fetching words={words} />
    </section>
  );
}
