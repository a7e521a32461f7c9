/** Sums and averages over finished games. */

import { LEVELS } from '@boneyard/bots/level';
import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import type { PlayedVariant } from '@boneyard/rules/playedvariant';
import { type GameFacts, type LuckByGame, pointsLost, type ReviewByGame } from './facts';

/** What figures are about: a game as a whole, or one of its variants, by its usual rules or with house rules. */
export interface Played {
  readonly game: GameId;
  readonly variant?: PlayedVariant;
}

export interface WinTally<K = string> {
  readonly of: K;
  readonly games: number;
  readonly won: number;
}

export interface ScoreTally extends WinTally<Played> {
  readonly best: number;
  readonly mean: number;
  readonly rounds: number;
  readonly bestRound: number;
  readonly meanRound: number;
}

export interface Streaks {
  /** The current winning streak; 0 if the newest game was lost. */
  readonly now: number;
  readonly longest: number;
  readonly longestLost: number;
}

/** Averages per round, in points. */
export interface Fortune {
  readonly of: Played;
  /** Rounds for which the luck of the deal is known. */
  readonly rounds: number;
  /** For how many of these it was computed exactly. */
  readonly exact: number;
  readonly luck: number;
  /** Your average margin in these rounds. */
  readonly margin: number;
  readonly reviewed: number;
  /** What your moves cost you in the reviewed rounds. */
  readonly given: number;
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** One tally for each key that occurs, in the given order. */
function tallied<K>(games: readonly GameFacts[], keys: readonly K[], keyIn: (game: GameFacts) => K): WinTally<K>[] {
  return keys.flatMap((key) => {
    const own = games.filter((game) => keyIn(game) === key);
    return own.length === 0 ? [] : [{ of: key, games: own.length, won: own.filter(({ won }) => won).length }];
  });
}

export function byLevel(games: readonly GameFacts[]): WinTally<GameFacts['level']>[] {
  return tallied(games, [...LEVELS, 'mixed', 'unknown'], ({ level }) => level);
}

export function bySeat(games: readonly GameFacts[]): WinTally<number>[] {
  const seats = [...new Set(games.map(({ you }) => you))].sort((a, b) => a - b);
  return tallied(games, seats, ({ you }) => you);
}

export function gamesOf(games: readonly GameFacts[], { game, variant }: Played): GameFacts[] {
  return games.filter(
    (one) => one.game === game && (!variant || (one.variant.id === variant.id && one.variant.own === variant.own)),
  );
}

/** Every game that was played, each followed by what was played of its variants. Of a game with one variant only the game. */
export function playedIn(games: readonly GameFacts[]): Played[] {
  return GAME_IDS.flatMap((game): Played[] => {
    const { variants } = gameCalled(game)!;
    const parts = variants.flatMap(({ id }) => [false, true].map((own) => ({ game, variant: { id, own } })));
    const all: Played[] = variants.length > 1 ? [{ game }, ...parts] : [{ game }];
    return all.filter((one) => gamesOf(games, one).length > 0);
  });
}

export function byGame(games: readonly GameFacts[]): ScoreTally[] {
  return playedIn(games).map((of) => {
    const own = gamesOf(games, of);
    const rounds = own.flatMap((game) => game.rounds.map(({ points }) => points));
    const best = gameCalled(of.game)!.wins === 'fewest points' ? Math.min : Math.max;
    const scores = own.map(({ score }) => score);
    return {
      of,
      games: own.length,
      won: own.filter(({ won }) => won).length,
      best: best(...scores),
      mean: mean(scores),
      rounds: rounds.length,
      bestRound: best(...rounds),
      meanRound: mean(rounds),
    };
  });
}

export function streaksOf(games: readonly GameFacts[]): Streaks {
  let [now, longest, lost, longestLost] = [0, 0, 0, 0];
  for (const { won } of games) {
    now = won ? now + 1 : 0;
    lost = won ? 0 : lost + 1;
    longest = Math.max(longest, now);
    longestLost = Math.max(longestLost, lost);
  }
  return { now, longest, longestLost };
}

/** For each game and its variants, the luck of the deals next to the results. */
export function fortunes(games: readonly GameFacts[], lucks: LuckByGame, reviews: ReviewByGame): Fortune[] {
  return playedIn(games).flatMap((of) => {
    const own = gamesOf(games, of);
    const dealt = own.filter(({ key }) => lucks.has(key));
    const deals = dealt.flatMap(({ key, you }) =>
      lucks.get(key)!.map(({ margins, exact }) => ({ luck: margins[you]!, exact })),
    );
    const judged = own.filter(({ key }) => reviews.has(key));
    const reviewed = judged.reduce((sum, { rounds }) => sum + rounds.length, 0);
    const given = judged.reduce((sum, { key, you }) => sum + pointsLost(reviews.get(key)!, you), 0);
    if (deals.length === 0) return [];
    return [
      {
        of,
        rounds: deals.length,
        exact: deals.filter(({ exact }) => exact).length,
        luck: mean(deals.map(({ luck }) => luck)),
        margin: mean(dealt.flatMap(({ rounds }) => rounds.map(({ margin }) => margin))),
        reviewed,
        given: given / Math.max(1, reviewed),
      },
    ];
  });
}
