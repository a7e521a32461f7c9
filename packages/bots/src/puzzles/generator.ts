/** Looks for puzzles in rounds played by casual bots. The same seed finds the same puzzles on every machine. */

import { type Common, fresh, type Game, type Seat, story, type Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { type Random, seeded } from '@boneyard/rules/random';
import { chancesOf } from '@boneyard/rules/verdicts';
import { decide } from '../bot';
import { casual } from '../casual';
import { botGames, heuristicsOf } from '../games';
import type { ListedMove } from '../heuristics';
import { type BestMove, provedBest, searchedBest } from './proof';
import { PLAYERS, type ProofKind, type Puzzle } from './puzzle';

/** A kind of round to look for puzzles in. */
export interface PuzzleKind {
  /** Two if left out. */
  readonly players?: number;
  readonly options: Options;
  readonly proof: ProofKind;
  /** Deals only this many tiles to each hand and no stock, as near the end of a round. */
  readonly small?: number;
  /** Skips positions with more tiles than this in all hands together. */
  readonly most?: number;
  /** Length of each search. */
  readonly iterations?: number;
}

/** Limits on the number of legal moves: fewer make no puzzle, more are tedious. */
const FEWEST_MOVES = 3;
const MOST_MOVES = 40;
/** The decision to search is chosen from this many, starting with the third of a round. */
const EARLY = 14;
const TRIES = 100;

function dealt(game: Game, table: Table, small: number | undefined, random: Random): unknown {
  const deal = game.deal(table, random);
  if (small === undefined) return deal;
  const { hands, ...rest } = game.writeDeal(deal) as { readonly hands: readonly (readonly string[])[] };
  return game.readDeal(table, { ...rest, hands: hands.map((hand) => hand.slice(0, small)), stock: [] });
}

function played(game: Game, state: Common, seat: Seat, random: Random): unknown {
  return decide(casual, game, game.view(state, seat), seat, { random, budget: { iterations: 1 }, clock: () => 0 });
}

/** How many times in a hundred the casual bot plays a different move. */
function missed(game: Game, state: Common, seat: Seat, best: unknown, seed: string): number {
  const random = seeded(seed);
  let misses = 0;
  for (let i = 0; i < TRIES; i++) if (played(game, state, seat, random) !== best) misses++;
  return misses;
}

function seemsToHold(game: Game, state: Common, seat: Seat, move: unknown): boolean {
  return (heuristicsOf(game).holds?.(state, seat, move as ListedMove) ?? 1) > 0.5;
}

/** The puzzle in a deal, if there is one. Deals whose tower would probably fall have none. */
export async function puzzleIn(id: GameId, set: string, seed: string, from: number): Promise<Puzzle | undefined> {
  const game = gameCalled(id) as Game;
  const kinds = (await botGames[id]?.workshop())?.puzzles[set];
  if (!kinds) throw new Error(`nobody has said what the puzzles ${set} of ${id} look like`);
  const kind = kinds[from % kinds.length]!;
  const { players = PLAYERS, options, proof, small, most = Number.POSITIVE_INFINITY, iterations = 0 } = kind;
  const table = setTable(game, players, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const random = seeded(`${seed} puzzle ${from}`);
  const deal = dealt(game, table, small, random);
  let state: Common = game.start(table, deal, fresh(players));
  let wait = proof === 'search' ? 2 + random.below(EARLY) : 0;
  for (;;) {
    const seats = game.toAct(state);
    const [seat] = seats;
    if (seat === undefined) return undefined;
    const choices = game.moves(state, seat).length;
    const tiles = state.held.reduce((sum, held) => sum + held, 0);
    const fits = choices >= FEWEST_MOVES && choices <= MOST_MOVES && tiles <= most;
    if (seats.length === 1 && fits && wait-- <= 0) {
      const best: BestMove | undefined =
        proof === 'search'
          ? searchedBest(game, state, seat, iterations, `${seed} ${from}`)
          : provedBest(game, state, seat, proof);
      if (best) {
        const { move, ...known } = best;
        const misses = missed(game, state, seat, move, `${seed} casual ${from}`);
        const moves = story(state.log).map((made) => `${made.seat} ${game.write(made.move)}`);
        return {
          from,
          ...(players !== PLAYERS && { players }),
          options,
          deal: game.writeDeal(deal),
          moves,
          seat,
          best: game.write(move),
          proof,
          ...known,
          misses,
        };
      }
      if (proof === 'search') return undefined;
    }
    const move = played(game, state, seat, random);
    if (chancesOf(game, state, seat, move).length > 0 && !seemsToHold(game, state, seat, move)) return undefined;
    state = game.play(state, seat, move);
  }
}
