/** The small table of lessons and puzzles: a board, one's own tiles, and what can be done. */

import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Board, LetGo, Size, TableProps } from '../boards/board';
import { useWords } from '../language';
import { positionOf } from '../play/position';
import { sound } from '../sounds';
import { ArrivalContext } from '../table/arriving';
import { Choices, Held } from '../table/dock';
import { Hand, type HandTile } from '../table/hand';
import { OpenHands } from '../table/openhands';
import { usePicking } from '../table/picking';
import { useShowing } from '../table/showing';
import { Sights } from '../table/sights';
import { Viewport, type ViewportHandle } from '../table/viewport';
import type { Exercise } from './exercise';
import { Letters } from './letters';

interface Props {
  readonly board: Board;
  readonly exercise: Exercise;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** Nothing can be done any more. */
  readonly over: boolean;
  /** Moves that are offered though the rules refuse them. */
  readonly tries?: readonly string[];
  /** What a move is called in a question. */
  readonly letters?: Readonly<Record<string, string>>;
  /** Whose hand can be worked out, so that it may as well be shown. */
  readonly known?: Seat;
  /** What is said above the hand. */
  readonly children: ReactNode;
  /** A tile was picked that fits nowhere. */
  onMisfit(text: string): void;
}

const SMALL = 700;
const NOTHING: readonly string[] = [];
const NONE: Readonly<Record<string, string>> = {};

/** The place of an offer without what it brings, which would give the answer away. */
const placeIn = (offer: string) => offer.split(' · ').at(-1)!;

export function Bench(props: Props) {
  const { board, exercise, seat, names, over, tries = NOTHING, letters = NONE, known, children, onMisfit } = props;
  const words = useWords();
  const { web, games } = words;
  const { positions, happening } = exercise;
  const showing = useShowing(positions.map(positionOf));
  const { game, state } = positions[showing.at]!;
  const view = useMemo(() => game.view(state, seat), [game, state, seat]);
  const [size, setSize] = useState<Size>({ width: 360, height: 300 });
  const most = board.unit[size.width < SMALL ? 'small' : 'large'];
  const layout = useMemo(
    () => board.layOut(view, { width: size.width / most, height: size.height / most }),
    [board, view, size, most],
  );
  const viewport = useRef<ViewportHandle>(null);
  const dock = useRef<HTMLElement>(null);
  const mover = over || happening || !game.toAct(view).includes(seat) ? undefined : seat;
  const legal = useMemo(
    () => (mover === undefined ? NOTHING : game.moves(view, mover).map((move) => game.write(move))),
    [game, view, mover],
  );
  const offered = useMemo(() => {
    if (mover === undefined || tries.length === 0) return legal;
    return [...legal.filter((move) => move in letters), ...tries].sort((a, b) =>
      (letters[a] ?? '').localeCompare(letters[b] ?? ''),
    );
  }, [legal, tries, letters, mover]);

  function play(written: string, letGo?: LetGo): void {
    if (mover === undefined) return;
    const move = game.read(written);
    const legalMove = move !== undefined && game.explain(view, mover, move).breaks === undefined;
    exercise.try(board.letGo && legalMove ? board.letGo(written, view, letGo) : written);
    if (legalMove) dock.current?.focus({ preventScroll: true });
    else sound('refuse');
  }

  const picking = usePicking({
    board,
    layout,
    view,
    seat: mover,
    legal: offered,
    viewport,
    moment: positions,
    play,
    refusePick({ tile }) {
      sound('refuse');
      onMisfit(mover === undefined ? web.table.notYourTurn : board.misfit(view, mover, tile, words));
    },
    refuseDrop: () => onMisfit(web.table.notHere),
  });
  const { picked, aimed, offers } = picking;

  const hand = useMemo(() => {
    const playable = new Set(offered.map((move) => board.tileOf(move)));
    const counts = new Map<string, number>();
    const letGo = happening?.seat === seat ? board.tileOf(happening.move) : undefined;
    return board.telling
      .tiles(view, seat)
      .filter((tile) => tile !== letGo)
      .map((tile): HandTile => {
        const index = counts.get(tile) ?? 0;
        counts.set(tile, index + 1);
        return { tile, index, playable: playable.has(tile) };
      });
  }, [view, seat, offered, board, happening]);

  const textOf = (move: string) => {
    const offer = board.telling.offer(move, view, seat, words);
    return letters[move] === undefined ? offer : `${letters[move]} · ${placeIn(offer)}`;
  };
  const shown: TableProps = {
    view,
    layout,
    seat,
    picked,
    offers,
    aimed,
    words,
    happening,
    onAim: picking.aim,
    onPlay: play,
  };
  const open = board.telling.open(view).filter((owner) => owner !== seat);
  const deeds = picked ? offers : offered.filter((move) => board.tileOf(move) === undefined);
  return (
    <ArrivalContext.Provider value={showing.arrival}>
      <main className="board" aria-label={web.table.label(games[game.id as GameId].name)}>
        <Viewport
          room={layout.room}
          size={size}
          most={most}
          handle={viewport}
          onSize={setSize}
          onTurn={picked && board.turns > 1 ? picking.turn : undefined}
        >
          <board.Table {...shown} />
          {!over && <Letters layout={layout} letters={letters} />}
        </Viewport>
        <Sights
          viewport={viewport}
          again={{
            replaying: showing.replaying,
            canReplay: positions.length > 1,
            onReplay: () => (showing.replaying ? showing.look(undefined) : showing.replay(0)),
          }}
        />
      </main>
      {open.length > 0 && (
        <OpenHands board={board} view={view} names={names} owners={open} legal={legal} onPlay={play} />
      )}
      {known !== undefined && open.length === 0 && (
        <OpenHands board={board} view={state} names={names} owners={[known]} legal={NOTHING} onPlay={play} />
      )}
      <section ref={dock} className="dock" tabIndex={-1} aria-label={web.table.dock}>
        {children}
        <div className="row">
          {mover !== undefined && (
            <Choices
              {...{ board, picking }}
              deeds={deeds.map((move) => ({ move, text: textOf(move) }))}
              main={(picked !== undefined && tries.length === 0) || !hand.some(({ playable }) => playable)}
              onDo={play}
            />
          )}
        </div>
        <Hand
          board={board}
          tiles={hand}
          label={web.table.hand}
          picked={picked}
          marks={mover !== undefined}
          seat={seat}
          fresh={NOTHING}
          onPick={picking.pick}
          onGrab={picking.dragging.grab}
        />
      </section>
      <Held {...{ board, picking }} />
    </ArrivalContext.Provider>
  );
}
