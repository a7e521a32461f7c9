/** Shows positions one after another: the construction moves first, then the result is told. */

import { chancesOf, withoutVerdict } from '@boneyard/rules/verdicts';
import type { Happening, TablePosition } from '../play/play';

export interface Playback {
  readonly positions: readonly TablePosition[];
  /** The move that leads to the next position, while it is shown. */
  readonly film: Happening | undefined;
  /** These are the positions now. */
  follow(positions: readonly TablePosition[]): void;
  close(): void;
}

/** The move between two positions if the physics had to decide on it; undefined for most moves. */
function letGoBetween({ game, seen }: TablePosition, after: TablePosition): Happening | undefined {
  const { log } = after.seen(undefined);
  if (!log || after.ended?.ending === 'agreed' || document.hidden) return undefined;
  const move = withoutVerdict(game, log.move);
  if (chancesOf(game, seen(undefined), log.seat, move).length === 0) return undefined;
  return { seat: log.seat, move: game.write(move), verdict: undefined };
}

export function openPlayback(tell: () => void): Playback {
  let wanted: readonly TablePosition[] = [];
  let positions: readonly TablePosition[] = [];
  let film: Happening | undefined;
  let busy = false;
  let closed = false;

  /** Shows the motion. The physics computes the same here as on the server. */
  async function watchFall({ game, seen }: TablePosition, happening: Happening): Promise<void> {
    film = happening;
    tell();
    try {
      const { ruleOn, animationTime } = await import('../play/physics');
      const { verdict } = await ruleOn(game, seen(undefined), happening.seat, game.read(happening.move));
      film = { ...happening, verdict };
      tell();
      await new Promise((resolve) => setTimeout(resolve, verdict ? animationTime(verdict) : 0));
    } catch {
      // The move was made, even if its motion cannot be shown.
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
