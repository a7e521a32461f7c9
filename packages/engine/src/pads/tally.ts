/** What a pad comes to: a fold over its entries. */

import { leaders, matchOver } from '@boneyard/rules/families/match';
import type { Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import type { MatchLength, Options } from '@boneyard/rules/options';
import { type Arithmetic, arithmetics, countOf } from './arithmetic';
import { type Ending, type Entry, endsRound, type Pad } from './pad';

/** What one round, or what was written of it so far, changed, and the scores after it. */
export interface Round {
  readonly changes: readonly number[];
  readonly scores: readonly number[];
  readonly over: boolean;
}

export interface Tally {
  readonly scores: readonly number[];
  readonly rounds: readonly Round[];
  /** The match is over; entries after that count for nothing. */
  readonly over: boolean;
  /** Of the match; nobody before it is over. */
  readonly winners: readonly Seat[];
}

/** What an entry adds to each score. */
export function changesOf({ game, options, names }: Pad, entry: Entry): readonly number[] {
  const arithmetic = arithmetics[game];
  if (endsRound(entry)) return settled(entry, arithmetic, options);
  const points = arithmetic.points(entry, options) ?? 0;
  return names.map((_, seat) => (seat === entry.seat ? points : 0));
}

function settled(ending: Ending, arithmetic: Arithmetic, options: Options): readonly number[] {
  const left = ending.left.map((held) => countOf(held, arithmetic, options));
  return arithmetic.settle(ending, left, countOf(ending.boneyard ?? 0, arithmetic, options), options);
}

function plus(scores: readonly number[], changes: readonly number[]): number[] {
  return scores.map((score, seat) => score + changes[seat]!);
}

/** The entry belongs to the round that is open, or opens one. */
function entered(rounds: readonly Round[], scores: readonly number[], changes: readonly number[], over: boolean) {
  const open = rounds.at(-1)?.over === false ? rounds.at(-1)! : undefined;
  const round = { changes: open ? plus(open.changes, changes) : changes, scores, over };
  return open ? [...rounds.slice(0, -1), round] : [...rounds, round];
}

function winnersOf({ game, options }: Pad, entry: Entry, scores: readonly number[]): readonly Seat[] {
  const match = options.match as MatchLength;
  const single = 'rounds' in match && match.rounds === 1;
  // A single game of Magnetic Domino is won by whoever went out, even if somebody else also wrote 0.
  if (game === 'magnetic' && single && entry.kind === 'out') return [entry.seat];
  return leaders(scores, gameCalled(game)!.wins);
}

function step(pad: Pad, tally: Tally, entry: Entry): Tally {
  if (tally.over) return tally;
  const match = pad.options.match as MatchLength;
  const changes = changesOf(pad, entry);
  const scores = plus(tally.scores, changes);
  const ends = endsRound(entry);
  const rounds = entered(tally.rounds, scores, changes, ends);
  // Where a target is looked at after every change, the first to reach it is also the only one there.
  const atOnce = arithmetics[pad.game].wonAtOnce && 'target' in match;
  const over = (ends || atOnce) && matchOver(match, rounds.length - 1, scores);
  return { scores, rounds, over, winners: over ? winnersOf(pad, entry, scores) : [] };
}

export function tally(pad: Pad): Tally {
  const start: Tally = { scores: pad.names.map(() => 0), rounds: [], over: false, winners: [] };
  return pad.entries.reduce((now, entry) => step(pad, now, entry), start);
}

export function totals(pad: Pad): readonly number[] {
  return tally(pad).scores;
}

/** One for each round, the last perhaps not over yet: what a chart needs. */
export function rounds(pad: Pad): readonly Round[] {
  return tally(pad).rounds;
}

/** Who is ahead; nobody before the first entry. */
export function ahead(pad: Pad): readonly Seat[] {
  return pad.entries.length === 0 ? [] : leaders(totals(pad), gameCalled(pad.game)!.wins);
}

export function over(pad: Pad): boolean {
  return tally(pad).over;
}

export function winners(pad: Pad): readonly Seat[] {
  return tally(pad).winners;
}
