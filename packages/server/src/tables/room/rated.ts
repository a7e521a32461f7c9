/** Rated tables: what they may agree on, and how a match ranks its players. */

import { outcomeOf } from '@boneyard/engine/match';
import type { UnratedReason } from '@boneyard/protocol/enums';
import { gameCalled } from '@boneyard/rules/games';
import type { Agreement } from './entries';
import type { Room } from './room';

/**
 * What would make results of this table worth nothing: bots in seats, hands that shake, no clock to end a match that is lost,
 * a bot that makes the moves of a player whose time ran out, or partners, since a rating is one player's.
 */
export function unratedReasons({ game, chairs, clock, late, options }: Agreement): UnratedReason[] {
  const flaws: Record<Exclude<UnratedReason, 'account'>, boolean> = {
    bots: chairs.some(({ kind }) => kind === 'bot'),
    clock: clock === null,
    late: late === 'bot',
    hands: options.hands !== undefined && options.hands !== 'steady',
    partners: gameCalled(game)?.sides?.({ players: chairs.length, options }) !== undefined,
  };
  return (Object.keys(flaws) as (keyof typeof flaws)[]).filter((flaw) => flaws[flaw]);
}

/**
 * The places of a match that is over, by seat: the lowest has won, equal ones have tied. Winners come first and the others
 * by their points. Players who left come last, the first to leave at the very end.
 */
export function ranksOf({ game, match, left }: Room): number[] {
  const outcome = match && outcomeOf(match);
  if (!match || !outcome?.over) throw new Error('the match is not over');
  const { scores } = match.state;
  const sign = game.wins === 'most points' ? -1 : 1;
  const worth = scores.map((score, seat) => {
    const leaving = left.indexOf(seat);
    if (leaving >= 0) return [2, -leaving] as const;
    return outcome.winners.includes(seat) ? ([0, 0] as const) : ([1, sign * score] as const);
  });
  return worth.map(
    ([kind, points]) => worth.filter(([other, more]) => other < kind || (other === kind && more < points)).length,
  );
}
