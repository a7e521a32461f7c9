/** A dock over the sample board, for tests of picking and dragging. */

import type { Common } from '@boneyard/rules/game';
import { useRef } from 'react';
import { vi } from 'vitest';
import type { Board, BoardLayout, XY } from '../table/boards/board';
import { Choices, Dock } from '../table/dock';
import type { HandTile } from '../table/hand';
import { type Reach, usePicking } from '../table/pick';
import type { ViewportHandle } from '../table/viewport';
import { sampleBoard } from './sampleboard';

const TILES: readonly HandTile[] = [
  { tile: 'A', index: 0, playable: true },
  { tile: 'A', index: 1, playable: true },
  { tile: 'B', index: 0, playable: false },
];
const LEGAL: readonly string[] = ['A@left', 'A@right', 'pass'];

/** The window is a hundred pixels to the right, and ends on the right at 300. */
const OFFSET = 100;
const locate = ({ x, y }: XY) => (x < OFFSET || x > 300 ? undefined : { x: x - OFFSET, y });
const handle: ViewportHandle = { locate, fit: () => {}, zoom: () => {} };
export const LAYOUT: BoardLayout = { room: { width: 200, height: 200 } };
const VIEW: Common = {
  table: { players: 2, options: {} },
  round: 0,
  scores: [0, 0],
  held: [3, 3],
  left: 0,
  ply: 0,
  log: undefined,
};

/** What the table was asked to do. */
export function newCalls() {
  return {
    play: vi.fn<Reach['play']>(),
    refusePick: vi.fn<Reach['refusePick']>(),
    refuseDrop: vi.fn<Reach['refuseDrop']>(),
    onAct: vi.fn<NonNullable<Reach['onAct']>>(),
  };
}

interface Props {
  readonly calls: ReturnType<typeof newCalls>;
  readonly board?: Board;
  readonly seat?: number | undefined;
  readonly moment?: unknown;
  readonly unaided?: boolean;
  readonly legal?: readonly string[];
  readonly letters?: Readonly<Record<string, string>>;
}

export function PickingTable(props: Props) {
  const { calls, board = sampleBoard, moment, unaided = false } = props;
  const seat = 'seat' in props ? props.seat : 0;
  const viewport = useRef<ViewportHandle>(handle);
  const dock = useRef<HTMLElement>(null);
  const legal = seat === undefined ? [] : (props.legal ?? LEGAL);
  const table = { layout: LAYOUT, view: VIEW };
  const picking = usePicking({ board, ...table, seat, legal, unaided, viewport, moment, ...calls });
  return (
    <Dock
      place={dock}
      board={board}
      picking={picking}
      said=""
      hand={{ seat: 0, tiles: TILES, label: 'Hand', marks: true, fresh: [] }}
    >
      <Choices
        board={board}
        picking={picking}
        main
        trying={unaided ? table : undefined}
        drawn={{ view: VIEW, seat: 0 }}
        letters={props.letters}
        textOf={(move) => move}
        onDo={calls.play}
      />
      <button type="button" onClick={() => picking.show('A@right')}>
        Hint
      </button>
    </Dock>
  );
}
