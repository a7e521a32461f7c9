/** A position as a picture with its caption. */

import { matchOf, type Written } from '@boneyard/engine/position';
import type { Common } from '@boneyard/rules/game';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { type ReactNode, use, useMemo } from 'react';
import type { Board, Size } from '../boards/board';
import { offeredOf } from '../boards/boards';
import { useWords } from '../language';
import { layOut as planOf } from '../layouts/plan';
import { PlanPicture } from './plan';

const ROOM = { width: 9, height: 6 };
const AROUND = 0.3;

const boards = new Map<string, Promise<Board>>();

function boardOf(game: string): Promise<Board> {
  const board = boards.get(game) ?? offeredOf(game)!.load({ mode: 'flat' });
  boards.set(game, board);
  return board;
}

function nothing(): void {}

interface FrameProps {
  readonly room: Size;
  readonly children: ReactNode;
}

function Frame({ room: { width, height }, children }: FrameProps) {
  return (
    <svg
      viewBox={`${-AROUND} ${-AROUND} ${width + 2 * AROUND} ${height + 2 * AROUND}`}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function OnBoard({ game, view }: { readonly game: string; readonly view: Common }) {
  const words = useWords();
  const board = use(boardOf(game));
  const layout = board.layOut(view, ROOM);
  const shown = { view, layout, seat: undefined, picked: undefined, offers: [], aimed: undefined, words };
  return (
    <Frame room={layout.room}>
      <board.Table {...shown} onAim={nothing} onPlay={nothing} />
    </Frame>
  );
}

function FromAbove({ view }: { readonly view: View }) {
  const layout = planOf(view.construction, ROOM);
  return (
    <Frame room={layout.room}>
      <PlanPicture view={view} layout={layout} />
    </Frame>
  );
}

function Drawing({ position }: { readonly position: Written }) {
  const { game, options } = position;
  const view: Common = useMemo(() => {
    const match = matchOf(position);
    return match.game.view(match.state, undefined);
  }, [position]);
  const isPlan = game === 'magnetic' && options.mode !== 'flat';
  return isPlan ? <FromAbove view={view as View} /> : <OnBoard game={game} view={view} />;
}

export function Picture({ position, caption }: { readonly position: Written; readonly caption: string }) {
  return (
    <figure className={`picture ${position.game}`}>
      <Drawing position={position} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
