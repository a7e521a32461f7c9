/** How a round of classic dominoes ends and what the winner scores. */

import { type Domino, HIGHEST_PIP, high, isDouble, pips, setSize } from '@boneyard/rules/families/dominoes';
import { leaders, matchOver } from '@boneyard/rules/families/match';
import { type Tiles, tilesOf } from '@boneyard/rules/families/tiles';
import type { Outcome, Seat } from '@boneyard/rules/game';
import type { ClassicOptions } from './options';
import type { State } from './position';

const BLANK: Domino = 0;

function worth(domino: Domino, doubles: ClassicOptions['doubles'], blank: number): number {
  if (domino === BLANK) return blank;
  return isDouble(domino) && doubles === 'once' ? high(domino) : pips(domino);
}

function table(doubles: ClassicOptions['doubles'], blank: number): readonly number[] {
  return Array.from({ length: setSize(HIGHEST_PIP) }, (_, domino) => worth(domino, doubles, blank));
}

const POINTS = {
  both: { 0: table('both', 0), 14: table('both', 14) },
  once: { 0: table('once', 0), 14: table('once', 14) },
} as const;

/** What each domino counts at the end of a round. The leader is decided by pips instead. */
export function pointsOf({ doubles, blank }: ClassicOptions): readonly number[] {
  return POINTS[doubles][blank];
}

/** What a hand or the rest of the boneyard counts. */
function total(points: readonly number[], { w0, w1, w2 }: Tiles): number {
  let sum = 0;
  for (let rest = w0; rest !== 0; rest &= rest - 1) sum += points[31 - Math.clz32(rest & -rest)]!;
  for (let rest = w1; rest !== 0; rest &= rest - 1) sum += points[63 - Math.clz32(rest & -rest)]!;
  for (let rest = w2; rest !== 0; rest &= rest - 1) sum += points[95 - Math.clz32(rest & -rest)]!;
  return sum;
}

export interface RoundResult {
  readonly scores: readonly number[];
  readonly ended: Outcome;
}

/** `winner` scores the other hands, by agreement minus its own, and, if there is a reserve, the rest of the boneyard. */
function awarded(state: State, hands: readonly number[], winner: Seat): number[] {
  const { options } = state.table;
  const scores = state.scores.slice();
  for (let seat = 0; seat < hands.length; seat++) if (seat !== winner) scores[winner]! += hands[seat]!;
  if (options.blocked === 'difference') scores[winner]! -= hands[winner]!;
  if (options.style === 'draw' && options.reserve > 0)
    scores[winner]! += total(pointsOf(options), tilesOf(state.start.stock.slice(state.drawers.length)));
  return scores;
}

function end(state: State, ending: 'out' | 'blocked', best: readonly Seat[], scores: readonly number[]): RoundResult {
  const over = matchOver(state.table.options.match, state.round, scores);
  return { scores, ended: { ending, best, over, winners: over ? leaders(scores, 'most points') : [] } };
}

function weigh(state: State): number[] {
  const points = pointsOf(state.table.options);
  return state.hands.map((hand) => total(points, hand));
}

/** `winner` is about to lay the last tile of the hand. */
export function wonRound(state: State, winner: Seat): RoundResult {
  const hands = weigh(state);
  hands[winner] = 0;
  return end(state, 'out', [winner], awarded(state, hands, winner));
}

/** The lightest hand wins; if several are equally light, nobody does. */
export function blockedRound(state: State): RoundResult {
  const hands = weigh(state);
  let lightest = 0;
  let equals = 0;
  for (let seat = 1; seat < hands.length; seat++)
    if (hands[seat]! < hands[lightest]!) {
      lightest = seat;
      equals = 0;
    } else if (hands[seat] === hands[lightest]) equals++;
  if (equals > 0) return end(state, 'blocked', [], state.scores);
  return end(state, 'blocked', [lightest], awarded(state, hands, lightest));
}
