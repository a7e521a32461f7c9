/** How a round of Magnetic Domino ends and what the players write down. */

import { type Domino, pips } from '@boneyard/rules/families/dominoes';
import { leaders, matchOver } from '@boneyard/rules/families/match';
import { next, type Tiles } from '@boneyard/rules/families/tiles';
import type { Outcome, Seat } from '@boneyard/rules/game';
import type { MagneticOptions } from './options';
import type { State } from './position';

/** What a domino in hand counts. */
export function worth({ count }: MagneticOptions, domino: Domino): number {
  return count === 'tiles' ? 1 : pips(domino);
}

export function worthOf(options: MagneticOptions, hand: Tiles): number {
  let sum = 0;
  for (let domino = next(hand, hand, 0); domino >= 0; domino = next(hand, hand, domino + 1))
    sum += worth(options, domino);
  return sum;
}

/** In a match of one game, its winners win, even if another player holds only the double blank and also writes 0. */
function winnersOf(options: MagneticOptions, scores: readonly number[], best: readonly Seat[]): readonly Seat[] {
  return options.match.rounds === 1 ? best : leaders(scores, 'fewest points');
}

/** After a player laid the last domino, or a blocked game: the winners write 0, all others what they still hold. */
export function settleRound(
  { table, round, scores, hands }: State,
  out: Seat | undefined,
): { readonly scores: readonly number[]; readonly ended: Outcome } {
  const { options } = table;
  const left = hands.map((hand) => worthOf(options, hand));
  const best = out === undefined ? leaders(left, 'fewest points') : [out];
  const written = scores.map((score, seat) => (best.includes(seat) ? score : score + left[seat]!));
  const over = matchOver(options.match, round, written);
  return {
    scores: written,
    ended: {
      ending: out === undefined ? 'blocked' : 'out',
      best,
      over,
      winners: over ? winnersOf(options, written, best) : [],
    },
  };
}
