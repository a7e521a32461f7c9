/**
 * One iteration of the tree search in one world: down the tree, then a playout to the end of the round. In the tree the seat
 * that searches chooses by UCB1. The others do so too, or they play as the kind of player that was drawn for them.
 */

import type { Chance, Common, Seat } from '@boneyard/rules/game';
import { chancesOf } from '@boneyard/rules/verdicts';
import type { ListedMove } from './heuristics';
import { drawLeans, THINKS, thinkers } from './kinds';
import { leaning, playOut } from './playout';
import { stepsOf } from './steps/steps';
import {
  addEdge,
  addNode,
  edgeOf,
  FIELDS,
  FIRST,
  hasRoom,
  MOVE,
  NEXT,
  NONE,
  OFFERS,
  ROOT,
  type SearchTree,
  SURE,
  TOTAL,
  UNASKED,
  VISITS,
} from './tree';
import type { SearchPosition, Worlds } from './worlds';

export interface DescentOptions {
  /** UCB1's exploration constant: higher values visit rarely visited moves more often. */
  readonly explore: number;
  /** Overrides the `picks` of the game's heuristics. */
  readonly picks?: number;
  /** Overrides the `kinds` of the game's heuristics. */
  readonly kinds?: boolean;
}

/** The edges visited in this iteration by seats that think, and which seat moved on each. */
export interface Path {
  length: number;
  readonly edges: Int32Array;
  readonly movers: Int8Array;
}

export interface Descent {
  readonly path: Path;
  /** Returns the end of the round that it reached. */
  down(world: number): Common;
  /** The root node that holds the seat's moves. */
  rootOf(seat: Seat): number;
}

const MOST_SEATS = 8;
/** No round has more moves; later ones would only get no credit. */
const LONGEST = 2048;
const ODDS = 1 << 16;
/** No edge or node has a higher number. */
const MOST_NUMBERS = 2 ** 24;

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
  worlds: Worlds,
  tree: SearchTree,
  { explore, picks = heuristics.picks, kinds = heuristics.kinds }: DescentOptions,
): Descent {
  const leans = thinkers(view.table.players);
  const steps = stepsOf(game);
  const player = steps ?? game;
  /** The same in all worlds. */
  const ownMoves: readonly ListedMove[] = game.moves(view, viewer);
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

  /** Finds or adds an edge for each move of a position, and returns the one to visit by UCB1. */
  function bestEdge(node: number, state: Common, mover: Seat, moves: readonly ListedMove[]): number {
    const { fields, doubles, appeal } = tree;
    let last = NONE;
    let next = fields[node * FIELDS + FIRST]!;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    let untried = NONE;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      let edge = next;
      // Moves come in much the same order each time, so the edge wanted is mostly the next one in the list.
      if (edge === NONE || fields[edge * FIELDS + MOVE] !== move) edge = edgeOf(tree, node, move);
      if (edge === NONE) edge = addEdge(tree, node, last, move, heuristics.appeal(state, mover, move));
      last = edge;
      next = fields[edge * FIELDS + NEXT]!;
      const offers = ++fields[edge * FIELDS + OFFERS]!;
      if (moves.length === 1) return edge;
      const n = fields[edge * FIELDS + VISITS]!;
      if (n === 0 && (untried === NONE || appeal[edge]! > appeal[untried]!)) untried = edge;
      if (untried !== NONE) continue;
      const value = doubles[edge * (FIELDS / 2) + TOTAL]! / n + explore * Math.sqrt(log(offers) / n);
      if (value > most) {
        most = value;
        best = edge;
      }
    }
    return untried === NONE ? best : untried;
  }

  /** The edge of the move that the mover's kind of player makes. The moves it could make instead need no edges. */
  function leaningEdge(node: number, state: Common, mover: Seat, moves: readonly ListedMove[]): number {
    const move = leaning(heuristics, state, mover, moves, leans[mover]!, random);
    const edge = edgeOf(tree, node, move);
    return edge === NONE ? addEdge(tree, node, NONE, move, 0) : edge;
  }

  /** The move of an edge with a random verdict, where moves need one: it may fail. */
  function ruled(edge: number, state: Common, mover: Seat): unknown {
    const move = tree.fields[edge * FIELDS + MOVE]!;
    if (!game.verdicts || tree.holds[edge] === SURE) return move;
    const chances = chancesOf(game, state, mover, move);
    if (chances.length === 0) {
      tree.holds[edge] = SURE;
      return move;
    }
    if (tree.holds[edge] === UNASKED)
      tree.holds[edge] = heuristics.holds?.(state, mover, move) ?? shareOfFirst(chances);
    return random.below(ODDS) < tree.holds[edge]! * ODDS ? move : chances[chances.length - 1]!.move;
  }

  function down(world: number): Common {
    if (kinds) drawLeans(worlds.likelihoods, world, viewer, heuristics.doubt, random, leans);
    const start = worlds.states[world]!;
    let state = steps?.own(start) ?? start;
    let atStart = true;
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
        const moves: readonly ListedMove[] = atStart && mover === viewer ? ownMoves : game.moves(state, mover);
        if (!hasRoom(tree, moves.length)) return playOut(game, heuristics, state, picks, random, leans);
        const from = simultaneous ? seatNodeOf(node, mover) : node;
        const thinks = leans[mover] === THINKS;
        const edge = thinks ? bestEdge(from, state, mover, moves) : leaningEdge(from, state, mover, moves);
        const { fields } = tree;
        const isNew = fields[edge * FIELDS + VISITS] === 0;
        if (thinks) {
          path.edges[path.length] = edge;
          path.movers[path.length++] = mover;
        } else fields[edge * FIELDS + VISITS] = 1;
        const move = ruled(edge, state, mover);
        state = player.play(state, mover, move);
        atStart = false;
        if (isNew) inTree = false;
        else if (simultaneous) after = nodeIn(jointNodes, after * MOST_NUMBERS + edge);
        else after = move === fields[edge * FIELDS + MOVE] ? edge : nodeIn(jointNodes, -edge);
      }
      node = after;
    }
    return playOut(game, heuristics, state, picks, random, leans);
  }

  return { path, down, rootOf: (seat) => seatNodes.get(ROOT * MOST_SEATS + seat) ?? ROOT };
}
