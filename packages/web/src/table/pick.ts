/** The tile that the player has picked: by click, key or drag, aimed at a place, then laid or put back. */

import type { Common, Seat } from '@boneyard/rules/game';
import { type RefObject, useEffect, useState } from 'react';
import { settings } from '../app/settings';
import { sound } from '../ui/sounds';
import type { Board, BoardLayout, LetGo, Picked, Way, XY } from './boards/board';
import { type Before, useDragging } from './drag';
import type { HandTile } from './hand';
import { readOffer } from './offers';
import type { ViewportHandle } from './viewport';

/** What picking needs to know of the table. */
export interface Reach {
  readonly board: Board;
  readonly layout: BoardLayout;
  readonly view: Common;
  /** Who picks; undefined if it is nobody's turn here. */
  readonly seat: Seat | undefined;
  readonly legal: readonly string[];
  /** The player has to find out what fits: a tile may be held over any place. */
  readonly unaided: boolean;
  readonly viewport: RefObject<ViewportHandle | null>;
  /** When it changes, the picked tile is put back. */
  readonly moment: unknown;
  play(offer: string, letGo?: LetGo): void;
  /** The player does something with a tile: what was refused before is out of date. */
  onAct?(): void;
  /** A tile was picked that cannot be played. */
  refusePick(tile: HandTile): void;
  /** A tile was dropped on the table where no place is near. */
  refuseDrop(): void;
}

export interface Picking {
  readonly picked: Picked | undefined;
  readonly aimed: string | undefined;
  /** A finger has aimed: the next tap on the same place lays the tile. */
  readonly tapped: boolean;
  /** The tile was picked by a key, so the focus moves to its choices. */
  readonly byKey: boolean;
  /** The legal ways to lay the picked tile. */
  readonly offers: readonly string[];
  /** What to choose from: the offers or, while no tile is picked, the moves that lay none. */
  readonly choices: readonly Way[];
  readonly dragging: ReturnType<typeof useDragging<HandTile>>;
  pick(tile: HandTile, byKey: boolean): void;
  /** Shows a move without making it. */
  show(move: string): void;
  aim(move: string | undefined, byFinger?: boolean): void;
  turn(by: number): void;
  putBack(): void;
}

export function usePicking(reach: Reach): Picking {
  const { board, layout, view, seat, legal, unaided, viewport, moment } = reach;
  const [picked, setPicked] = useState<Picked>();
  const [aimed, setAimed] = useState<string>();
  const [tapped, setTapped] = useState(false);
  const [byKey, setByKey] = useState(false);
  const waysOf = (move: string): readonly Way[] => board.ways?.(move, layout) ?? [{ offer: move, aside: false }];
  const waysWith = (tile: string | undefined) => legal.filter((move) => board.tileOf(move) === tile).flatMap(waysOf);

  function putBack(): void {
    setPicked(undefined);
    setAimed(undefined);
    setTapped(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was picked belongs to the moment it was picked in
  useEffect(putBack, [moment]);

  function cancel(): void {
    reach.onAct?.();
    putBack();
  }

  function aim(move: string | undefined, byFinger = false): void {
    if (byFinger) reach.onAct?.();
    setAimed(move);
    setTapped(byFinger && move !== undefined);
    const turned = move === undefined ? undefined : board.turnOf?.(move);
    if (turned !== undefined) setPicked((before) => before && { ...before, turn: turned });
  }

  function turn(by: number): void {
    reach.onAct?.();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `cancel` is the same for every picked tile
  useEffect(() => {
    if (!picked) return;
    const listen = (event: KeyboardEvent) => {
      // In a dialog, Escape closes the dialog.
      const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) cancel();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [picked === undefined]);

  function take({ tile, index, playable }: HandTile, key: boolean): boolean {
    if (seat === undefined || !playable) {
      reach.refusePick({ tile, index, playable });
      return false;
    }
    sound('pick');
    reach.onAct?.();
    setByKey(key);
    setPicked((before) => (before?.tile === tile && before.index === index ? before : { tile, index, turn: 0 }));
    return true;
  }

  function meant({ tile, index }: HandTile, point: XY): string | undefined {
    const spot = viewport.current?.locate(point);
    if (!spot || seat === undefined) return undefined;
    const held = { tile, index, turn: picked?.turn ?? 0 };
    return board.aim({ layout, view, seat, picked: held, point: spot, unaided });
  }

  /** How fast a tile moved when it was dropped, in units a second. */
  function speedTo(spot: XY, { at, seconds }: Before): XY {
    const from = viewport.current?.locate(at) ?? spot;
    return { x: (spot.x - from.x) / seconds, y: (spot.y - from.y) / seconds };
  }

  const dragging = useDragging<HandTile>({
    start: (tile) => take(tile, false),
    over(tile, point) {
      const move = meant(tile, point);
      aim(move !== undefined && (unaided || legal.includes(readOffer(move).move)) ? move : undefined);
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

  /** The only place of a tile, if the player wants tiles to go there at once. */
  function onlyPlace(tile: string): string | undefined {
    const [first, ...others] = waysWith(tile).filter(({ aside }) => !aside);
    return settings().oneplace && !unaided && others.length === 0 ? first?.offer : undefined;
  }

  const ways = waysWith(picked?.tile);
  const choices = [...ways.filter(({ aside }) => !aside), ...ways.filter(({ aside }) => aside)];
  return {
    picked,
    aimed,
    tapped,
    byKey,
    offers: picked ? choices.map(({ offer }) => offer) : [],
    choices,
    dragging,
    pick(tile, key) {
      if (dragging.swallows()) return;
      if (picked?.tile === tile.tile && picked.index === tile.index) {
        if (board.turns > 1) turn(1);
        else cancel();
        return;
      }
      const only = take(tile, key) ? onlyPlace(tile.tile) : undefined;
      if (only !== undefined) reach.play(only);
    },
    show(move) {
      const tile = board.tileOf(move);
      setByKey(false);
      setPicked(tile === undefined ? undefined : { tile, index: 0, turn: 0 });
      aim(waysOf(move)[0]!.offer);
    },
    aim,
    turn,
    putBack: cancel,
  };
}
