/** What one holds between the fingers: picked by click, key or drag, aimed at a place, and laid or put back. */

import type { Common, Seat } from '@boneyard/rules/game';
import { type RefObject, useEffect, useState } from 'react';
import type { Board, Layout, LetGo, Picked, Point } from '../boards/board';
import { sound } from '../sounds';
import { type Before, useDragging } from './dragging';
import type { HandTile } from './hand';
import type { ViewportHandle } from './viewport';

/** The table as a hand finds it. */
export interface Reach {
  readonly board: Board;
  readonly layout: Layout;
  readonly view: Common;
  /** Who picks; undefined when it is not a person's turn. */
  readonly seat: Seat | undefined;
  readonly legal: readonly string[];
  readonly viewport: RefObject<ViewportHandle | null>;
  /** Anything that makes what was picked a thing of the past. */
  readonly moment: unknown;
  play(move: string, letGo?: LetGo): void;
  /** Says why a tile cannot be picked. */
  refusePick(tile: HandTile): void;
  refuseDrop(): void;
}

export interface Picking {
  readonly picked: Picked | undefined;
  readonly aimed: string | undefined;
  /** The tile was picked by a key, so the focus should follow. */
  readonly byKey: boolean;
  /** What may be done with the picked tile. */
  readonly offers: readonly string[];
  readonly dragging: ReturnType<typeof useDragging<HandTile>>;
  pick(tile: HandTile, byKey: boolean): void;
  /** Shows a move without making it. */
  show(move: string): void;
  aim(move: string | undefined): void;
  turn(by: number): void;
  putBack(): void;
}

export function usePicking(reach: Reach): Picking {
  const { board, layout, view, seat, legal, viewport, moment } = reach;
  const [picked, setPicked] = useState<Picked>();
  const [aimed, setAimed] = useState<string>();
  const [byKey, setByKey] = useState(false);

  function putBack(): void {
    setPicked(undefined);
    setAimed(undefined);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was picked belongs to the moment it was picked in
  useEffect(putBack, [moment]);

  function aim(move: string | undefined): void {
    setAimed(move);
    const turned = move === undefined ? undefined : board.turnOf?.(move);
    if (turned !== undefined) setPicked((before) => before && { ...before, turn: turned });
  }

  function turn(by: number): void {
    setPicked((before) => before && { ...before, turn: (before.turn + by + board.turns) % board.turns });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` only needs to know how many turns there are
  useEffect(() => {
    if (!picked || board.turns === 1) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey) return;
      turn(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [picked === undefined, board]);

  function take({ tile, index, playable }: HandTile, key: boolean): boolean {
    if (seat === undefined || !playable) {
      reach.refusePick({ tile, index, playable });
      return false;
    }
    sound('pick');
    setByKey(key);
    setPicked((before) => (before?.tile === tile && before.index === index ? before : { tile, index, turn: 0 }));
    return true;
  }

  function meant({ tile, index }: HandTile, point: Point): string | undefined {
    const spot = viewport.current?.locate(point);
    if (!spot || seat === undefined) return undefined;
    return board.aim({ layout, view, seat, picked: { tile, index, turn: picked?.turn ?? 0 }, point: spot });
  }

  /** How fast a tile went when it was let go, in units a second. */
  function speedTo(spot: Point, { at, seconds }: Before): Point {
    const from = viewport.current?.locate(at) ?? spot;
    return { x: (spot.x - from.x) / seconds, y: (spot.y - from.y) / seconds };
  }

  const dragging = useDragging<HandTile>({
    start: (tile) => take(tile, false),
    over(tile, point) {
      const move = meant(tile, point);
      aim(move !== undefined && legal.includes(move) ? move : undefined);
    },
    drop(tile, point, before) {
      const move = meant(tile, point);
      const spot = viewport.current?.locate(point);
      if (move !== undefined && spot) reach.play(move, { layout, point: spot, speed: speedTo(spot, before) });
      else if (spot) reach.refuseDrop();
      putBack();
    },
    cancel: putBack,
  });

  return {
    picked,
    aimed,
    byKey,
    offers: picked ? legal.filter((move) => board.tileOf(move) === picked.tile) : [],
    dragging,
    pick(tile, key) {
      if (dragging.swallows()) return;
      if (picked?.tile !== tile.tile || picked.index !== tile.index) take(tile, key);
      else if (board.turns > 1) turn(1);
      else putBack();
    },
    show(move) {
      const tile = board.tileOf(move);
      setByKey(false);
      setPicked(tile === undefined ? undefined : { tile, index: 0, turn: 0 });
      aim(move);
    },
    aim,
    turn,
    putBack,
  };
}
