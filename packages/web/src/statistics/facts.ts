/** What the kept records say of finished games: nothing is counted that is not in them. */

import type { Level } from '@boneyard/bots/level';
import type { Luck } from '@boneyard/bots/review/luck';
import type { Review } from '@boneyard/bots/review/review';
import { type Match, outcomeOf } from '@boneyard/engine/match';
import type { GameRecord } from '@boneyard/engine/record';
import type { Fault } from '@boneyard/engine/replay';
import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { keyOf } from '../keeping/beside';
import type { Kept } from '../keeping/kept';
import { peopleAt } from '../table/company';

export interface RoundFacts {
  /** What you scored in it. */
  readonly points: number;
  /** That less the most that another scored; the other way round where few points win. */
  readonly margin: number;
}

export interface GameFacts {
  readonly key: string;
  readonly game: GameId;
  readonly changed: number;
  readonly you: Seat;
  /** How good the bots were, if they were all alike; a file does not tell. */
  readonly level: Level | 'mixed' | 'unknown';
  readonly won: boolean;
  readonly score: number;
  readonly rounds: readonly RoundFacts[];
  /** For the luck of its deals. */
  readonly record: GameRecord;
}

/** Everything that was found, and how many kept games say nothing of how one plays. */
export interface Facts {
  readonly games: readonly GameFacts[];
  readonly running: number;
  /** Several people at one device: nobody of them is you. */
  readonly together: number;
  /** Branched off from a position that one had seen. */
  readonly branches: number;
}

function levelOf({ seats, origin }: Kept): GameFacts['level'] {
  if (origin === 'file') return 'unknown';
  const levels = new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])));
  const [only] = levels;
  return levels.size === 1 && only ? only : 'mixed';
}

function roundFacts(first: Match, last: Match, you: Seat): RoundFacts {
  const gains = last.state.scores.map((score, seat) => score - first.state.scores[seat]!);
  const others = gains.filter((_, seat) => seat !== you);
  const fewest = first.game.wins === 'fewest points';
  const margin = fewest ? Math.min(...others) - gains[you]! : gains[you]! - Math.max(...others);
  return { points: gains[you]!, margin };
}

function factsOf(kept: Kept, positions: readonly Match[], you: Seat): GameFacts {
  const { record, changed } = kept;
  const last = positions.at(-1)!;
  const isFirst = (i: number) => positions[i - 1]?.state.round !== positions[i]!.state.round;
  const deals = positions.filter((_, i) => isFirst(i));
  const ends = positions.filter((_, i) => i === positions.length - 1 || isFirst(i + 1));
  return {
    key: keyOf(record),
    game: last.game.id as GameId,
    changed,
    you,
    level: levelOf(kept),
    won: outcomeOf(last)!.winners.includes(you),
    score: last.state.scores[you]!,
    rounds: deals.map((first, i) => roundFacts(first, ends[i]!, you)),
    record,
  };
}

/** Plays a record, or says what is wrong with it. */
export type Fold = (record: GameRecord) => { readonly positions: readonly Match[] } | Fault;

/** Oldest first. A record that cannot be read says nothing. */
export function gather(kept: readonly Kept[], folded: Fold): Facts {
  const games: GameFacts[] = [];
  let [running, together, branches] = [0, 0, 0];
  for (const one of kept) {
    if (one.origin === 'branch') {
      branches++;
      continue;
    }
    const fold = folded(one.record);
    if (isProblem(fold)) continue;
    const people = peopleAt(one.seats);
    if (!outcomeOf(fold.positions.at(-1)!)?.over) running++;
    else if (people.length !== 1) together++;
    else games.push(factsOf(one, fold.positions, people[0]!));
  }
  return { games: games.sort((a, b) => a.changed - b.changed), running, together, branches };
}

/** What your moves gave away, in points. */
export function givenAway(review: Review, you: Seat): number {
  return review.moves.reduce((sum, { seat, cost }) => (seat === you ? sum + cost.margin : sum), 0);
}

export type Lucks = ReadonlyMap<string, readonly Luck[]>;
export type Reviews = ReadonlyMap<string, Review>;
