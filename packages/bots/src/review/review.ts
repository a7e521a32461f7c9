/** Looks back at a game: what each move cost against the best, judged by what its player could know, and who stood how. */

import type { ReadRecord } from '@boneyard/engine/record';
import { type Fault, type Position, positionsOf } from '@boneyard/engine/replay';
import type { Common, Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import { type Advice, advise } from '../advice';
import { sharesOf } from '../arena/playing';
import type { Budget } from '../bot';
import { bestAtOnce } from '../casual';
import { type Cost, type Mark, markOf } from './marks';

export interface Reviewed {
  readonly round: number;
  readonly ply: number;
  readonly seat: Seat;
  /** As the record has it. */
  readonly move: string;
  /** How many moves there were to choose from. */
  readonly choices: number;
  readonly mark: Mark;
  readonly cost: Cost;
  /** What would have been best, and what was expected of it. */
  readonly best: Advice;
  /** The best of the others, if there was a choice. */
  readonly second: Advice | undefined;
  /** The best move brings most at once, so that anybody would have seen it. */
  readonly plain: boolean;
  /** The chance of each seat to win the round before the move. */
  readonly chances: readonly number[];
}

/** How a round ended: what is left of the chances is who won it. */
export interface RoundEnd {
  readonly round: number;
  readonly chances: readonly number[];
}

export interface Review {
  readonly game: GameId;
  readonly players: number;
  readonly names: readonly string[] | undefined;
  readonly moves: readonly Reviewed[];
  /** Of the rounds that were played to their end. */
  readonly ends: readonly RoundEnd[];
}

export interface Far {
  readonly done: number;
  readonly all: number;
}

export type Advisor = typeof advise;

/** Without how a domino was let go and what became of it: neither is the player's choice of a move. */
function plain(move: string): string {
  return move.replace(/(~[^!]*)?!?$/, '');
}

/** What was expected of the move that was made. One that is not among the best few is at most as good as the last of them. */
function expected(advice: readonly Advice[], move: string): Advice {
  return advice.find((one) => plain(one.move) === plain(move)) ?? { ...advice.at(-1)!, move };
}

/** What the move that was made gave away against the best. */
function costOf(best: Advice, made: Advice): Cost {
  return { chance: Math.max(0, best.chance - made.chance), margin: Math.max(0, best.margin - made.margin) };
}

/** A move without a choice is thought about only to know how its player stood. */
const FORCED = 4;

function lesser(budget: Budget): Budget {
  if ('milliseconds' in budget) return { milliseconds: budget.milliseconds / FORCED };
  return { iterations: Math.ceil(budget.iterations / FORCED) };
}

/** The chance that one seat gives itself; the others share the rest as they did before. */
function shifted(before: readonly number[], seat: Seat, chance: number): number[] {
  const others = 1 - before[seat]!;
  const even = (1 - chance) / (before.length - 1);
  return before.map((was, at) => {
    if (at === seat) return chance;
    return others > 0 ? (was / others) * (1 - chance) : even;
  });
}

/** The move that an entry of a record makes, and whose it is. */
function entryOf(entry: string): { readonly seat: Seat; readonly move: string } {
  const space = entry.indexOf(' ');
  return { seat: Number(entry.slice(0, space)), move: entry.slice(space + 1) };
}

/** A move was made between two positions of the same round; a round that is given up adds a position without one. */
function follows(before: Position, after: Position): boolean {
  const [then, now]: Common[] = [before.match.state, after.match.state];
  return then!.round === now!.round && then!.ply < now!.ply;
}

/** Says how far it is whenever the thought takes a breath; whoever runs it may stop. The fault is that of a broken record. */
export function* review(
  record: ReadRecord,
  budget: Budget,
  clock: () => number,
  ask: Advisor = advise,
): Generator<Far, Review | Fault> {
  const { game, table, names } = record;
  const id = game.id as GameId;
  const positions = positionsOf(record);
  if (isProblem(positions)) return positions;
  const steps = positions
    .slice(1)
    .flatMap((after, i) => (follows(positions[i]!, after) ? [[positions[i]!, after]] : []));
  const even = sharesOf([], table.players);
  let chances: readonly number[] = even;
  const moves: Reviewed[] = [];
  const ends: RoundEnd[] = [];
  for (const [before, after] of steps) {
    const { state } = before!.match;
    const { seat, move } = entryOf(after!.entry!);
    const { round, ply } = state;
    if (ply === 0) chances = even;
    const view = game.view(state, seat);
    const choices = game.moves(state, seat).length;
    const far = { done: moves.length, all: steps.length };
    function* asked(seed: string): Generator<Far, readonly Advice[]> {
      const thinking = { random: seeded(seed), budget: choices > 1 ? budget : lesser(budget), clock };
      const thought = ask(game, view, seat, thinking);
      for (let advice = thought.next(); ; advice = thought.next()) {
        if (advice.done) return advice.value;
        yield far;
      }
    }
    const advice = yield* asked(`review ${round} ${ply}`);
    const best = advice[0]!;
    let cost = costOf(best, expected(advice, move));
    if (markOf(id, cost) === 'slip' || markOf(id, cost) === 'blunder') {
      // What looks best is often only overrated: a fault must be one when it is looked at anew, too.
      const again = yield* asked(`review ${round} ${ply} again`);
      const anew = costOf(expected(again, best.move), expected(again, move));
      cost = { chance: Math.min(cost.chance, anew.chance), margin: Math.min(cost.margin, anew.margin) };
    }
    chances = shifted(chances, seat, best.chance);
    const plain = bestAtOnce(game, view, seat).some((one) => game.write(one) === best.move);
    const mark = markOf(id, cost);
    moves.push({ round, ply, seat, move, choices, mark, cost, best, second: advice[1], plain, chances });
    const outcome = game.outcome(after!.match.state);
    if (outcome) ends.push({ round, chances: sharesOf(outcome.best, table.players) });
  }
  return { game: id, players: table.players, names, moves, ends };
}
