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
  /** By seat: the number of its side. */
  readonly sides: readonly number[];
}

/** Whether the only person here won alone. */
function hasWon({ over, best, winners }: NonNullable<MatchOutcome>, you: Seat | undefined): boolean {
  const first = over ? winners : best;
  return first.length === 1 && first[0] === you;
}

/** Whether these seats are partners who won, and nobody else did. */
function isOneSide([first, ...others]: readonly Seat[], sides: readonly number[]): boolean {
  return first !== undefined && others.length > 0 && others.every((seat) => sides[seat] === sides[first]);
}

/** Whether people at this device have won, alone or with a partner, and share it with no other side. */
export function isVictory(winners: readonly Seat[], people: readonly Seat[], sides: readonly number[]): boolean {
  return (winners.length === 1 || isOneSide(winners, sides)) && winners.some((seat) => people.includes(seat));
}

/** Their names, the person at this device first. */
function named(seats: readonly Seat[], names: readonly string[], you: Seat | undefined, { speech }: Browser): string {
  const first = seats.filter((seat) => seat === you);
  return speech.and([...first, ...seats.filter((seat) => seat !== you)].map((seat) => names[seat]!));
}

function roundTitle({ outcome: { best }, names, you, sides }: Ended, own: boolean, words: Browser): string {
  const { over } = words.web;
  if (own) return over.youWinRound;
  if (best.length === 0) return over.roundWithoutWinner;
  const who = named(best, names, you, words);
  if (isOneSide(best, sides)) return over.winRoundTogether(who);
  return best.length === 1 ? over.winsRound(who) : over.sharedRound(who);
}

/** “You win 66–36”. */
export function resultTitle(ended: Ended, words: Browser): string {
  const { outcome, scores, names, you, sides } = ended;
  const { over: texts } = words.web;
  const { over, winners } = outcome;
  const own = hasWon(outcome, you);
  if (!over) return roundTitle(ended, own, words);
  const won = scores[winners[0]!]!;
  const two = new Set(sides).size === 2;
  const other = scores[sides.findIndex((side) => side !== sides[winners[0]!])];
  const tally = texts.tally(won, two ? other : undefined);
  if (own) return texts.youWin(tally);
  if (winners.length === 1) return texts.wins(names[winners[0]!]!, tally);
  if (isOneSide(winners, sides)) return texts.winTogether(named(winners, names, you, words), tally);
  if (two) return texts.draw(tally);
  return texts.shared(named(winners, names, you, words), tally);
}

/** Where the fewest points win, the table has to say so. */
export function countsDown(game: Game): boolean {
  return game.wins === 'fewest points';
}
