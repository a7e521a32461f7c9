/** A line of dominoes in a terminal: from end to end, then the arms that branch off it. */

import { across, type Domino, high, isDouble, low, shows, writeDomino } from '@boneyard/rules/families/dominoes';
import { type End, pipOf, sidesOf } from '@boneyard/rules/families/line';
import { listOf, type Tiles } from '@boneyard/rules/families/tiles';
import type { Console } from '../console';
import { paragraph, wrapped } from './lines';

/** A laid domino, the number it is joined by, and what was laid on it. */
interface Node {
  readonly domino: Domino;
  readonly joined: number | undefined;
  readonly arms: Node[];
}

/** A domino and what it was laid on; the first one leads. */
export interface Joined {
  readonly domino: Domino;
  readonly anchor: Domino | undefined;
}

function tree(line: readonly Joined[]): Node | undefined {
  const nodes = new Map<Domino, Node>();
  let first: Node | undefined;
  for (const { domino, anchor } of line) {
    const parent = anchor === undefined ? undefined : nodes.get(anchor);
    const joined = parent && freePips(parent).find((pip) => shows(domino, pip));
    const node: Node = { domino, joined, arms: [] };
    parent?.arms.push(node);
    nodes.set(domino, node);
    first ??= node;
  }
  return first;
}

/** The numbers on which something can still be laid on this domino. */
function freePips({ domino, joined, arms }: Node): number[] {
  if (isDouble(domino)) return [high(domino)];
  const taken = [joined, ...arms.map((arm) => arm.joined)];
  return [high(domino), low(domino)].filter((pip) => !taken.includes(pip));
}

/** A domino as it lies. */
export function shown(left: number, right: number, { paint }: Console): string {
  const text = `[${left}|${right}]`;
  return left === right ? paint('bold', text) : text;
}

/** The arm that starts with this domino, outwards, and the branches that leave it on the way. */
function arm(node: Node, branches: [Domino, Node][]): [near: number, far: number][] {
  const near = node.joined ?? high(node.domino);
  const [on, ...others] = node.arms;
  for (const other of others) branches.push([node.domino, other]);
  return [[near, across(node.domino, near)], ...(on ? arm(on, branches) : [])];
}

function rows(root: Node, io: Console): string[] {
  const branches: [Domino, Node][] = [];
  const sides = isDouble(root.domino)
    ? root.arms.slice(0, 2)
    : [high(root.domino), low(root.domino)].map((pip) => root.arms.find((one) => one.joined === pip));
  for (const extra of isDouble(root.domino) ? root.arms.slice(2) : []) branches.push([root.domino, extra]);
  const left = sides[0] ? arm(sides[0], branches) : [];
  const right = sides[1] ? arm(sides[1], branches) : [];
  const line = [
    ...left.reverse().map(([near, far]) => shown(far, near, io)),
    io.paint('yellow', shown(high(root.domino), low(root.domino), io)),
    ...right.map(([near, far]) => shown(near, far, io)),
  ];
  const out = wrapped(line, io);
  // Branches may branch again; they join the end of the list while it is walked.
  for (const [anchor, node] of branches) {
    const tiles = arm(node, branches).map(([near, far]) => shown(near, far, io));
    out.push(`  ${io.words.boards.classic.arm(writeDomino(anchor))}`, ...wrapped(tiles, io, '    '));
  }
  return out;
}

/** The line, in the order it was laid, and its open ends. */
export function drawnLine(line: readonly Joined[], ends: readonly End[], io: Console): string[] {
  const { emptyTable, openEnds } = io.words.boards.classic;
  const root = tree(line);
  if (!root) return [`  ${emptyTable}`];
  const open = ends.flatMap((end) => Array.from({ length: sidesOf(end) }, () => String(pipOf(end))));
  const note = paragraph(openEnds(io.words.speech.and(open)), io);
  return [...rows(root, io), ...note.map((text) => io.paint('dim', text))];
}

/** Dominoes in a hand, the higher number first. */
export function drawnHand(hand: Tiles | undefined, io: Console): string[] {
  const dominoes = hand ? listOf(hand) : [];
  if (dominoes.length === 0) return [`  ${io.words.terminal.emptyHand}`];
  return wrapped(
    dominoes.map((domino) => `${shown(high(domino), low(domino), io)} `),
    io,
  );
}
