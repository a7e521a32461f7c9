/** The table in 3D: one warm lamp, soft shadows, and dominoes that move as the physics computed. */

import { THICK } from '@boneyard/physics/construction';
import { writeDomino } from '@boneyard/rules/families/dominoes';
import type { Extent, FrameProps, Located, XY } from '@boneyard/web/table/boards/board';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Camera, DirectionalLight, Group, HemisphereLight, Mesh, Vector3 } from 'three';
import type { View } from '../../rules/position';
import { newCanvas, SpaceCanvas, useCanvas, useThing } from './canvas';
import { Eye, type EyeHandle } from './eye';
import { useScene } from './figures';
import { useGestures } from './gestures';
import { Dominoes } from './instances';
import { onGrid, onScreen, type TowerLayout } from './layout';
import { Ghost, Lit } from './lights';
import { LoadProgress } from './loadprogress';
import { Marker } from './marker';
import { boundsOf, nearer } from './orbit';
import { borderShape, matchTheme, rim, rimShape, shade, tableShape, top, topShape } from './paints';

import { type Target, targetOf, targetsOf, tileOf } from './places';
import { loseSpace, movedBy } from './viewmode';

/** How near to the middle of a place the pointer's ray must meet its level, in units. */
const NEAR = 0.75;

/** Ambient light, and one warm lamp with shadows. */
function newLamps() {
  const lamp = new DirectionalLight('#ffe1b0', 2.4);
  lamp.position.set(-5, -6, 15);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 3;
  lamp.shadow.camera.far = 60;
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.02;
  const lamps = new Group();
  lamps.add(new HemisphereLight('#fff6e6', '#6b7a70', 1.5), lamp, lamp.target);
  return Object.assign(lamps, { lamp, dispose: () => lamp.dispose() });
}

/** The lamp is above the middle of the construction, and its shadow map covers no more than that. */
function Lamps({ poses }: { readonly poses: Float32Array }) {
  const { invalidate } = useCanvas();
  const lamps = useThing(newLamps);
  useLayoutEffect(() => {
    const { least, most } = boundsOf(poses);
    const reach = 1 + Math.hypot(most[0] - least[0], most[1] - least[1], most[2]) / 2;
    const { camera } = lamps.lamp.shadow;
    lamps.position.set((least[0] + most[0]) / 2, (least[1] + most[1]) / 2, 0);
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach });
    camera.updateProjectionMatrix();
    invalidate();
  }, [lamps, poses, invalidate]);
  return undefined;
}

/** How much larger the table is than what stands on it, and how small it may be, in units. */
const BESIDE = 3;
const SMALLEST = 6;
const SLAB = 0.5;

/** A round table top with a rim, which shows the angle of the view; shadows fall on it and beyond. */
function newTable() {
  const shadows = new Mesh(tableShape, shade);
  shadows.receiveShadow = true;
  const [cloth, border, side] = [new Mesh(topShape, top), new Mesh(borderShape, rim), new Mesh(rimShape, rim)];
  for (const part of [cloth, border]) part.position.z = -0.02;
  side.position.z = -0.52;
  const round = new Group();
  round.add(cloth, border, side);
  const table = new Group();
  table.add(shadows, round);
  return Object.assign(table, { round });
}

function TableTop({ poses }: { readonly poses: Float32Array }) {
  const { invalidate } = useCanvas();
  const { round } = useThing(newTable);
  useLayoutEffect(() => {
    matchTheme();
    const { least, most } = boundsOf(poses);
    const radius = Math.max(SMALLEST, BESIDE + Math.hypot(most[0] - least[0], most[1] - least[1]) / 2);
    round.position.set((least[0] + most[0]) / 2, (least[1] + most[1]) / 2, 0);
    round.scale.set(radius, radius, SLAB);
    invalidate();
  }, [round, poses, invalidate]);
  return undefined;
}

const from = new Vector3();
const to = new Vector3();

interface Sight {
  readonly camera: Camera;
  readonly size: Extent;
}

