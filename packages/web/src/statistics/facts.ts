/** Facts about finished games, all derived from the saved records. */

import type { BotLevel } from '@boneyard/bots/level';
import type { Luck } from '@boneyard/bots/review/luck';
import type { Review } from '@boneyard/bots/review/review';
import { type Match, outcomeOf } from '@boneyard/engine/match';
import type { GameRecord } from '@boneyard/engine/record';
import type { Fault } from '@boneyard/engine/replay';
import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { type PlayedVariant, variantAt } from '@boneyard/rules/playedvariant';
import { isProblem } from '@boneyard/rules/problem';
import { sideNumbers } from '@boneyard/rules/sides';
import { keyOf } from '../storage/derivedcache';
import type { SavedGame } from '../storage/savedgame';
import { peopleAt } from '../table/players';

export interface RoundFacts {
  /** Your score in this round. */
  readonly points: number;
  /** Your score minus the best of the other sides; reversed in games where the fewest points win. */
  readonly margin: number;
}

export interface GameFacts {
  readonly key: string;
  readonly game: GameId;
  readonly variant: PlayedVariant;
  readonly changed: number;
  readonly you: Seat;
  /** The level of the bots, if all had the same. An imported record does not contain it. */
  readonly level: BotLevel | 'mixed' | 'unknown';
  /** By you or your side, alone or shared with others. */
  readonly won: boolean;
  readonly score: number;
  readonly rounds: readonly RoundFacts[];
  /** For computing the luck of the deals. */
  readonly record: GameRecord;
}

/** The games that count, and how many saved games do not count, by reason. */
export interface Facts {
  readonly games: readonly GameFacts[];
  readonly running: number;
  /** Games of several people on one device: it is not known which of them is you. */
  readonly together: number;
  /** Games branched off from a position whose tiles you had already seen. */
  readonly branches: number;
}

function levelOf({ seats, origin }: SavedGame): GameFacts['level'] {
  if (origin === 'file') return 'unknown';
  const levels = new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])));
  const [only] = levels;
  return levels.size === 1 && only ? only : 'mixed';
}

function roundFacts(first: Match, last: Match, you: Seat): RoundFacts {
  const gains = last.state.scores.map((score, seat) => score - first.state.scores[seat]!);
  const sides = sideNumbers(first.game, first.table);
  const others = gains.filter((_, seat) => sides[seat] !== sides[you]);
  const fewest = first.game.wins === 'fewest points';
  const margin = fewest ? Math.min(...others) - gains[you]! : gains[you]! - Math.max(...others);
  return { points: gains[you]!, margin };
}

function factsOf(saved: SavedGame, positions: readonly Match[], you: Seat): GameFacts {
  const { record, changed } = saved;
  const last = positions.at(-1)!;
  const isFirst = (i: number) => positions[i - 1]?.state.round !== positions[i]!.state.round;
  const deals = positions.filter((_, i) => isFirst(i));
  const ends = positions.filter((_, i) => i === positions.length - 1 || isFirst(i + 1));
  return {
    key: keyOf(record),
    game: last.game.id as GameId,
    variant: variantAt(last.game, last.table),
    changed,
    you,
    level: levelOf(saved),
    won: outcomeOf(last)!.winners.includes(you),
    score: last.state.scores[you]!,
    rounds: deals.map((first, i) => roundFacts(first, ends[i]!, you)),
    record,
  };
}

/** Replays a record, or returns what is wrong with it. */
export type FoldRecord = (record: GameRecord) => { readonly positions: readonly Match[] } | Fault;

/** Oldest first. Records that cannot be read are skipped. */
export function gatherFacts(saved: readonly SavedGame[], foldRecord: FoldRecord): Facts {
  const games: GameFacts[] = [];
  let [running, together, branches] = [0, 0, 0];
  for (const one of saved) {
    if (one.origin === 'branch') {
      branches++;
      continue;
    }
    const fold = foldRecord(one.record);
    if (isProblem(fold)) continue;
    const people = peopleAt(one.seats);
    if (!outcomeOf(fold.positions.at(-1)!)?.over) running++;
    else if (people.length !== 1) together++;
    else games.push(factsOf(one, fold.positions, people[0]!));
  }
  return { games: games.sort((a, b) => a.changed - b.changed), running, together, branches };
}

/** How many points your moves cost you. */
export function pointsLost(review: Review, you: Seat): number {
  return review.moves.reduce((sum, { seat, cost }) => (seat === you ? sum + cost.margin : sum), 0);
}

export type LuckByGame = ReadonlyMap<string, readonly Luck[]>;
export type ReviewByGame = ReadonlyMap<string, Review>;
