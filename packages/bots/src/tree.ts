/** The tree of a search: moves as edges in flat arrays, so that a million of them stay within a few dozen megabytes. */

import type { Plain } from './senses/sense';

/** 40 bytes each, so 40 MB at most. A full tree grows no more; its leaves are played out again and again. */
export const MOST_EDGES = 1 << 20;
const FEWEST_EDGES = 1 << 12;

export const NONE = -1;
export const ROOT = 0;
/** Nobody has asked yet how likely it is to hold; there is nothing to ask. */
export const UNASKED = -1;
export const SURE = 2;

export interface Tree {
  edges: number;
  nodes: number;
  /** By node: its first edge, or NONE. */
  first: Int32Array;
  /** By edge: the next edge of the same node, or NONE. */
  next: Int32Array;
  move: Int32Array;
  /** The node it leads to, NONE before it has been gone twice. */
  child: Int32Array;
  visits: Int32Array;
  /** How often it could have been chosen: in some worlds it cannot. */
  offers: Int32Array;
  /** The sum of what the mover got. */
  total: Float64Array;
  appeal: Float32Array;
  /** How likely a construction is thought to hold, or one of the words above. */
  holds: Float32Array;
}

function room(edges: number): Tree {
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

export function sapling(): Tree {
  return room(FEWEST_EDGES);
}

function grow(tree: Tree): void {
  const larger = room(tree.move.length * 2);
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

/** What a position with several seats to act takes besides its moves. */
const NODES = 16;

/** There is room for a whole position's moves and the nodes around it. */
export function hasRoom(tree: Tree, moves: number): boolean {
  while (tree.edges + moves >= tree.move.length || tree.nodes + NODES >= tree.first.length) {
    if (tree.move.length >= MOST_EDGES) return false;
    grow(tree);
  }
  return true;
}

export function addNode(tree: Tree): number {
  tree.first[tree.nodes] = NONE;
  return tree.nodes++;
}

/** A new edge behind `last`, or as the node's first. */
export function addEdge(tree: Tree, node: number, last: number, move: Plain, appeal: number): number {
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
