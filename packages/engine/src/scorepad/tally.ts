/** The scores of a pad: a fold over its entries. */

import { leaders, matchOver } from '@boneyard/rules/families/match';
import type { Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import type { MatchLength, Options } from '@boneyard/rules/options';
import { sideNumbers } from '@boneyard/rules/sides';
import { arithmetics } from '../games';
import { type Arithmetic, countOf } from './arithmetic';
import { type Ending, type Entry, endsRound, type Pad } from './pad';

/** The changes of one round, perhaps unfinished, and the scores after it. */
export interface Round {
  readonly changes: readonly number[];
  readonly scores: readonly number[];
  readonly over: boolean;
}

export interface Tally {
  readonly scores: readonly number[];
  readonly rounds: readonly Round[];
  /** The match is over; later entries are ignored. */
  readonly over: boolean;
  /** The winners of the match; empty until it is over. */
  readonly winners: readonly Seat[];
}

/** What an entry adds to each score. */
export function changesOf({ game, options, names }: Pad, entry: Entry): readonly number[] {
  const arithmetic = arithmetics[game];
  if (endsRound(entry)) return settled(entry, arithmetic, options);
  const points = arithmetic.points(entry, options) ?? 0;
  const sides = sideNumbers(gameCalled(game)!, { players: names.length, options });
  return sides.map((side) => (side === sides[entry.seat] ? points : 0));
}

function settled(ending: Ending, arithmetic: Arithmetic, options: Options): readonly number[] {
  const left = ending.left.map((held) => countOf(held, arithmetic, options));
  return arithmetic.settle(ending, left, countOf(ending.boneyard ?? 0, arithmetic, options), options);
}

function plus(scores: readonly number[], changes: readonly number[]): number[] {
  return scores.map((score, seat) => score + changes[seat]!);
}

/** Adds the changes of an entry to the unfinished round, or starts a new round. */
function entered(rounds: readonly Round[], scores: readonly number[], changes: readonly number[], over: boolean) {
  const open = rounds.at(-1)?.over === false ? rounds.at(-1)! : undefined;
  const round = { changes: open ? plus(open.changes, changes) : changes, scores, over };
  return open ? [...rounds.slice(0, -1), round] : [...rounds, round];
}

function winnersOf({ game, options }: Pad, entry: Entry, scores: readonly number[]): readonly Seat[] {
  const match = options.match as MatchLength;
  const single = 'rounds' in match && match.rounds === 1;
  const alone = single && endsRound(entry) ? arithmetics[game].winsAlone?.(entry) : undefined;
  return alone !== undefined ? [alone] : leaders(scores, gameCalled(game)!.wins);
}

function step(pad: Pad, tally: Tally, entry: Entry): Tally {
  if (tally.over) return tally;
  const match = pad.options.match as MatchLength;
  const changes = changesOf(pad, entry);
  const scores = plus(tally.scores, changes);
  const ends = endsRound(entry);
  const rounds = entered(tally.rounds, scores, changes, ends);
  // If the target is checked after every entry, only one side can have reached it.
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

/** For charts. The last round may be unfinished. */
export function rounds(pad: Pad): readonly Round[] {
  return tally(pad).rounds;
}

/** The leaders; empty before the first entry. */
export function ahead(pad: Pad): readonly Seat[] {
  return pad.entries.length === 0 ? [] : leaders(totals(pad), gameCalled(pad.game)!.wins);
}

export function over(pad: Pad): boolean {
  return tally(pad).over;
}

export function winners(pad: Pad): readonly Seat[] {
  return tally(pad).winners;
}
