/** A construction from above, with the numbers of its levels, dashes around hanging halves, and its balance. */

import { POSE } from '@boneyard/physics/construction';
import { readDomino, writeDomino } from '@boneyard/rules/families/dominoes';
import { isOver, knocks, poseAt } from '@boneyard/web/play/physicsanimation';
import { Arriving } from '@boneyard/web/table/arrival.tsx';
import type { TableProps, XY } from '@boneyard/web/table/boards/board';
import { Domino } from '@boneyard/web/table/boards/domino.tsx';
import { Ring } from '@boneyard/web/table/boards/ring.tsx';
import { byFinger, byMouse } from '@boneyard/web/table/taps';
import { sound } from '@boneyard/web/ui/sounds';
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { View } from '../../rules/position';
import { plasticOf } from '../plastics';
import { type TowerFigure, type TowerScene, useScene } from './figures';
import { type Half, lyingAt, onScreen, type TowerDomino, type TowerLayout } from './layout';
import { nearest, type Target, targetOf, targetsOf, tileOf } from './places';

/** A pose on the plan: its middle, and its turn about the vertical axis. */
function transformOf({ frame }: TowerLayout, poses: Float32Array, index: number): string {
  const at = index * POSE;
  const { x, y } = onScreen(frame, poses[at]!, poses[at + 1]!);
  const turn = (Math.atan2(poses[at + 5]!, poses[at + 6]!) * -360) / Math.PI;
  return `translate(${x.toFixed(4)} ${y.toFixed(4)}) rotate(${turn.toFixed(3)})`;
}

