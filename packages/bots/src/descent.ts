/** One way down the tree of a search, in one world: along what has been found good or little looked at, then played out. */

import type { Chance, Common, Seat } from '@boneyard/rules/game';
import { playOut } from './playout';
import type { Plain } from './senses/sense';
import { addEdge, addNode, hasRoom, MOST_EDGES, NONE, ROOT, SURE, type Tree, UNASKED } from './tree';
import type { Puzzle } from './worlds';

export interface Manner {
  /** How much a move that was looked at little is looked at again. */
  readonly explore: number;
  /** In place of what the sense of the game says. */
  readonly picks?: number;
}

/** The edges that were gone, and whose they are. */
export interface Path {
  length: number;
  readonly edges: Int32Array;
  readonly movers: Int8Array;
}

export interface Descent {
  readonly path: Path;
  /** Gives the end of the round that it came to. */
  down(world: Common): Common;
  /** The node with the moves of one seat where the tree begins. */
  rootOf(seat: Seat): number;
}

const MOST_SEATS = 8;
/** No round is longer; what is beyond would only not be credited. */
const LONGEST = 2048;
const ODDS = 1 << 16;

/** Search takes a logarithm for every move it looks at, mostly of the same small numbers. */
const LOGS = Float64Array.from({ length: 1 << 14 }, (_, n) => Math.log(n));

function log(n: number): number {
  return n < LOGS.length ? LOGS[n]! : Math.log(n);
}

function shareOfFirst(chances: readonly Chance<unknown>[]): number {
  let sum = 0;
  for (const { weight } of chances) sum += weight;
  return chances[0]!.weight / sum;
}

export function descent(
  { game, sense, random }: Puzzle,
  tree: Tree,
  { explore, picks = sense.picks }: Manner,
): Descent {
  const path: Path = { length: 0, edges: new Int32Array(LONGEST), movers: new Int8Array(LONGEST) };
  /** Where several seats answer at once, each has edges of its own that know nothing of the others' answers. */
  const corners = new Map<number, number>();
  /** What follows several answers taken together, or a move that did not hold. */
  const joints = new Map<number, number>();

  function nodeIn(nodes: Map<number, number>, key: number): number {
    let node = nodes.get(key);
    if (node === undefined) {
      node = addNode(tree);
      nodes.set(key, node);
    }
    return node;
  }

  const cornerOf = (node: number, mover: Seat) => nodeIn(corners, node * MOST_SEATS + mover);

  /** Finds the edges of all moves of a position, makes those that are missing, and gives the one to go (UCB1). */
  function chosen(node: number, state: Common, mover: Seat, moves: readonly Plain[]): number {
    const { first, next, move: moveOf, offers, visits, total, appeal } = tree;
    let cursor = first[node]!;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    let untried = NONE;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      let edge = cursor;
      // Moves come in much the same order each time, so the edge is mostly the one behind the last.
      if (edge === NONE || moveOf[edge] !== move) {
        let last = NONE;
        for (edge = first[node]!; edge !== NONE && moveOf[edge] !== move; edge = next[edge]!) last = edge;
        if (edge === NONE) edge = addEdge(tree, node, last, move, sense.appeal(state, mover, move));
      }
      cursor = next[edge]!;
      offers[edge]!++;
      const n = visits[edge]!;
      if (n === 0) {
        if (untried === NONE || appeal[edge]! > appeal[untried]!) untried = edge;
        continue;
      }
      if (untried !== NONE) continue;
      const value = total[edge]! / n + explore * Math.sqrt(log(offers[edge]!) / n);
      if (value > most) {
        most = value;
        best = edge;
      }
    }
    return untried === NONE ? best : untried;
  }

  /** The move of an edge as it comes out: where somebody has to rule on it, it may fail. */
  function ruled(edge: number, state: Common, mover: Seat): unknown {
    const move = tree.move[edge]!;
    if (tree.holds[edge] === SURE) return move;
    const chances = game.chances(state, mover, move);
    if (chances.length === 0) {
      tree.holds[edge] = SURE;
      return move;
    }
    if (tree.holds[edge] === UNASKED) tree.holds[edge] = sense.holds?.(state, mover, move) ?? shareOfFirst(chances);
    return random.below(ODDS) < tree.holds[edge]! * ODDS ? move : chances[chances.length - 1]!.move;
  }

  /** The node behind an edge, where nobody else answers at the same time. */
  function behind(edge: number, held: boolean): number {
    if (!held) return nodeIn(joints, -1 - edge);
    if (tree.child[edge] === NONE) tree.child[edge] = addNode(tree);
    return tree.child[edge]!;
  }

  function down(world: Common): Common {
    let state = world;
    let node = ROOT;
    let known = true;
    path.length = 0;
    while (known) {
      const seats = game.toAct(state);
      if (seats.length === 0) return state;
      const together = seats.length > 1;
      let after = node;
      for (let i = 0; i < seats.length; i++) {
        const mover = seats[i]!;
        const moves: readonly Plain[] = game.moves(state, mover);
        if (!hasRoom(tree, moves.length)) return playOut(game, sense, state, picks, random);
        const edge = chosen(together ? cornerOf(node, mover) : node, state, mover, moves);
        path.edges[path.length] = edge;
        path.movers[path.length++] = mover;
        const move = ruled(edge, state, mover);
        state = game.play(state, mover, move);
        if (tree.visits[edge] === 0) known = false;
        else if (together) after = nodeIn(joints, after * MOST_EDGES + edge);
        else after = behind(edge, move === tree.move[edge]);
      }
      node = after;
    }
    return playOut(game, sense, state, picks, random);
  }

  return { path, down, rootOf: (seat) => corners.get(ROOT * MOST_SEATS + seat) ?? ROOT };
}
