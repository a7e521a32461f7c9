/** A small drawing of a puzzle's position, made only while it is near the window: a page may list a hundred of them. */

import { type Puzzle, positionOf } from '@boneyard/bots/puzzles/puzzle';
import type { Common } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/language';
import type { DrawingProps } from '../game';
import { webGames } from '../games';
import { PictureFrame } from '../rules/pictureframe';
import type { Board, BoardPart } from '../table/boards/board';
import './puzzlepicture.css';

/** The shape of every picture, in units. */
const ROOM = { width: 9, height: 6 };

/** How far outside the window a picture is drawn already. */
const MARGIN = '50%';

function nothing(): void {}

function boardDrawing(board: Board): BoardPart<DrawingProps> {
  return function BoardDrawing({ view, room }) {
    const words = useWords();
    const layout = board.layOut(view, room);
    const shown = { view, layout, seat: undefined, picked: undefined, offers: [], aimed: undefined, words };
    return (
      <PictureFrame room={room}>
        <board.Table {...shown} onAim={nothing} onPlay={nothing} />
      </PictureFrame>
    );
  };
}

async function loadedDrawing(game: GameId, options: Options): Promise<BoardPart<DrawingProps>> {
  const { pictures } = await webGames[game].pages();
  return (await pictures?.(options)) ?? boardDrawing(await webGames[game].load(options));
}

const drawings = new Map<string, Promise<BoardPart<DrawingProps>>>();

/** The same promise for the same options. */
export function drawingOf(game: GameId, options: Options): Promise<BoardPart<DrawingProps>> {
  const key = `${game} ${JSON.stringify(options)}`;
  const drawing = drawings.get(key) ?? loadedDrawing(game, options);
  drawings.set(key, drawing);
  return drawing;
}

interface Props {
  readonly game: GameId;
  readonly puzzle: Puzzle;
}

function Drawn({ game, puzzle }: Props) {
  const Drawing = use(drawingOf(game, puzzle.options));
  const view = useMemo((): Common => {
    const { game: rules, state } = positionOf(game, puzzle);
    return rules.view(state, puzzle.seat);
  }, [game, puzzle]);
  return <Drawing view={view} room={ROOM} />;
}

export function PuzzlePicture({ game, puzzle }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), { rootMargin: MARGIN });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={`puzzle-picture ${game}`} aria-hidden="true">
      <Suspense>{near && <Drawn game={game} puzzle={puzzle} />}</Suspense>
    </div>
  );
}
