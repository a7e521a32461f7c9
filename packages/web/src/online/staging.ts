/** Positions as they are to be seen: one after the other, and a construction moves before what came of it is told. */

import type { Happening, Position } from '../play/play';

export interface Stage {
  readonly positions: readonly Position[];
  /** What is happening on the way to the next position. */
  readonly film: Happening | undefined;
  /** There is more to be shown, or something else. */
  follow(positions: readonly Position[]): void;
  close(): void;
}

/** A move that was made as it was let go: without its verdict. */
const FALLEN = /!$/;

/** The move between two positions as it was let go, where the physics had to rule on it; undefined for most moves. */
function letGoBetween({ game, seen }: Position, after: Position): Happening | undefined {
  const { log } = after.seen(undefined);
  if (!log || after.ended?.ending === 'agreed' || document.hidden) return undefined;
  const move = game.write(log.move).replace(FALLEN, '');
  if (game.chances(seen(undefined), log.seat, game.read(move)).length === 0) return undefined;
  return { seat: log.seat, move, verdict: undefined };
}

export function openStage(tell: () => void): Stage {
  let wanted: readonly Position[] = [];
  let positions: readonly Position[] = [];
  let film: Happening | undefined;
  let busy = false;
  let closed = false;

  /** Shows what the physics makes of it, here as on the server. */
  async function watchFall({ game, seen }: Position, happening: Happening): Promise<void> {
    film = happening;
    tell();
    try {
      const { ruled, lasts } = await import('../play/physics');
      const { verdict } = await ruled(game, seen(undefined), happening.seat, game.read(happening.move));
      film = { ...happening, verdict };
      tell();
      await new Promise((resolve) => setTimeout(resolve, verdict ? lasts(verdict) : 0));
    } catch {
      // Seen or not, the move was made.
    }
    film = undefined;
  }

  async function goOn(): Promise<void> {
    busy = true;
    while (positions !== wanted && !closed) {
      const [before, after] = [positions.at(-1), wanted[positions.length]];
      const goesOn = before !== undefined && after !== undefined && wanted[positions.length - 1] === before;
      const happening = goesOn ? letGoBetween(before, after) : undefined;
      if (happening) await watchFall(before!, happening);
      const next = positions.length + 1;
      positions = goesOn && next < wanted.length ? wanted.slice(0, next) : wanted;
    }
    busy = false;
    if (!closed) tell();
  }

  return {
    get positions() {
      return positions;
    },
    get film() {
      return film;
    },
    follow(all) {
      wanted = all;
      if (busy) tell();
      else goOn();
    },
    close() {
      closed = true;
    },
  };
}
