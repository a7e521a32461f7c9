/** The growing grid: dominoes, places for the picked one, and the groups that a placement or a look brings out. */

import { closedCells } from '@boneyard/rules/games/bead/closed';
import { examine } from '@boneyard/rules/games/bead/explain';
import { read } from '@boneyard/rules/games/bead/moves';
import type { View } from '@boneyard/rules/games/bead/position';
import { type MouseEvent, type PointerEvent, useContext, useEffect, useMemo, useState } from 'react';
import { type BeadLayout, boxOf, covers, type Lying, middleOf, type Run, runOf, runsOf } from '../../layouts/bead';
import { cellUnder, type Spot } from '../../layouts/grid';
import { Arriving } from '../../table/arriving';
import { PlainContext } from '../../table/plain';
import type { Point, Size, TableProps } from '../board';
import { useAids } from './aids';
import { Choosing } from './choosing';
import { Dead, Group, Numbers, Pill } from './marks';
import { aim, isTurnedSo, lyingBy } from './placing';
import { sumOf } from './telling';
import { BeadDomino, BeadPaints } from './tile';

export type BeadTableProps = TableProps<BeadLayout>;

const nameOf = ({ at, way }: Lying) => `${at.x},${at.y}${way}`;

function outline(layout: BeadLayout, lying: Lying) {
  const { x, y, width, height } = boxOf(layout.frame, runOf(lying));
  return { x: x + 0.04, y: y + 0.04, width: width - 0.08, height: height - 0.08, rx: 0.16 };
}

/** Where the picked domino may lie; each place once, brighter where it would lie as it is turned. */
function Places({ layout, offers, picked }: BeadTableProps) {
  const places = new Map<string, { readonly lying: Lying; readonly turnedSo: boolean }>();
  for (const move of offers) {
    const lying = lyingBy(move);
    if (!lying || !picked) continue;
    const turnedSo = isTurnedSo(picked, lying) || places.get(nameOf(lying))?.turnedSo === true;
    places.set(nameOf(lying), { lying, turnedSo });
  }
  return [...places].map(([name, { lying, turnedSo }]) => (
    <g key={name} className={turnedSo ? 'place' : 'place otherwise'}>
      <rect className="spot" {...outline(layout, lying)} />
    </g>
  ));
}

/** The placement that the player looks at: the domino, the groups it extends, and what they bring. */
function Aimed({ layout, view, move }: { readonly layout: BeadLayout; readonly view: View; readonly move: string }) {
  const plain = useContext(PlainContext);
  const lying = lyingBy(move);
  if (!lying) return undefined;
  const placement = read(move)!;
  const middle = middleOf(layout.frame, lying);
  const { groups, breaks } = examine(view, placement);
  const told = !plain && breaks === undefined;
  return (
    <>
      <g className="place aimed">
        <rect className="spot" {...outline(layout, lying)} />
        <g className="ghost">
          <BeadDomino {...lying} {...middle} />
        </g>
      </g>
      {!plain &&
        groups.map((run) => (
          <Group key={`${run.line} ${run.from.x},${run.from.y}`} layout={layout} run={run} grown={middle} />
        ))}
      {told && <Pill layout={layout} box={boxOf(layout.frame, runOf(lying))} text={sumOf(view, placement)} />}
    </>
  );
}

/** Where a pointer is, in units of the room. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>, room: Size): Point {
  const { left, top, width, height } = currentTarget.ownerSVGElement!.getBoundingClientRect();
  return { x: ((clientX - left) / width) * room.width, y: ((clientY - top) / height) * room.height };
}

export function BeadTable(props: BeadTableProps) {
  const { view: common, layout, seat, picked, aimed, onAim, onPlay } = props;
  const view = common as View;
  const { dead: wanted, listed, lit } = useAids();
  const dead = !useContext(PlainContext) && wanted;
  /** The cell that the player points at to read its groups. */
  const [looked, setLooked] = useState<Spot>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at belongs to the position
  useEffect(() => setLooked(undefined), [view, picked === undefined]);
  const runs = useMemo(() => runsOf(layout.tiles), [layout]);
  const crossed = useMemo(() => (dead ? closedCells(view) : []), [dead, view]);
  const { tiles, frame, room } = layout;
  const newest = view.log !== undefined && view.log.move >= 0 ? tiles.at(-1) : undefined;

  const meant = (event: MouseEvent<SVGElement>) =>
    picked && seat !== undefined ? aim({ layout, view, seat, picked, point: pointOf(event, room) }) : undefined;
  const isLegal = (move: string) => examine(view, read(move)!).breaks === undefined;

  function onPointerMove(event: PointerEvent<SVGElement>): void {
    // A finger aims by a tap: it may be on its way to move the board.
    if (event.pointerType === 'touch') return;
    if (picked) {
      const move = meant(event);
      onAim(move !== undefined && isLegal(move) ? move : undefined);
    } else setLooked(cellUnder(frame, pointOf(event, room)));
  }

  function onClick(event: MouseEvent<SVGElement>): void {
    const byTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    const move = meant(event);
    // The first tap shows what the second would do.
    if (!picked) setLooked(cellUnder(frame, pointOf(event, room)));
    else if (byTouch && move !== aimed && (move === undefined || isLegal(move))) onAim(move);
    else if (move !== undefined) onPlay(move);
  }

  function onPointerLeave({ pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return;
    if (picked) onAim(undefined);
    setLooked(undefined);
  }

  const shown: readonly Run[] = lit ? [lit] : looked && !picked ? runs.filter((run) => covers(run, looked)) : [];
  return (
    <>
      <BeadPaints />
      {tiles.map((tile, order) => (
        <Arriving key={nameOf(tile)} order={order} of={newest ? tiles.length : tiles.length + 1}>
          <BeadDomino first={tile.first} second={tile.second} way={tile.way} {...tile.middle} />
        </Arriving>
      ))}
      {newest && (
        <g className="newest">
          <rect className="spot" {...outline(layout, newest)} />
        </g>
      )}
      {crossed.map((cell) => (
        <Dead key={`${cell.x},${cell.y}`} layout={layout} cell={cell} />
      ))}
      {(picked || listed) && view.square && <Numbers layout={layout} />}
      <Places {...props} />
      {shown.map((run) => (
        <Group key={`${run.line} ${run.from.x},${run.from.y}`} layout={layout} run={run} />
      ))}
      {aimed !== undefined && <Aimed layout={layout} view={view} move={aimed} />}
      {view.square && (
        // biome-ignore lint/a11y/noStaticElementInteractions: places are buttons in the dock, groups are in their list
        <rect
          className={picked ? 'ground aiming' : 'ground'}
          {...room}
          onPointerMove={onPointerMove}
          onPointerLeave={onPointerLeave}
          onClick={onClick}
        />
      )}
      <Choosing {...props} />
    </>
  );
}
