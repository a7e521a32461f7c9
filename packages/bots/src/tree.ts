/** The tree of a search. Its edges are moves, in flat arrays, so that a million of them take only 48 MB. */

import type { ListedMove } from './heuristics';

/** 48 bytes each, so 48 MB at most. A full tree stops growing, and iterations play out without it. */
const MOST_EDGES = 1 << 20;
const FEWEST_EDGES = 1 << 12;

/** No edge has the number of the root. */
export const NONE = 0;
export const ROOT = 0;

/**
 * Most fields of an edge are needed at once, so they lie together: this is how many there are, and where each is. The node that
 * an edge leads to has the same number and needs only FIRST. The root, and nodes that no edge leads to, take an edge's room.
 */
export const FIELDS = 8;
/** The first edge of the node, or NONE. */
export const FIRST = 0;
/** The next edge of the same node, or NONE. */
export const NEXT = 1;
/** The node that the edge leaves. */
const NODE = 2;
export const MOVE = 3;
export const VISITS = 4;
/** How many times the move was legal; it is not legal in every world. */
export const OFFERS = 5;
/** In `doubles`, where an edge has half as many fields: the sum of the mover's rewards. */
export const TOTAL = 3;

/** In `holds`: the probability has not been computed yet. */
export const UNASKED = -1;
/** In `holds`: the move needs no verdict. */
export const SURE = 2;

export interface SearchTree {
  /** How many numbers of edges and nodes are in use. */
  size: number;
  fields: Int32Array;
  /** The same memory as `fields`. */
  doubles: Float64Array;
  /** By edge, like `holds`. */
  appeal: Float32Array;
  /** The estimated probability that the construction holds, or UNASKED or SURE. */
  holds: Float32Array;
  /** A hash table of the edges; NONE where it is free. At most half of it is taken. */
  index: Int32Array;
}

function treeWithRoom(edges: number): SearchTree {
  const fields = new Int32Array(edges * FIELDS);
  return {
    size: 1,
    fields,
    doubles: new Float64Array(fields.buffer),
    appeal: new Float32Array(edges),
    holds: new Float32Array(edges),
    index: new Int32Array(edges * 2),
  };
}

export function newTree(): SearchTree {
  return treeWithRoom(FEWEST_EDGES);
}

/** Where the search for an edge in the index begins. */
function placeOf(node: number, move: ListedMove): number {
  const mixed = Math.imul(Math.imul(node, 0x9e3779b1) ^ move, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

function enter({ fields, index }: SearchTree, edge: number): void {
  const mask = index.length - 1;
  let place = placeOf(fields[edge * FIELDS + NODE]!, fields[edge * FIELDS + MOVE]!) & mask;
  while (index[place] !== NONE) place = (place + 1) & mask;
  index[place] = edge;
}

function grow(tree: SearchTree): void {
  const larger = treeWithRoom(tree.appeal.length * 2);
  larger.fields.set(tree.fields);
  larger.appeal.set(tree.appeal);
  larger.holds.set(tree.holds);
  Object.assign(tree, { ...larger, size: tree.size });
  for (let edge = 1; edge < tree.size; edge++) if (tree.fields[edge * FIELDS + NODE] !== NOWHERE) enter(tree, edge);
}

/** Nodes that one position may need besides its moves, if several seats act at once. */
const NODES = 16;

/** Makes room for all moves and nodes of one position; false if the tree is full. */
export function hasRoom(tree: SearchTree, moves: number): boolean {
  while (tree.size + moves + NODES > tree.appeal.length) {
    if (tree.appeal.length >= MOST_EDGES) return false;
    grow(tree);
  }
  return true;
}

/** In NODE: no edge leads to this node. */
const NOWHERE = -1;

export function addNode(tree: SearchTree): number {
  tree.fields[tree.size * FIELDS + NODE] = NOWHERE;
  return tree.size++;
}

/** The edge of a move, or NONE if it has not been added. */
export function edgeOf({ fields, index }: SearchTree, node: number, move: ListedMove): number {
  const mask = index.length - 1;
  for (let place = placeOf(node, move) & mask; ; place = (place + 1) & mask) {
    const edge = index[place]!;
    if (edge === NONE || (fields[edge * FIELDS + MOVE] === move && fields[edge * FIELDS + NODE] === node)) return edge;
  }
}

/** Adds an edge after `last`, or as the node's first. */
export function addEdge(tree: SearchTree, node: number, last: number, move: ListedMove, appeal: number): number {
  const { fields } = tree;
  const edge = tree.size++;
  const before = last === NONE ? node * FIELDS + FIRST : last * FIELDS + NEXT;
  fields[edge * FIELDS + NEXT] = fields[before]!;
  fields[before] = edge;
  fields[edge * FIELDS + NODE] = node;
  fields[edge * FIELDS + MOVE] = move;
  tree.appeal[edge] = appeal;
  tree.holds[edge] = UNASKED;
  enter(tree, edge);
  return edge;
}

/** The edges of a node in the order in which they were added. */
export function edgesOf({ fields }: SearchTree, node: number): number[] {
  const edges: number[] = [];
  for (let edge = fields[node * FIELDS + FIRST]!; edge !== NONE; edge = fields[edge * FIELDS + NEXT]!) edges.push(edge);
  return edges.sort((a, b) => a - b);
}
