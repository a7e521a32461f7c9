/** The growing grid: dominoes, places for the picked one, and the groups that the player aims at or points at. */

import { Arriving } from '@boneyard/web/table/arrival.tsx';
import type { Extent, TableProps, XY } from '@boneyard/web/table/boards/board';
import { Ring } from '@boneyard/web/table/boards/ring.tsx';
import { type CellXY, cellUnder } from '@boneyard/web/table/layouts/grid';
import { PlainContext } from '@boneyard/web/table/ratedcontext';
import { byFinger, byMouse } from '@boneyard/web/table/taps';
import { type MouseEvent, type PointerEvent, useContext, useEffect, useMemo, useState } from 'react';
import { deadCells } from '../rules/dead';
import { examine } from '../rules/explain';
import { read } from '../rules/moves';
import type { View } from '../rules/position';
import { useAids } from './aids';
import { type BeadLayout, boxOf, covers, type GridDomino, type GridRun, middleOf, runOf, runsOf } from './layout';
import { Dead, Group, Numbers, Pill } from './marks';
import { aim, isTurnedSo, lyingBy } from './placements';
import { SecretChoice } from './secretchoice';
import { sumOf, worth } from './tablewords';
import { BeadDomino, BeadPaints } from './tile';

export type BeadTableProps = TableProps<View, BeadLayout>;

const nameOf = ({ at, way }: GridDomino) => `${at.x},${at.y}${way}`;

function outline(layout: BeadLayout, lying: GridDomino) {
  const { x, y, width, height } = boxOf(layout.frame, runOf(lying));
  return { x: x + 0.04, y: y + 0.04, width: width - 0.08, height: height - 0.08, rx: 0.16 };
}

/** Where the picked domino can go; brighter where it need not be turned. */
function Places({ view, layout, offers, picked, aimed }: BeadTableProps) {
  const plain = useContext(PlainContext);
  const places = new Map<string, { readonly lying: GridDomino; readonly turnedSo: boolean; readonly move: string }>();
  for (const move of offers) {
    const lying = lyingBy(move);
    if (!lying || !picked) continue;
    const before = places.get(nameOf(lying));
    const turnedSo = isTurnedSo(picked, lying);
    if (!before || turnedSo) places.set(nameOf(lying), { lying, turnedSo, move });
  }
  return [...places].map(([name, { lying, turnedSo, move }]) => {
    const { x, y } = middleOf(layout.frame, lying);
    return (
      <g key={name} className={turnedSo ? 'place' : 'place otherwise'}>
        <rect className="spot" {...outline(layout, lying)} />
        {!plain && aimed === undefined && (
          <text className="worth" x={x} y={y}>
            {worth(move, view)}
          </text>
        )}
      </g>
    );
  });
}

/** The placement that the player aims at: the domino, the groups it extends, and the score. */
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
function pointOf({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>, room: Extent): XY {
  const { left, top, width, height } = currentTarget.ownerSVGElement!.getBoundingClientRect();
  return { x: ((clientX - left) / width) * room.width, y: ((clientY - top) / height) * room.height };
}

export function BeadTable(props: BeadTableProps) {
  const { view, layout, seat, picked, aimed, unaided = false, lit: pointed, onAim, onPlay } = props;
  const { dead: wanted, listed, lit } = useAids();
  const dead = !useContext(PlainContext) && wanted;
  /** The cell that the player points at to read its groups. */
  const [looked, setLooked] = useState<CellXY>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at belongs to the position
  useEffect(() => setLooked(undefined), [view, picked === undefined]);
  const runs = useMemo(() => runsOf(layout.tiles), [layout]);
  const crossed = useMemo(() => (dead ? deadCells(view) : []), [dead, view]);
  const { tiles, frame, room } = layout;
  const arrives = view.log !== undefined && view.log.move >= 0;
  /** The last one that a player laid; the starting square is nobody's. */
  const newest = tiles.length > 2 ? tiles.at(-1) : undefined;
  const there = pointed === undefined ? undefined : lyingBy(pointed);
  const marked = there && tiles.find((tile) => nameOf(tile) === nameOf(there));

  const meant = (event: MouseEvent<SVGElement>) =>
    picked && seat !== undefined
      ? aim({ layout, view, seat, picked, point: pointOf(event, room), unaided })
      : undefined;
  const isShown = (move: string) => unaided || examine(view, read(move)!).breaks === undefined;

  function onPointerMove(event: PointerEvent<SVGElement>): void {
    // A finger aims by tapping: when it moves, it may be panning the board.
    if (event.pointerType === 'touch') return;
    if (picked) {
      const move = meant(event);
      onAim(move !== undefined && isShown(move) ? move : undefined);
    } else setLooked(cellUnder(frame, pointOf(event, room)));
  }

  function onClick(event: MouseEvent<SVGElement>): void {
    const move = meant(event);
    // The first tap shows what the second would do.
    if (!picked) setLooked(cellUnder(frame, pointOf(event, room)));
    else if (byFinger(event) && move !== aimed && (move === undefined || isShown(move))) onAim(move, true);
    else if (move !== undefined) onPlay(move);
  }

  function onPointerLeave(event: PointerEvent): void {
    if (!byMouse(event)) return;
    if (picked) onAim(undefined);
    setLooked(undefined);
  }

  const shown: readonly GridRun[] = lit ? [lit] : looked && !picked ? runs.filter((run) => covers(run, looked)) : [];
  return (
    <>
      <BeadPaints />
      {tiles.map((tile, order) => (
        <Arriving key={nameOf(tile)} order={order} of={arrives ? tiles.length : tiles.length + 1}>
          <BeadDomino first={tile.first} second={tile.second} way={tile.way} {...tile.middle} />
        </Arriving>
      ))}
      {newest && <Ring kind="newest" {...boxOf(frame, runOf(newest))} />}
      {marked && <Ring kind="lit" {...boxOf(frame, runOf(marked))} />}
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
      <SecretChoice {...props} />
    </>
  );
}
