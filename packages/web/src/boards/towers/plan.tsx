/** A construction as a plan: seen from above, with numbers for its levels, dashes where it hangs, and its balance. */

import { POSE } from '@boneyard/physics/construction';
import { readDomino } from '@boneyard/rules/families/dominoes';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Half, type Lying, lyingAt, onScreen, type Plan } from '../../layouts/plan';
import { isOver, knocks, poseAt } from '../../play/physicsfilm';
import { sound } from '../../sounds';
import { Arriving } from '../../table/arriving';
import type { Point, TableProps } from '../board';
import { Domino } from '../domino';
import { plasticOf } from '../plastics';
import { type Figure, type Scene, useScene } from './figures';
import { nearest, type Target, targetOf, targetsOf } from './places';

/** Where a pose is on the plan: its middle, and its turn about the upright axis. */
function transformOf({ frame }: Plan, poses: Float32Array, index: number): string {
  const at = index * POSE;
  const { x, y } = onScreen(frame, poses[at]!, poses[at + 1]!);
  const turn = (Math.atan2(poses[at + 5]!, poses[at + 6]!) * -360) / Math.PI;
  return `translate(${x.toFixed(4)} ${y.toFixed(4)}) rotate(${turn.toFixed(3)})`;
}

/** Moves what is drawn from picture to picture, without drawing anything anew. */
function useFilm({ film, from }: Scene, layout: Plan, drawn: readonly (SVGGElement | null)[]): void {
  useEffect(() => {
    if (!film) return;
    const began = performance.now();
    const poses = new Float32Array(drawn.length * POSE);
    const heard = knocks(film, drawn.length);
    let before = -1;
    let request = requestAnimationFrame(function show(now) {
      const picture = poseAt(film, drawn.length, now - began, poses, from);
      while (before < picture) if (heard[++before]) sound('knock');
      for (const [i, figure] of drawn.entries()) figure?.setAttribute('transform', transformOf(layout, poses, i));
      if (!isOver(film, drawn.length, picture)) request = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(request);
  }, [film, from, layout, drawn]);
}

/** Dashes around a half that hangs. */
function Hanging({ half, from }: { readonly half: Half; readonly from: Point }) {
  return (
    <rect className="hangs" x={half.x - from.x - 0.41} y={half.y - from.y - 0.41} width={0.82} height={0.82} rx={0.1} />
  );
}

/** The level, between the halves where both are seen, else beside that on the half that is. */
function Level({ lying: { x, y, level, halves } }: { readonly lying: Lying }) {
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
  readonly figure: Figure;
  readonly lying: Lying;
  readonly transform: string;
  readonly alone: boolean;
  hold(element: SVGGElement | null): void;
}

/** A domino around its middle, with a shade that grows with its height. */
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
  // What falls into place has its own motion; only the first domino of all simply comes from its seat.
  return (
    <Arriving order={0} of={alone ? 1 : 2}>
      {piece}
    </Arriving>
  );
}

function Balance({ balance }: { readonly balance: NonNullable<Plan['balance']> }) {
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

interface PlacesProps extends TableProps<Plan> {
  readonly view: View;
}

/** All places lie over each other, so the one whose middle is nearest is meant. A finger shows it first and then takes it. */
function Places({ view, layout, seat, offers, aimed, onAim, onPlay }: PlacesProps) {
  const [tapped, setTapped] = useState<string>();
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
    const byFinger = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (byFinger && tapped !== target.move) {
      setTapped(target.move);
      onAim(target.move);
    } else onPlay(target.move);
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
          onPointerLeave={(event) => event.pointerType !== 'touch' && onAim(undefined)}
          onClick={press}
        />
      )}
    </>
  );
}

export function PlanTable(props: TableProps<Plan>) {
  const { layout, seat, picked, aimed, happening } = props;
  const view = props.view as View;
  const scene = useScene(view, happening);
  const { figures, poses } = scene;
  const drawn = useRef<(SVGGElement | null)[]>([]);
  drawn.current.length = figures.length;
  useFilm(scene, layout, drawn.current);
  const { laid } = view.construction;
  const lying = figures.map(({ place, level }, i) => layout.dominoes[i] ?? lyingAt(layout.frame, laid, place, level));
  const upwards = figures.map((_, i) => i).sort((a, b) => lying[a]!.level - lying[b]!.level || a - b);
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
      {!happening && layout.ends.map(({ x, y }) => <circle key={`${x} ${y}`} className="end" cx={x} cy={y} r={0.44} />)}
      {!happening && !picked && layout.balance && layout.dominoes.length > 1 && <Balance balance={layout.balance} />}
      {picked && <Places key={picked.tile} {...props} view={view} />}
      {target && <Ghost target={target} tile={readDomino(picked!.tile)!} />}
    </g>
  );
}
