/** The tree of a search. Its edges are moves, in flat arrays, so that a million of them take only 40 MB. */

import type { ListedMove } from './heuristics';

/** 40 bytes each, so 40 MB at most. A full tree stops growing, and iterations play out from its leaves. */
export const MOST_EDGES = 1 << 20;
const FEWEST_EDGES = 1 << 12;

export const NONE = -1;
export const ROOT = 0;
/** In `holds`: the probability has not been computed yet. */
export const UNASKED = -1;
/** In `holds`: the move needs no verdict. */
export const SURE = 2;

export interface SearchTree {
  edges: number;
  nodes: number;
  /** By node: its first edge, or NONE. All other arrays are by edge. */
  first: Int32Array;
  /** The next edge of the same node, or NONE. */
  next: Int32Array;
  move: Int32Array;
  /** The node it leads to; NONE until the edge has been visited twice. */
  child: Int32Array;
  visits: Int32Array;
  /** How many times the move was legal; it is not legal in every world. */
  offers: Int32Array;
  /** Sum of the mover's rewards. */
  total: Float64Array;
  appeal: Float32Array;
  /** The estimated probability that the construction holds, or UNASKED or SURE. */
  holds: Float32Array;
}

function treeWithRoom(edges: number): SearchTree {
  return {
    edges: 0,
    nodes: 1,
    first: new Int32Array(edges).fill(NONE, 0, 1),
    next: new Int32Array(edges),
    move: new Int32Array(edges),
    child: new Int32Array(edges),
    visits: new Int32Array(edges),
    offers: new Int32Array(edges),
    total: new Float64Array(edges),
    appeal: new Float32Array(edges),
    holds: new Float32Array(edges),
  };
}

export function newTree(): SearchTree {
  return treeWithRoom(FEWEST_EDGES);
}

function grow(tree: SearchTree): void {
  const larger = treeWithRoom(tree.move.length * 2);
  larger.first.set(tree.first);
  larger.next.set(tree.next);
  larger.move.set(tree.move);
  larger.child.set(tree.child);
  larger.visits.set(tree.visits);
  larger.offers.set(tree.offers);
  larger.total.set(tree.total);
  larger.appeal.set(tree.appeal);
  larger.holds.set(tree.holds);
  Object.assign(tree, { ...larger, edges: tree.edges, nodes: tree.nodes });
}

/** Nodes that one position may need besides its moves, if several seats act at once. */
const NODES = 16;

/** Makes room for all moves and nodes of one position; false if the tree is full. */
export function hasRoom(tree: SearchTree, moves: number): boolean {
  while (tree.edges + moves >= tree.move.length || tree.nodes + NODES >= tree.first.length) {
    if (tree.move.length >= MOST_EDGES) return false;
    grow(tree);
  }
  return true;
}

export function addNode(tree: SearchTree): number {
  tree.first[tree.nodes] = NONE;
  return tree.nodes++;
}

/** Adds an edge after `last`, or as the node's first. */
export function addEdge(tree: SearchTree, node: number, last: number, move: ListedMove, appeal: number): number {
  const edge = tree.edges++;
  if (last === NONE) tree.first[node] = edge;
  else tree.next[last] = edge;
  tree.next[edge] = NONE;
  tree.move[edge] = move;
  tree.child[edge] = NONE;
  tree.visits[edge] = 0;
  tree.offers[edge] = 0;
  tree.total[edge] = 0;
  tree.appeal[edge] = appeal;
  tree.holds[edge] = UNASKED;
  return edge;
}
