/** Shows the steps of a tower as they happened: the physics drops the domino again, which gives the same motion every time. */

import type { Match } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';
import { chancesOf, isJudged, withoutVerdict } from '@boneyard/rules/verdicts';
import { useEffect, useMemo, useState } from 'react';
import type { Happening } from '../play/play';
import { calm } from '../table/shownposition';
import type { Steps } from './steps';

/** A move that the physics had to decide on, and its decision. */
interface Ruled {
  readonly seat: Seat;
  readonly move: unknown;
  readonly written: string;
  readonly held: boolean;
}

/** The decision that led to a position; undefined if there was none. */
function ruledAt(positions: readonly Match[], at: number): Ruled | undefined {
  const [before, after] = [positions[at - 1], positions[at]!];
  const log = after.state.log;
  if (!before || !log || log.before !== before.state.log) return undefined;
  const { game, state } = before;
  const move = withoutVerdict(game, log.move);
  if (chancesOf(game, state, log.seat, move).length === 0) return undefined;
  return { seat: log.seat, move, written: game.write(move), held: !isJudged(game, log.move) };
}

/** The motion that is shown before the position; undefined when it is over. */
export function useFilm(positions: readonly Match[], { at, follows }: Steps): Happening | undefined {
  const ruled = useMemo(() => (follows && !calm() ? ruledAt(positions, at) : undefined), [positions, at, follows]);
  const letGo = useMemo(() => ruled && { seat: ruled.seat, move: ruled.written, verdict: undefined }, [ruled]);
  /** What has been shown of a decision so far. */
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
      const { verdict } = await physics.ruleOn(game, state, seat, move);
      // Another version may have decided differently. The record is right, so no motion is shown.
      if (!verdict || verdict.holds !== held) return show(undefined);
      show({ seat, move: written, verdict });
      if (!left) timer = setTimeout(() => show(undefined), physics.animationTime(verdict));
    }
    film().catch(() => show(undefined));
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [ruled, positions, at]);
  return ruled && seen?.ruled === ruled ? seen.happening : letGo;
}
