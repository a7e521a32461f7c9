/** How a round ends and what it brings. */

import { pips } from '@boneyard/rules/families/dominoes';
import { leaders, matchOver } from '@boneyard/rules/families/match';
import { listOf } from '@boneyard/rules/families/tiles';
import type { Outcome, Seat } from '@boneyard/rules/game';
import type { State } from './position';

/** The pips of each hand. */
function weigh({ hands }: State): number[] {
  return hands.map((hand) => listOf(hand).reduce((sum, domino) => sum + pips(domino), 0));
}

function end(state: State, ending: Outcome['ending'], best: readonly Seat[]): Pick<State, 'scores' | 'ended'> {
  const weights = weigh(state);
  const gain = (seat: Seat) => weights.reduce((sum, pips, other) => (other === seat ? sum : sum + pips), 0);
  const scores = state.scores.map((score, seat) => (best.includes(seat) ? score + gain(seat) : score));
  const over = matchOver(state.table.options.match, state.round, scores);
  return { scores, ended: { ending, best, over, winners: over ? leaders(scores, 'most points') : [] } };
}

export function wonRound(state: State, winner: Seat): Pick<State, 'scores' | 'ended'> {
  return end(state, 'out', [winner]);
}

/** The lightest hand wins; if several are equally light, nobody does. */
export function blockedRound(state: State): Pick<State, 'scores' | 'ended'> {
  const lightest = leaders(weigh(state), 'fewest points');
  return end(state, 'blocked', lightest.length === 1 ? lightest : []);
}