/** Where the ray through a pixel meets a height above the table; undefined if it points away from it. */
function meets({ camera, size }: Sight, { x, y }: XY, height: number): XY | undefined {
  from.setFromMatrixPosition(camera.matrixWorld);
  to.set((x / size.width) * 2 - 1, 1 - (y / size.height) * 2, 0.5).unproject(camera);
  const down = to.z - from.z;
  const part = (height - from.z) / down;
  if (!(part > 0)) return undefined;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The place that a pixel means, otherwise the table under it, as a point of the plan. */
function located(sight: Sight, pixel: XY, layout: TowerLayout, targets: readonly Target[]): Located | undefined {
  let best: { readonly meant: Located; readonly off: number } | undefined;
  for (const target of targets) {
    const hit = meets(sight, pixel, (target.level + 0.5) * THICK);
    if (!hit) continue;
    const at = onScreen(layout.frame, hit.x, hit.y);
    const off = Math.hypot(at.x - target.x, at.y - target.y);
    if (off < NEAR && (!best || off < best.off)) best = { meant: { ...at, move: target.move }, off };
  }
  const ground = best ? undefined : meets(sight, pixel, 0);
  return best?.meant ?? (ground && onScreen(layout.frame, ground.x, ground.y));
}

export function Space({ table, overlay, handle, size, onSize, onMoved }: FrameProps<View, TowerLayout>) {
  const { view, layout, seat, picked, offers, aimed, lit, words, happening } = table;
  const scene = useScene(view, happening);
  const section = useRef<HTMLElement>(null);
  const eye = useRef<EyeHandle>(null);
  const [canvas] = useState(newCanvas);
  /** The whole window, and where the part that nothing lies over begins. */
  const [window, setWindow] = useState({ ...size, left: 0, top: 0 });
  const calm = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const targets = useMemo(
    () => (picked && seat !== undefined ? targetsOf(view, seat, layout, offers) : []),
    [view, seat, layout, offers, picked],
  );
  const target = useMemo(
    () => (picked && aimed !== undefined && seat !== undefined ? targetOf(view, seat, layout, aimed) : undefined),
    [view, seat, layout, aimed, picked],
  );

  const last = scene.figures.length - 1;
  const pointed = lit === undefined ? undefined : tileOf(lit);
  const marked = scene.figures.findIndex(({ domino }) => writeDomino(domino) === pointed);

  function locate(client: XY): Located | undefined {
    const { left, top, width, height } = section.current!.getBoundingClientRect();
    const pixel = { x: client.x - left, y: client.y - top };
    if (pixel.x < 0 || pixel.y < 0 || pixel.x > width || pixel.y > height) return undefined;
    return located({ camera: canvas.camera, size: window }, pixel, layout, targets);
  }

  useImperativeHandle(handle, () => ({
    locate,
    fit: () => eye.current?.fit(),
    zoom: (factor) => eye.current?.move((orbit) => nearer(orbit, factor)),
  }));
  // The camera moves to a place outside the view that the player points at in the list of places.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is meant
  useEffect(() => {
    if (!target) return;
    const { x, y } = onGrid(layout.frame, target);
    const z = (target.level + 0.5) * THICK;
    const seen = to.set(x, y, z).project(canvas.camera);
    if (Math.abs(seen.x) > 1 || Math.abs(seen.y) > 1) eye.current?.move((orbit) => ({ ...orbit, x, y, z }));
  }, [aimed]);
  useEffect(() => movedBy((stand) => eye.current?.stand(stand)), []);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { x, y, width, height } = entry!.contentRect;
      const { clientWidth, clientHeight } = entry!.target;
      setWindow({ width: clientWidth, height: clientHeight, left: x, top: y });
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
      // A finger hides the place: the first tap aims, the second one lays.
      if (byFinger && move !== aimed) table.onAim(move, true);
      else table.onPlay(move);
    },
  });

  return (
    <section
      ref={section}
      className="viewport space"
      aria-label={words.games.magnetic.table.page.space3d}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      {...gestures}
    >
      <SpaceCanvas canvas={canvas} size={size} window={window} onLost={loseSpace}>
        <Lamps poses={scene.start} />
        <TableTop poses={scene.start} />
        <Dominoes {...scene} />
        {targets.length > 0 && <Lit key={picked!.tile} targets={targets} tile={picked!.tile} layout={layout} />}
        {target && <Ghost target={target} tile={picked!.tile} layout={layout} />}
        {!happening && last >= 0 && <Marker kind="newest" index={last} poses={scene.poses} size={size} />}
        {!happening && marked >= 0 && <Marker kind="lit" index={marked} poses={scene.poses} size={size} />}
        <Eye
          poses={scene.start}
          aspect={size.width / Math.max(1, size.height)}
          calm={calm}
          handle={eye}
          onMoved={onMoved}
        />
      </SpaceCanvas>
      <LoadProgress words={words} />
      {/* Of what is drawn over the plan, only the points that fly from hands are seen here. */}
      <svg className="hidden" aria-hidden="true">
        {overlay}
      </svg>
    </section>
  );
}
