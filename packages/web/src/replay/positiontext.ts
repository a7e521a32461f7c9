/** What happened in a position of a past game, in a sentence or two. */

import { outcomeOf } from '@boneyard/engine/match';
import type { Browser } from '@boneyard/words/en/browser';
import type { ReplayWords } from '@boneyard/words/en/replay';
import type { ChronicleEntry } from '../table/chronicle';
import type { PastGame } from './pastgame';

export function toldAt(
  { positions, board }: PastGame,
  entries: readonly ChronicleEntry[],
  at: number,
  names: readonly string[],
  words: Browser,
  said: ReplayWords,
): string {
  const match = positions[at]!;
  const { state, agreed } = match;
  if (agreed) return said.replay.given;
  if (state.ply === 0)
    return [said.replay.dealt(state.round + 1), ...(board.narration.began?.(state, names, words) ?? [])].join(' ');
  const told = entries
    .filter(({ index }) => index === at)
    .map(({ told: one }) => (/[.!?]$/.test(one) ? one : `${one}.`));
  const outcome = outcomeOf(match);
  if (!outcome || outcome.ending === 'agreed') return told.join(' ');
  const { ending, ...rest } = outcome;
  return [...told, ...board.narration.ended({ ending, ...rest }, state, names, words)].join(' ');
}
