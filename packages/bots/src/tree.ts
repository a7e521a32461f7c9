/** The tree of a search. Its edges are moves, in flat arrays, so that a million of them take only 36 MB. */

import type { ListedMove } from './heuristics';

/** 36 bytes each, so 36 MB at most. A full tree stops growing, and iterations play out from its leaves. */
const MOST_EDGES = 1 << 20;
const FEWEST_EDGES = 1 << 12;

/**
 * An edge is known by where its fields begin, which lie together because most of them are needed at once. The node that it leads
 * to needs only FIRST, so it is the edge itself. The root and nodes that no edge leads to take as much room as an edge.
 */
const FIELDS = 8;
/** The first edge of the node, or NONE. */
export const FIRST = 0;
/** The next edge of the same node, or NONE. */
export const NEXT = 1;
export const MOVE = 2;
export const VISITS = 3;
/** How many times the move was legal; it is not legal in every world. */
export const OFFERS = 4;
/** In `floats`. */
export const APPEAL = 5;

/** Where the root is, so no edge is there. */
export const NONE = 0;
export const ROOT = 0;
/** In `holds`: the probability has not been computed yet. */
export const UNASKED = -1;
/** In `holds`: the move needs no verdict. */
export const SURE = 2;

export interface SearchTree {
  /** Where the next edge or node will begin. */
  end: number;
  /** All fields but the last two, which are one number of twice the size. `floats` and `doubles` are the same memory. */
  fields: Int32Array;
  floats: Float32Array;
  doubles: Float64Array;
  /** The estimated probability that the construction holds, or UNASKED or SURE. */
  holds: Float32Array;
}

/** Where the sum of the mover's rewards is in `doubles`. */
export function totalOf(edge: number): number {
  return (edge >> 1) + 3;
}

/** Where an edge is in `holds`. */
export function holdsOf(edge: number): number {
  return edge / FIELDS;
}

/** Nodes that one position may need besides its moves, if several seats act at once. */
const NODES = 16;

function treeWithRoom(edges: number): SearchTree {
  const fields = new Int32Array((edges + NODES) * FIELDS);
  const { buffer } = fields;
  return {
    end: FIELDS,
    fields,
    floats: new Float32Array(buffer),
    doubles: new Float64Array(buffer),
    holds: new Float32Array(edges + NODES),
  };
}

export function newTree(): SearchTree {
  return treeWithRoom(FEWEST_EDGES);
}

function grow(tree: SearchTree, edges: number): void {
  const larger = treeWithRoom(edges);
  larger.fields.set(tree.fields);
  larger.holds.set(tree.holds);
  Object.assign(tree, { ...larger, end: tree.end });
}

/** Makes room for all moves and nodes of one position; false if the tree is full. */
export function hasRoom(tree: SearchTree, moves: number): boolean {
  for (;;) {
    const room = tree.holds.length - NODES;
    if (tree.end + moves * FIELDS <= room * FIELDS) return true;
    if (room >= MOST_EDGES) return false;
    grow(tree, room * 2);
  }
}

export function addNode(tree: SearchTree): number {
  const node = tree.end;
  tree.end += FIELDS;
  return node;
}

/** Adds an edge after `last`, or as the node's first. */
export function addEdge(tree: SearchTree, node: number, last: number, move: ListedMove, appeal: number): number {
  const edge = addNode(tree);
  tree.fields[last === NONE ? node + FIRST : last + NEXT] = edge;
  tree.fields[edge + MOVE] = move;
  tree.floats[edge + APPEAL] = appeal;
  tree.holds[holdsOf(edge)] = UNASKED;
  return edge;
}
