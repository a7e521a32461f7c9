/** Steps of a tower are seen as they happened: the physics lets the domino go again, which gives the same motion every time. */

import type { Match } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';
import { useEffect, useMemo, useState } from 'react';
import type { Happening } from '../play/play';
import { calm } from '../table/showing';
import type { Stepping } from './stepping';

/** A move that somebody had to rule on, and what came of it. */
interface Ruled {
  readonly seat: Seat;
  readonly move: unknown;
  readonly written: string;
  readonly held: boolean;
}

/** The ruling that led to a position; undefined where there was none. */
function ruledAt(positions: readonly Match[], at: number): Ruled | undefined {
  const [before, after] = [positions[at - 1], positions[at]!];
  const log = after.state.log;
  if (!before || !log || log.before !== before.state.log) return undefined;
  const { game, state } = before;
  const told = game.write(log.move);
  const written = told.replace(/!$/, '');
  const move = game.read(written);
  if (game.chances(state, log.seat, move).length === 0) return undefined;
  return { seat: log.seat, move, written, held: written === told };
}

/** What is being seen before the position that is stepped to; undefined when it is all over. */
export function useFilm(positions: readonly Match[], { at, follows }: Stepping): Happening | undefined {
  const ruled = useMemo(() => (follows && !calm() ? ruledAt(positions, at) : undefined), [positions, at, follows]);
  const letGo = useMemo(() => ruled && { seat: ruled.seat, move: ruled.written, verdict: undefined }, [ruled]);
  /** What has come of a ruling so far. */
  const [seen, setSeen] = useState<{ readonly ruled: Ruled; readonly happening: Happening | undefined }>();
  useEffect(() => {
    if (!ruled) return;
    const { seat, move, written, held } = ruled;
    const { game, state } = positions[at - 1]!;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (happening: Happening | undefined) => {
      if (!left) setSeen({ ruled, happening });
    };
    async function film(): Promise<void> {
      const physics = await import('../play/physics');
      const { verdict } = await physics.ruled(game, state, seat, move);
      // Another version may have ruled otherwise: the record is right, so nothing is shown.
      if (!verdict || verdict.holds !== held) return show(undefined);
      show({ seat, move: written, verdict });
      if (!left) timer = setTimeout(() => show(undefined), physics.lasts(verdict));
    }
    film().catch(() => show(undefined));
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [ruled, positions, at]);
  return ruled && seen?.ruled === ruled ? seen.happening : letGo;
}
