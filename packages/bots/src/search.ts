/**
 * Information-set Monte Carlo tree search over the contract of any game (Cowling, Powley and Whitehouse 2012).
 *
 * Each iteration plays in one world that the seat may be in; the tree is shared by all of them and holds only what the seat
 * would see. A move is judged by the worlds in which it was there to be chosen.
 */

import type { Common, Game, Seat, Seen } from '@boneyard/rules/game';
import { BREATH, type Thinking } from './bot';
import { descent, type Manner } from './descent';
import { paced } from './pace';
import { playOut } from './playout';
import { noRewards, settle } from './reward';
import type { Plain } from './senses/sense';
import { senseOf } from './senses/senses';
import { NONE, sapling } from './tree';
import { worldsOf } from './worlds';

/** What thought may be told to do otherwise, so that the arena can show what each part is worth. */
export interface Skill extends Manner {
  /** Are worlds weighed by what the others did in them? */
  readonly belief: boolean;
  /** Is it played exactly where nothing is hidden? */
  readonly exact: boolean;
}

export const SKILL: Skill = { explore: 0.5, belief: true, exact: true };

/** Who wants only the best move need not go on when no other can be looked at more often any more. */
export type Wanted = 'move' | 'figures';

/** What was found about a move. */
export interface Finding {
  readonly move: Plain;
  readonly visits: number;
  /** What it is worth, 0 to 1. */
  readonly worth: number;
  /** Expected points of the round beyond the best of the others. */
  readonly margin: number;
  /** The chance to win the round. */
  readonly chance: number;
}

/** Playouts from which the usual size of a margin is taken. */
const SOUNDINGS = 8;

/** The moves that were looked at, most looked at first. */
export function* search(
  game: Game,
  view: Seen<Common>,
  seat: Seat,
  thinking: Thinking,
  skill: Skill = SKILL,
  wanted: Wanted = 'figures',
): Generator<void, readonly Finding[]> {
  const { random } = thinking;
  const pace = paced(thinking);
  const sense = senseOf(game);
  const tree = sapling();
  const rewards = noRewards(view.table.players);
  const puzzle = { game, sense, view, seat, random };
  const worlds = worldsOf(puzzle, skill.belief);
  let size = 0;
  for (let i = 0; i < SOUNDINGS; i++) {
    const end = playOut(game, sense, worlds.next(), skill.picks ?? sense.picks, random);
    settle(game, end, { before: view.scores, usual: 1 }, rewards);
    size += Math.abs(rewards.margin[seat]!);
  }
  const scale = { before: view.scores, usual: 1 + size / SOUNDINGS };

  const { path, down, rootOf } = descent(puzzle, tree, skill);
  /** By the edge that the seat took first: sums over the iterations. */
  const margins: number[] = [];
  const chances: number[] = [];

  function iterate(): void {
    settle(game, down(worlds.next()), scale, rewards);
    let own = NONE;
    for (let i = path.length - 1; i >= 0; i--) {
      const edge = path.edges[i]!;
      const mover = path.movers[i]!;
      tree.visits[edge]!++;
      tree.total[edge]! += rewards.worth[mover]!;
      if (mover === seat) own = edge;
    }
    margins[own] = (margins[own] ?? 0) + rewards.margin[seat]!;
    chances[own] = (chances[own] ?? 0) + rewards.share[seat]!;
  }

  /** Is one move so far in front that nobody can catch up with so many iterations? */
  function isDecided(left: number): boolean {
    let most = 0;
    let second = 0;
    for (let edge = tree.first[rootOf(seat)]!; edge !== NONE; edge = tree.next[edge]!) {
      const visits = tree.visits[edge]!;
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return most - second > left;
  }

  let done = 0;
  let decided = false;
  for (let row = pace.next(); row > 0 && !decided; row = pace.next()) {
    for (let left = row - 1; left >= 0 && !decided; left--) {
      iterate();
      // Rows are as long as the clock has it; with a budget of iterations the same ones must be done on every machine.
      if (++done % BREATH === 0 && wanted === 'move') decided = isDecided(left + pace.left());
    }
    yield;
  }

  const findings: Finding[] = [];
  for (let edge = tree.first[rootOf(seat)]!; edge !== NONE; edge = tree.next[edge]!) {
    const visits = tree.visits[edge]!;
    if (visits === 0) continue;
    findings.push({
      move: tree.move[edge]!,
      visits,
      worth: tree.total[edge]! / visits,
      margin: margins[edge]! / visits,
      chance: chances[edge]! / visits,
    });
  }
  return findings.sort((a, b) => b.visits - a.visits || b.worth - a.worth);
}
