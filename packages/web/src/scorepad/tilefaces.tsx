/** Draws a tile as it looks on the board of its game. */

import type { GameId } from '@boneyard/rules/games';
import { webGames } from '../games';
import type { PadLook } from './padlook';

const looks = new Map<GameId, Promise<PadLook>>();

/** The same promise every time, as `use` needs it. */
export function lookOf(game: GameId): Promise<PadLook> {
  const look = looks.get(game) ?? webGames[game].pages().then((pages) => pages.scorePad());
  looks.set(game, look);
  return look;
}

export function Face({ look: { width, height, face }, tile }: { readonly look: PadLook; readonly tile: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      {face(tile)}
    </svg>
  );
}
