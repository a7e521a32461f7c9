/** Rated tables: what they may agree on, and how a match ranks its players. */

import { outcomeOf } from '@boneyard/engine/match';
import type { UnratedReason } from '@boneyard/protocol/enums';
import { sideNumbers, sidesAt } from '@boneyard/rules/sides';
import type { Agreement } from './entries';
import type { Room } from './room';

/**
 * What would make results of this table worth nothing: bots in seats, hands that shake, no clock to end a match that is lost,
 * or a bot that makes the moves of a player whose time ran out.
 */
export function unratedReasons({ chairs, clock, late, options }: Agreement): UnratedReason[] {
  const flaws: Record<Exclude<UnratedReason, 'account'>, boolean> = {
    bots: chairs.some(({ kind }) => kind === 'bot'),
    clock: clock === null,
    late: late === 'bot',
    hands: options.hands !== undefined && options.hands !== 'steady',
  };
  return (Object.keys(flaws) as (keyof typeof flaws)[]).filter((flaw) => flaws[flaw]);
}

/**
 * The places of a match that is over, by seat: the number of sides that finished ahead. Winners come first and the others by
 * their points. A side of which somebody left comes last, the side that somebody left first at the very end; partners always
 * have the same place. (Otherwise a player could leave a match that is lost, and so save the partner's rating.)
 */
export function ranksOf({ game, table, match, left }: Room): number[] {
  const outcome = match && outcomeOf(match);
  if (!match || !outcome?.over) throw new Error('the match is not over');
  const { scores } = match.state;
  const sign = game.wins === 'most points' ? -1 : 1;
  const worth = sidesAt(game, table).map((side) => {
    const leaving = left.findIndex((seat) => side.includes(seat));
    if (leaving >= 0) return [2, -leaving] as const;
    const [seat] = side as readonly [number];
    return outcome.winners.includes(seat) ? ([0, 0] as const) : ([1, sign * scores[seat]!] as const);
  });
  const ranks = worth.map(
    ([kind, points]) => worth.filter(([other, more]) => other < kind || (other === kind && more < points)).length,
  );
  return sideNumbers(game, table).map((side) => ranks[side]!);
}
