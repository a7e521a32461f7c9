/**
 * One iteration of the tree search in one world: down the tree, then a playout to the end of the round. In the tree the seat
 * that searches chooses by UCB1. The others do so too, or they play as the kind of player that was drawn for them.
 */

import type { Chance, Common, Seat } from '@boneyard/rules/game';
import { chancesOf } from '@boneyard/rules/verdicts';
import type { ListedMove } from './heuristics';
import { drawLeans, noise, THINKS, thinkers } from './kinds';
import { playOut } from './playout';
import { addEdge, addNode, hasRoom, MOST_EDGES, NONE, ROOT, type SearchTree, SURE, UNASKED } from './tree';
import type { SearchPosition, World } from './worlds';

export interface DescentOptions {
  /** UCB1's exploration constant: higher values visit rarely visited moves more often. */
  readonly explore: number;
  /** Overrides the `picks` of the game's heuristics. */
  readonly picks?: number;
  /** Overrides the `kinds` of the game's heuristics. */
  readonly kinds?: boolean;
}

/** The edges visited in this iteration, and which seat moved on each. */
export interface Path {
  length: number;
  readonly edges: Int32Array;
  readonly movers: Int8Array;
}

export interface Descent {
  readonly path: Path;
  /** Returns the end of the round that it reached. */
  down(world: World): Common;
  /** The root node that holds the seat's moves. */
  rootOf(seat: Seat): number;
}

const MOST_SEATS = 8;
/** No round has more moves; later ones would only get no credit. */
const LONGEST = 2048;
const ODDS = 1 << 16;

/** The search takes a logarithm for every move it considers, mostly of small integers, so these are cached. */
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
  { game, heuristics, view, seat: viewer, random }: SearchPosition,
  tree: SearchTree,
  { explore, picks = heuristics.picks, kinds = heuristics.kinds }: DescentOptions,
): Descent {
  const leans = thinkers(view.table.players);
  const path: Path = { length: 0, edges: new Int32Array(LONGEST), movers: new Int8Array(LONGEST) };
  /** Where several seats act at once, each has a node of its own, which must not depend on the others' answers. */
  const seatNodes = new Map<number, number>();
  /** Nodes after a combination of simultaneous answers, or after a move that did not hold. */
  const jointNodes = new Map<number, number>();

  function nodeIn(nodes: Map<number, number>, key: number): number {
    let node = nodes.get(key);
    if (node === undefined) {
      node = addNode(tree);
      nodes.set(key, node);
    }
    return node;
  }

  const seatNodeOf = (node: number, mover: Seat) => nodeIn(seatNodes, node * MOST_SEATS + mover);

  /** Finds or adds an edge for each move of a position, and returns the one to visit. */
  function chosen(node: number, state: Common, mover: Seat, moves: readonly ListedMove[]): number {
    const { first, next, move: moveOf, offers, visits, total, appeal } = tree;
    let cursor = first[node]!;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    let untried = NONE;
    const lean = leans[mover]!;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      let edge = cursor;
      // Moves come in much the same order each time, so the edge wanted is mostly the next one in the list.
      if (edge === NONE || moveOf[edge] !== move) {
        let last = NONE;
        for (edge = first[node]!; edge !== NONE && moveOf[edge] !== move; edge = next[edge]!) last = edge;
        if (edge === NONE) edge = addEdge(tree, node, last, move, heuristics.appeal(state, mover, move));
      }
      cursor = next[edge]!;
      offers[edge]!++;
      let value: number;
      if (lean === THINKS) {
        const n = visits[edge]!;
        if (n === 0 && (untried === NONE || appeal[edge]! > appeal[untried]!)) untried = edge;
        if (untried !== NONE) continue;
        value = total[edge]! / n + explore * Math.sqrt(log(offers[edge]!) / n);
      } else value = lean * appeal[edge]! + noise(random);
      if (value > most) {
        most = value;
        best = edge;
      }
    }
    return untried === NONE ? best : untried;
  }

  /** The move of an edge with a random verdict, where moves need one: it may fail. */
  function ruled(edge: number, state: Common, mover: Seat): unknown {
    const move = tree.move[edge]!;
    if (tree.holds[edge] === SURE) return move;
    const chances = chancesOf(game, state, mover, move);
    if (chances.length === 0) {
      tree.holds[edge] = SURE;
      return move;
    }
    if (tree.holds[edge] === UNASKED)
      tree.holds[edge] = heuristics.holds?.(state, mover, move) ?? shareOfFirst(chances);
    return random.below(ODDS) < tree.holds[edge]! * ODDS ? move : chances[chances.length - 1]!.move;
  }

  /** The node that an edge leads to, where only one seat acts. */
  function behind(edge: number, held: boolean): number {
    if (!held) return nodeIn(jointNodes, -1 - edge);
    if (tree.child[edge] === NONE) tree.child[edge] = addNode(tree);
    return tree.child[edge]!;
  }

  function down(world: World): Common {
    if (kinds) drawLeans(world.likelihoods, viewer, heuristics.doubt, random, leans);
    let { state } = world;
    let node = ROOT;
    let inTree = true;
    path.length = 0;
    while (inTree) {
      const seats = game.toAct(state);
      if (seats.length === 0) return state;
      const simultaneous = seats.length > 1;
      let after = node;
      for (let i = 0; i < seats.length; i++) {
        const mover = seats[i]!;
        const moves: readonly ListedMove[] = game.moves(state, mover);
        if (!hasRoom(tree, moves.length)) return playOut(game, heuristics, state, picks, random, leans);
        const edge = chosen(simultaneous ? seatNodeOf(node, mover) : node, state, mover, moves);
        path.edges[path.length] = edge;
        path.movers[path.length++] = mover;
        const move = ruled(edge, state, mover);
        state = game.play(state, mover, move);
        if (tree.visits[edge] === 0) inTree = false;
        else if (simultaneous) after = nodeIn(jointNodes, after * MOST_EDGES + edge);
        else after = behind(edge, move === tree.move[edge]);
      }
      node = after;
    }
    return playOut(game, heuristics, state, picks, random, leans);
  }

  return { path, down, rootOf: (seat) => seatNodes.get(ROOT * MOST_SEATS + seat) ?? ROOT };
}
