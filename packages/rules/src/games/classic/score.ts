/** How a round of classic dominoes ends and what it brings. */

import { type Domino, isDouble, pips } from '../../families/dominoes';
import { leaders, matchOver } from '../../families/match';
import { next, type Tiles, tilesOf } from '../../families/tiles';
import type { Outcome, Seat } from '../../game';
import type { ClassicOptions } from './options';
import type { State } from './position';

const BLANK: Domino = 0;

/** What a domino counts in points; who leads goes by plain pips. */
export function points(options: ClassicOptions, domino: Domino): number {
  if (domino === BLANK) return options.blank;
  return isDouble(domino) && options.doubles === 'once' ? pips(domino) / 2 : pips(domino);
}

/** What a hand, or what is left of the boneyard, counts in points. */
export function total(options: ClassicOptions, tiles: Tiles): number {
  let sum = 0;
  for (let domino = next(tiles, tiles, 0); domino >= 0; domino = next(tiles, tiles, domino + 1))
    sum += points(options, domino);
  return sum;
}

export interface RoundEnd {
  readonly scores: readonly number[];
  readonly ended: Outcome;
}

/** `winner` takes the pips of the others less its own and, where there is a reserve, what is left of the boneyard. */
function awarded(state: State, hands: readonly number[], winner: Seat): number[] {
  const { options } = state.table;
  const scores = state.scores.slice();
  for (let seat = 0; seat < hands.length; seat++) scores[winner]! += seat === winner ? -hands[seat]! : hands[seat]!;
  if (options.style === 'draw' && options.reserve > 0)
    scores[winner]! += total(options, tilesOf(state.start.stock.slice(state.drawers.length)));
  return scores;
}

function end(state: State, ending: 'out' | 'blocked', best: readonly Seat[], scores: readonly number[]): RoundEnd {
  const over = matchOver(state.table.options.match, state.round, scores);
  return { scores, ended: { ending, best, over, winners: over ? leaders(scores, 'most points') : [] } };
}

function weigh(state: State): number[] {
  const hands: number[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) hands.push(total(state.table.options, state.hands[seat]!));
  return hands;
}

/** `winner` is about to lay the last tile of the hand. */
export function wonRound(state: State, winner: Seat): RoundEnd {
  const hands = weigh(state);
  hands[winner] = 0;
  return end(state, 'out', [winner], awarded(state, hands, winner));
}

/** The lightest hand wins; equal ones, and nobody does. */
export function blockedRound(state: State): RoundEnd {
  const hands = weigh(state);
  const [lightest, ...equals] = leaders(hands, 'fewest points');
  if (lightest === undefined || equals.length > 0) return end(state, 'blocked', [], state.scores);
  return end(state, 'blocked', [lightest], awarded(state, hands, lightest));
}
