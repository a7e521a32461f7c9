/**
 * Information-set Monte Carlo tree search over the contract of any game (Cowling, Powley and Whitehouse 2012).
 *
 * Each iteration plays in one world, a deal that is consistent with what the seat sees. All worlds share one tree, which
 * holds only what the seat would see. A move is judged by the worlds in which it was legal.
 */

import type { Common, Game, Seat, Seen } from '@boneyard/rules/game';
import { sideNumbers } from '@boneyard/rules/sides';
import { type Thinking, YIELD_EVERY } from './bot';
import { type DescentOptions, descent } from './descent';
import { heuristicsOf } from './games';
import type { ListedMove } from './heuristics';
import { paceOf } from './pace';
import { playOut } from './playout';
import { noRewards, settle } from './reward';
import { edgesOf, FIELDS, MOVE, NONE, newTree, TOTAL, VISITS } from './tree';
import { type Belief, worldsOf } from './worlds';

/** Parts of the search that can be switched off, so that the arena can measure what each is worth. */
export interface SearchOptions extends DescentOptions {
  /** Whose moves make worlds more or less likely. */
  readonly belief: Belief;
  /** Whether positions in which nothing is hidden are solved exactly. */
  readonly exact: boolean;
}

export const FULL_SEARCH: SearchOptions = { explore: 0.5, belief: 'others', exact: true };

/** If only the best move is wanted, the search stops once no other move can overtake the most visited one. */
export type Wanted = 'move' | 'figures';

/** What the search found about a move. */
export interface Finding {
  readonly move: ListedMove;
  readonly visits: number;
  /** Mean reward, 0 to 1. */
  readonly worth: number;
  /** Expected points gained minus the most that any other side gains. */
  readonly margin: number;
  /** Chance of winning the round, 0 to 1. */
  readonly chance: number;
}

/** Playouts that measure the usual size of a margin before the search starts. */
const SCALE_PLAYOUTS = 8;

/** The moves that were visited, most visits first. */
export function* search(
  game: Game,
  view: Seen<Common>,
  seat: Seat,
  thinking: Thinking,
  skill: SearchOptions = FULL_SEARCH,
  wanted: Wanted = 'figures',
): Generator<void, readonly Finding[]> {
  const { random } = thinking;
  const pace = paceOf(thinking);
  const heuristics = heuristicsOf(game);
  const tree = newTree();
  const rewards = noRewards(view.table.players);
  const puzzle = { game, heuristics, view, seat, random };
  const worlds = worldsOf(puzzle, skill.belief);
  const whose = { before: view.scores, sides: sideNumbers(game, view.table) };
  let size = 0;
  for (let i = 0; i < SCALE_PLAYOUTS; i++) {
    const end = playOut(game, heuristics, worlds.states[worlds.next()]!, skill.picks ?? heuristics.picks, random);
    settle(game, end, { ...whose, usual: 1 }, rewards);
    size += Math.abs(rewards.margin[seat]!);
  }
  const scale = { ...whose, usual: 1 + size / SCALE_PLAYOUTS };

  const { path, down, rootOf } = descent(puzzle, worlds, tree, skill);
  /** Sums over all iterations, by the first edge that the seat took. */
  const margins: number[] = [];
  const chances: number[] = [];

  function iterate(): void {
    settle(game, down(worlds.next()), scale, rewards);
    let own = NONE;
    for (let i = path.length - 1; i >= 0; i--) {
      const edge = path.edges[i]!;
      const mover = path.movers[i]!;
      tree.fields[edge * FIELDS + VISITS]!++;
      tree.doubles[edge * (FIELDS / 2) + TOTAL]! += rewards.worth[mover]!;
      if (mover === seat) own = edge;
    }
    margins[own] = (margins[own] ?? 0) + rewards.margin[seat]!;
    chances[own] = (chances[own] ?? 0) + rewards.share[seat]!;
  }

  /** Whether one move leads by more visits than there are iterations left. */
  function isDecided(left: number): boolean {
    let most = 0;
    let second = 0;
    for (const edge of edgesOf(tree, rootOf(seat))) {
      const visits = tree.fields[edge * FIELDS + VISITS]!;
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return most - second > left;
  }

  let done = 0;
  let decided = false;
  for (let batch = pace.next(); batch > 0 && !decided; batch = pace.next()) {
    for (let left = batch - 1; left >= 0 && !decided; left--) {
      iterate();
      // Not once a batch: batch sizes depend on the clock, and a budget of iterations must give the same on every machine.
      if (++done % YIELD_EVERY === 0 && wanted === 'move') decided = isDecided(left + pace.left());
    }
    yield;
  }

  const findings: Finding[] = [];
  for (const edge of edgesOf(tree, rootOf(seat))) {
    const visits = tree.fields[edge * FIELDS + VISITS]!;
    if (visits === 0) continue;
    findings.push({
      move: tree.fields[edge * FIELDS + MOVE]!,
      visits,
      worth: tree.doubles[edge * (FIELDS / 2) + TOTAL]! / visits,
      margin: margins[edge]! / visits,
      chance: chances[edge]! / visits,
    });
  }
  return findings.sort((a, b) => b.visits - a.visits || b.worth - a.worth);
}