/** Moves the dominoes frame by frame, without rendering anything again. */
function useFilm({ film, from }: TowerScene, layout: TowerLayout, drawn: readonly (SVGGElement | null)[]): void {
  useEffect(() => {
    if (!film) return;
    const began = performance.now();
    const poses = new Float32Array(drawn.length * POSE);
    const heard = knocks(film, drawn.length);
    let before = -1;
    let request = requestAnimationFrame(function show(now) {
      const picture = poseAt(film, drawn.length, now - began, poses, from);
      while (before < picture) if (heard[++before]) sound('tumble');
      for (const [i, figure] of drawn.entries()) figure?.setAttribute('transform', transformOf(layout, poses, i));
      if (!isOver(film, drawn.length, picture)) request = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(request);
  }, [film, from, layout, drawn]);
}

/** Dashes around a half that hangs. */
function Hanging({ half, from }: { readonly half: Half; readonly from: XY }) {
  return (
    <rect className="hangs" x={half.x - from.x - 0.41} y={half.y - from.y - 0.41} width={0.82} height={0.82} rx={0.1} />
  );
}

/** The number of the level: between the halves if both are visible, otherwise on the visible half. */
function Level({ lying: { x, y, level, halves } }: { readonly lying: TowerDomino }) {
  const [seen, other] = halves[0].top ? halves : [halves[1], halves[0]];
  if (level === 0 || !seen.top) return undefined;
  const shift = other.top ? 0 : 0.44;
  return (
    <g transform={`translate(${(seen.x - x) * shift} ${(seen.y - y) * shift})`} className="level">
      <circle r={0.2} />
      <text y={0.11}>{level}</text>
    </g>
  );
}

interface PieceProps {
  readonly figure: TowerFigure;
  readonly lying: TowerDomino;
  readonly transform: string;
  readonly alone: boolean;
  hold(element: SVGGElement | null): void;
}

/** A domino around its middle, with a shadow that grows with its height. */
function Piece({ figure: { domino, first, second }, lying, transform, alone, hold }: PieceProps) {
  const { x, y, turn, level, halves } = lying;
  const upright = turn !== 0;
  const far = 0.05 + level * 0.045;
  const piece = (
    <g ref={hold} transform={transform} className="standing">
      <rect
        className="height"
        x={(upright ? -0.5 : -1) + 0.05 + far * 0.6}
        y={(upright ? -1 : -0.5) + 0.05 + far}
        width={upright ? 0.9 : 1.9}
        height={upright ? 1.9 : 0.9}
        rx={0.16}
      />
      <Domino first={first} second={second} x={0} y={0} turn={turn} plastic={plasticOf(domino)} />
      {halves.map(
        (half) => half.hangs && half.top && <Hanging key={`${half.x} ${half.y}`} half={half} from={{ x, y }} />,
      )}
      <Level lying={lying} />
    </g>
  );
  // Dropped dominoes have a motion from the physics; only the very first one flies in from its seat.
  return (
    <Arriving order={0} of={alone ? 1 : 2}>
      {piece}
    </Arriving>
  );
}

function Balance({ balance }: { readonly balance: NonNullable<TowerLayout['balance']> }) {
  const { centre, support } = balance;
  return (
    <g className="balance">
      <polygon points={support.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <g transform={`translate(${centre.x} ${centre.y})`}>
        <circle r={0.13} />
        <path d="M-0.24 0H0.24M0 -0.24V0.24" />
      </g>
    </g>
  );
}

/** How the picked domino would lie: which half meets its number, and which hangs. */
function Ghost({ target, tile }: { readonly target: Target; readonly tile: number }) {
  const { x, y, turn, level, halves, meets } = target;
  return (
    <g className="trial">
      <g className="ghost">
        <Domino first={halves[0].number} second={halves[1].number} x={x} y={y} turn={turn} plastic={plasticOf(tile)} />
      </g>
      {halves.map((half, i) =>
        meets[i] !== undefined ? (
          <circle key={`${half.x} ${half.y}`} className="meets" cx={half.x} cy={half.y} r={0.45} />
        ) : (
          half.hangs && <Hanging key={`${half.x} ${half.y}`} half={half} from={{ x: 0, y: 0 }} />
        ),
      )}
      <g transform={`translate(${x} ${y})`} className="level">
        <circle r={0.2} />
        <text y={0.11}>{level}</text>
      </g>
    </g>
  );
}

/** Places overlap, so the one whose middle is nearest is meant. With a finger, the first tap aims and the second one lays. */
function Places({ view, layout, seat, offers, aimed, onAim, onPlay }: TableProps<View, TowerLayout>) {
  const targets = useMemo(
    () => (seat === undefined ? [] : targetsOf(view, seat, layout, offers)),
    [view, seat, layout, offers],
  );
  function under(event: MouseEvent<SVGRectElement>): Target | undefined {
    const box = event.currentTarget.getBoundingClientRect();
    return nearest(targets, {
      x: ((event.clientX - box.x) / box.width) * layout.room.width,
      y: ((event.clientY - box.y) / box.height) * layout.room.height,
    });
  }
  function press(event: MouseEvent<SVGRectElement>): void {
    const target = under(event);
    if (!target) return;
    if (byFinger(event) && aimed !== target.move) onAim(target.move, true);
    else onPlay(target.move);
  }
  return (
    <>
      {targets.map(({ move, x, y, turn }) => (
        <g key={move} className={move === aimed ? 'place aimed' : 'place'}>
          <rect
            className="spot"
            x={x - (turn === 0 ? 0.95 : 0.45)}
            y={y - (turn === 0 ? 0.45 : 0.95)}
            width={turn === 0 ? 1.9 : 0.9}
            height={turn === 0 ? 0.9 : 1.9}
            rx={0.14}
          />
        </g>
      ))}
      {targets.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the same places are buttons in the dock
        <rect
          className="over"
          width={layout.room.width}
          height={layout.room.height}
          onPointerMove={(event: PointerEvent<SVGRectElement>) => {
            if (event.pointerType !== 'touch') onAim(under(event)?.move);
          }}
          onPointerLeave={(event) => byMouse(event) && onAim(undefined)}
          onClick={press}
        />
      )}
    </>
  );
}

export function PlanTable(props: TableProps<View, TowerLayout>) {
  const { view, layout, seat, picked, aimed, lit, happening } = props;
  const scene = useScene(view, happening);
  const { figures, poses } = scene;
  const drawn = useRef<(SVGGElement | null)[]>([]);
  drawn.current.length = figures.length;
  useFilm(scene, layout, drawn.current);
  const { laid } = view.construction;
  const lying = figures.map(({ place, level }, i) => layout.dominoes[i] ?? lyingAt(layout.frame, laid, place, level));
  const upwards = figures.map((_, i) => i).sort((a, b) => lying[a]!.level - lying[b]!.level || a - b);
  const boxOf = ({ x, y, turn }: TowerDomino) =>
    turn === 0 ? { x: x - 1, y: y - 0.5, width: 2, height: 1 } : { x: x - 0.5, y: y - 1, width: 1, height: 2 };
  const newest = happening ? undefined : lying.at(-1);
  const pointed = lit === undefined ? undefined : tileOf(lit);
  const marked = figures.findIndex(({ domino }) => writeDomino(domino) === pointed);
  const target = picked && aimed !== undefined && seat !== undefined ? targetOf(view, seat, layout, aimed) : undefined;
  return (
    <g className="plan">
      {upwards.map((i) => (
        <Piece
          key={figures[i]!.domino}
          alone={figures.length === 1}
          figure={figures[i]!}
          lying={lying[i]!}
          transform={transformOf(layout, poses, i)}
          hold={(element) => {
            drawn.current[i] = element;
          }}
        />
      ))}
      {newest && <Ring kind="newest" {...boxOf(newest)} />}
      {lying[marked] && <Ring kind="lit" {...boxOf(lying[marked])} />}
      {!happening && layout.ends.map(({ x, y }) => <circle key={`${x} ${y}`} className="end" cx={x} cy={y} r={0.44} />)}
      {!happening && !picked && layout.balance && layout.dominoes.length > 1 && <Balance balance={layout.balance} />}
      {picked && <Places key={picked.tile} {...props} />}
      {target && <Ghost target={target} tile={readDomino(picked!.tile)!} />}
    </g>
  );
}
