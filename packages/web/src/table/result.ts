/** The result of a round or a match as its title: who won, and the score. */

import type { Game, Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { MatchOutcome } from '../play/play';

interface Ended {
  readonly outcome: NonNullable<MatchOutcome>;
  readonly scores: readonly number[];
  readonly names: readonly string[];
  /** The seat of the only person at this device. */
  readonly you: Seat | undefined;
}

/** Whether the only person here won alone. */
function hasWon({ over, best, winners }: NonNullable<MatchOutcome>, you: Seat | undefined): boolean {
  const first = over ? winners : best;
  return first.length === 1 && first[0] === you;
}

function roundTitle(best: readonly Seat[], names: readonly string[], own: boolean, { web, speech }: Browser): string {
  if (own) return web.over.youWinRound;
  if (best.length === 0) return web.over.roundWithoutWinner;
  const who = speech.and(best.map((seat) => names[seat]!));
  return best.length === 1 ? web.over.winsRound(who) : web.over.sharedRound(who);
}

/** “You win 66–36”. */
export function resultTitle({ outcome, scores, names, you }: Ended, words: Browser): string {
  const { web, speech } = words;
  const { over, best, winners } = outcome;
  const own = hasWon(outcome, you);
  if (!over) return roundTitle(best, names, own, words);
  const won = scores[winners[0]!]!;
  const [other] = scores.filter((_, seat) => seat !== winners[0]);
  const tally = web.over.tally(won, scores.length === 2 ? other : undefined);
  if (own) return web.over.youWin(tally);
  if (winners.length === 1) return web.over.wins(names[winners[0]!]!, tally);
  if (scores.length === 2) return web.over.draw(tally);
  return web.over.shared(speech.and(winners.map((seat) => names[seat]!)), tally);
}

/** Where the fewest points win, the table has to say so. */
export function countsDown(game: Game): boolean {
  return game.wins === 'fewest points';
}
