/** Looks for puzzles in rounds that casual bots play: the same seed finds the same ones on every machine. */

import { type Common, fresh, type Game, type Seat, story, type Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { type Random, seeded } from '@boneyard/rules/random';
import { decide } from '../bot';
import { casual } from '../casual';
import type { Plain } from '../senses/sense';
import { senseOf } from '../senses/senses';
import { type Best, provedBest, searchedBest } from './proving';
import { PLAYERS, type Proof, type Puzzle } from './puzzle';

/** A kind of round to look for puzzles in. */
interface Kind {
  readonly options: Options;
  readonly proof: Proof;
  /** Only so many tiles each, and no stock: the end of a round in which everything has been drawn. */
  readonly small?: number;
  /** How long each search is. */
  readonly iterations?: number;
}

const ROUND = { match: { rounds: 1 } } as const;

/** Taken by turns, deal after deal. */
const KINDS: Readonly<Record<GameId, readonly Kind[]>> = {
  classic: [
    { options: ROUND, proof: 'exact' },
    { options: { ...ROUND, style: 'block' }, proof: 'search', iterations: 800 },
  ],
  bead: [{ options: { ...ROUND, referee: 'auto' }, proof: 'exact' }],
  quad: [
    { options: ROUND, proof: 'exact', small: 8 },
    { options: ROUND, proof: 'search', iterations: 250 },
  ],
  magnetic: [
    { options: { ...ROUND, mode: 'tower' }, proof: 'search', iterations: 200 },
    { options: { ...ROUND, mode: 'staggered' }, proof: 'search', iterations: 200 },
  ],
};

/** Fewer choices are no puzzle, more are no pleasure. */
const FEWEST = 3;
const MOST = 40;
/** A round is searched at one of its first decisions. */
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

/** How often of a hundred times the casual bot plays something else. */
function missed(game: Game, state: Common, seat: Seat, best: unknown, seed: string): number {
  const random = seeded(seed);
  let misses = 0;
  for (let i = 0; i < TRIES; i++) if (played(game, state, seat, random) !== best) misses++;
  return misses;
}

function seemsToHold(game: Game, state: Common, seat: Seat, move: unknown): boolean {
  return (senseOf(game).holds?.(state, seat, move as Plain) ?? 1) > 0.5;
}

/** The puzzle in a deal, if there is one. Towers that would not stand give none. */
export function puzzleIn(id: GameId, seed: string, from: number): Puzzle | undefined {
  const game = gameCalled(id) as Game;
  const kinds = KINDS[id];
  const { options, proof, small, iterations = 0 } = kinds[from % kinds.length]!;
  const table = setTable(game, PLAYERS, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const random = seeded(`${seed} puzzle ${from}`);
  const deal = dealt(game, table, small, random);
  let state: Common = game.start(table, deal, fresh(PLAYERS));
  let wait = proof === 'search' ? 2 + random.below(EARLY) : 0;
  for (;;) {
    const seats = game.toAct(state);
    const [seat] = seats;
    if (seat === undefined) return undefined;
    const choices = game.moves(state, seat).length;
    if (seats.length === 1 && choices >= FEWEST && choices <= MOST && wait-- <= 0) {
      const best: Best | undefined =
        proof === 'exact'
          ? provedBest(game, state, seat)
          : searchedBest(game, state, seat, iterations, `${seed} ${from}`);
      if (best) {
        const { move, ...known } = best;
        const misses = missed(game, state, seat, move, `${seed} casual ${from}`);
        const moves = story(state.log).map((made) => `${made.seat} ${game.write(made.move)}`);
        return {
          from,
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
    if (game.chances(state, seat, move).length > 0 && !seemsToHold(game, state, seat, move)) return undefined;
    state = game.play(state, seat, move);
  }
}
