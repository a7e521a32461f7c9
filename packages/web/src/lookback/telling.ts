/** What a position of a past game is about, in a sentence or two. */

import { outcomeOf } from '@boneyard/engine/match';
import type { Browser } from '@boneyard/words/en/browser';
import type { Lookback } from '@boneyard/words/en/lookback';
import type { Entry } from '../table/chronicle';
import type { Past } from './past';

export function toldAt(
  { positions, board }: Past,
  entries: readonly Entry[],
  at: number,
  names: readonly string[],
  words: Browser,
  said: Lookback,
): string {
  const match = positions[at]!;
  const { state, agreed } = match;
  if (agreed) return said.replay.given;
  if (state.ply === 0) return said.replay.dealt(state.round + 1);
  const told = entries
    .filter(({ index }) => index === at)
    .map(({ told: one }) => (/[.!?]$/.test(one) ? one : `${one}.`));
  const outcome = outcomeOf(match);
  if (!outcome || outcome.ending === 'agreed') return told.join(' ');
  const { ending, ...rest } = outcome;
  return [...told, ...board.telling.ended({ ending, ...rest }, state, names, words)].join(' ');
}
