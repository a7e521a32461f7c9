/** The small table of lessons and puzzles: a board, the learner's tiles, and what they can do. */

import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { partnersOf } from '@boneyard/rules/sides';
import { facts, SEPARATOR } from '@boneyard/words/facts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../app/language';
import { positionOf } from '../play/position';
import { ArrivalContext } from '../table/arrival';
import type { Board, LetGo } from '../table/boards/board';
import { Choices, Dock } from '../table/dock';
import { useHandTiles } from '../table/handtiles';
import { useOffered } from '../table/legal';
import { readOffer } from '../table/offers';
import { OpenHands } from '../table/openhands';
import { usePicking } from '../table/pick';
import { PlainContext } from '../table/ratedcontext';
import { useShowing } from '../table/shownposition';
import { Stage, useStage } from '../table/stage';
import { sound } from '../ui/sounds';
import type { Exercise } from './exercise';
import type { Teaching } from './illustrations';

interface Props {
  readonly board: Board;
  readonly exercise: Exercise;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The exercise is finished. */
  readonly over: boolean;
  /** Illegal moves that are offered too, as wrong answers. */
  readonly tries?: readonly string[];
  /** The letters of the moves that a question offers. */
  readonly letters?: Readonly<Record<string, string>>;
  /** Players whose hands are shown: they can be worked out, or all hands are open. */
  readonly known?: readonly Seat[];
  /** The focus moves to the dock, as from an exercise before. */
  readonly focused?: boolean | undefined;
  /** At the end of the round the other hands are shown. */
  readonly counts?: boolean | undefined;
  /** How the game lights what it teaches. */
  readonly teaching?: Teaching | undefined;
  /** What the position is about, before anything is done. */
  readonly lit?: readonly string[] | undefined;
  /** Above the hand. `show` holds the tile of a move over its place. */
  readonly children: ReactNode | ((show: (move: string) => void) => ReactNode);
  /** A tile was picked that fits nowhere. */
  onMisfit(text: string): void;
}

const NOTHING: readonly string[] = [];
const NONE: Readonly<Record<string, string>> = {};

/** The place of an offer without what it brings, which would give the answer away. */
const placeIn = (offer: string) => offer.split(` ${SEPARATOR} `).at(-1)!;

export function ExerciseBoard(props: Props) {
  const { board, exercise, seat, names, over, tries = NOTHING, letters = NONE, known, onMisfit } = props;
  const { focused = false, counts = false, teaching, lit = NOTHING, children } = props;
  const words = useWords();
  const { web, games } = words;
  const { positions, happening } = exercise;
  const showing = useShowing(positions.map(positionOf));
  const { game, state } = positions[showing.at]!;
  const view = useMemo(() => game.view(state, seat), [game, state, seat]);
  const stage = useStage(board, view);
  const { layout } = stage;
  const dock = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the exercise comes up
  useEffect(() => {
    if (focused) dock.current?.focus({ preventScroll: true });
  }, []);
  const mover = over || happening || !game.toAct(view).includes(seat) ? undefined : seat;
  const { moves: legal, tiles, unaided } = useOffered(game, board, view, mover, false);
  const offered = useMemo(() => {
    if (mover === undefined || tries.length === 0) return legal;
    return [...legal.filter((move) => move in letters), ...tries].sort((a, b) =>
      (letters[a] ?? '').localeCompare(letters[b] ?? ''),
    );
  }, [legal, tries, letters, mover]);

  const held = useMemo(
    () => (offered === legal ? tiles : offered.flatMap((move) => board.tileOf(move) ?? [])),
    [board, offered, legal, tiles],
  );

  function play(offer: string, letGo?: LetGo): void {
    if (mover === undefined) return;
    const { move: written, lies } = readOffer(offer);
    const move = game.read(written);
    const legalMove = move !== undefined && game.explain(view, mover, move).breaks === undefined;
    exercise.try(board.letGo && legalMove ? board.letGo(written, view, letGo) : written, lies);
    if (legalMove) dock.current?.focus({ preventScroll: true });
    else sound('refuse');
  }

  const picking = usePicking({
    ...stage,
    seat: mover,
    legal: offered,
    unaided,
    moment: positions,
    play,
    refusePick({ tile }) {
      sound('refuse');
      onMisfit(mover === undefined ? web.table.notYourTurn : board.misfit(view, mover, tile, words));
    },
    refuseDrop: () => onMisfit(web.table.notHere),
  });

  const hand = useHandTiles({
    board,
    view,
    seat,
    offered: held,
    away: happening?.seat === seat ? board.tileOf(happening.move) : undefined,
    sort: 'order',
  });

  /** The places have letters, and one of them is to be chosen. */
  const asks = !over && Object.keys(letters).length > 0;
  const textOf = (move: string) => {
    const offer = board.narration.offer(move, view, seat, words);
    return letters[move] === undefined ? offer : facts(letters[move], placeIn(offer));
  };
  const partners = partnersOf(game, state.table, seat);
  const latest = showing.at === positions.length - 1 && !happening;
  const ended = counts && latest && game.toAct(state).length === 0;
  const open = (ended ? [...names.keys()] : board.narration.open(view)).filter(
    (owner) => owner !== seat && (!ended || state.held[owner]! > 0),
  );
  const made = exercise.made.map(({ before, move }) => ({ before: game.view(before.state, seat), move }));
  const isLit = exercise.done === 0 && !happening && !picking.picked && lit.length > 0;
  return (
    <ArrivalContext.Provider value={showing.arrival}>
      {/* What a move scores would give the answer away. */}
      <PlainContext value={asks}>
        <Stage
          stage={stage}
          label={web.table.label(games[game.id as GameId].name)}
          seat={seat}
          names={names}
          happening={happening}
          picking={picking}
          offers={picking.offers}
          unaided={unaided}
          again={{
            replaying: showing.replaying,
            canReplay: positions.length > 1,
            onReplay: () => (showing.replaying ? showing.look(undefined) : showing.replay(0)),
          }}
          plain
          overlay={
            <>
              {!over && board.Letters && <board.Letters layout={layout} letters={letters} />}
              {isLit && teaching?.Lit && <teaching.Lit view={view} layout={layout} lit={lit} />}
              {latest && !picking.picked && teaching?.Sum && <teaching.Sum layout={layout} made={made} />}
            </>
          }
          onPlay={play}
        />
      </PlainContext>
      {open.length > 0 && (
        <OpenHands
          {...{ board, view, names, legal }}
          owners={open}
          asked={unaided && mover !== undefined}
          onPlay={play}
        />
      )}
      {known && open.length === 0 && (
        <OpenHands
          board={board}
          view={state}
          names={names.map((name, owner) => (partners.includes(owner) ? `${name}, ${words.speech.partner}` : name))}
          owners={known}
          legal={NOTHING}
          onPlay={play}
        />
      )}
      <Dock
        place={dock}
        board={board}
        picking={picking}
        said={typeof children === 'function' ? children(picking.show) : children}
        hand={{ seat, tiles: hand, label: web.table.hand, marks: mover !== undefined && !unaided, fresh: NOTHING }}
      >
        {mover !== undefined && (
          <Choices
            board={board}
            picking={picking}
            main={(picking.picked !== undefined && tries.length === 0) || !hand.some(({ playable }) => playable)}
            trying={unaided ? stage : undefined}
            drawn={{ view, seat: mover }}
            letters={asks ? letters : undefined}
            textOf={textOf}
            onDo={play}
          />
        )}
      </Dock>
    </ArrivalContext.Provider>
  );
}
