/** What is shown when a round ends: first the end itself, then its summary, until that is closed. */

import { useState } from 'react';
import { useSettings } from '../app/settings';
import type { MatchOutcome } from '../play/play';
import { useDelayed } from '../ui/delay';
import { calm } from './shownposition';

/** How long the summary waits, in milliseconds. */
const AFTER_END = 300;
const AFTER_CALL = 1100;
const CELEBRATION = 1200;

export interface Summary {
  readonly shown: boolean;
  /** It has been closed and can be opened again. */
  readonly closed: boolean;
  /** The last tile is called out. */
  readonly callsOut: boolean;
  /** The end of the match is celebrated. */
  readonly celebrates: boolean;
  open(): void;
  close(): void;
}

/** `length` is the number of positions: a later end has a summary of its own. */
export function useSummary(outcome: MatchOutcome, length: number, callable: boolean): Summary {
  const { pace } = useSettings();
  const [closedAt, setClosedAt] = useState<number>();
  const due = outcome !== undefined && closedAt !== length;
  const moves = pace !== 'instant' && !calm();
  const celebrates = moves && due && outcome.over;
  const callsOut = callable && due && !celebrates && outcome.ending === 'out';
  const wait = celebrates ? CELEBRATION : callsOut ? AFTER_CALL : AFTER_END;
  const shown = useDelayed(due, pace === 'instant' ? 0 : wait);
  return {
    shown,
    closed: outcome !== undefined && closedAt === length,
    callsOut: callsOut && !shown,
    celebrates: celebrates && !shown,
    open: () => setClosedAt(undefined),
    close: () => setClosedAt(length),
  };
}
