/** Draws a line of dominoes: first from end to end, then the arms that branch off. */

import { across, type Domino, high, isDouble, low, shows, writeDomino } from '@boneyard/rules/families/dominoes';
import { type End, pipOf, sidesOf } from '@boneyard/rules/families/line';
import { listOf, type Tiles } from '@boneyard/rules/families/tiles';
import type { Console } from '../console';
import { paragraph, wrap } from './lines';

/** A laid domino, the number that joins it to its anchor, and the dominoes laid on it. */
interface Node {
  readonly domino: Domino;
  readonly joined: number | undefined;
  readonly arms: Node[];
}

/** A domino and the one it was laid on; the first domino has no anchor. */
export interface JoinedDomino {
  readonly domino: Domino;
  readonly anchor: Domino | undefined;
}

function tree(line: readonly JoinedDomino[]): Node | undefined {
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

/** The numbers of a domino that are still open. */
function freePips({ domino, joined, arms }: Node): number[] {
  if (isDouble(domino)) return [high(domino)];
  const taken = [joined, ...arms.map((arm) => arm.joined)];
  return [high(domino), low(domino)].filter((pip) => !taken.includes(pip));
}

function shown(left: number, right: number, { paint }: Console): string {
  const text = `[${left}|${right}]`;
  return left === right ? paint('bold', text) : text;
}

/** The dominoes of an arm, from this one outwards. Branches on the way are added to `branches`. */
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
  const out = wrap(line, io);
  // A branch can have branches itself; they are appended while the loop runs.
  for (const [anchor, node] of branches) {
    const tiles = arm(node, branches).map(([near, far]) => shown(near, far, io));
    out.push(`  ${io.words.terminal.line.arm(writeDomino(anchor))}`, ...wrap(tiles, io, '    '));
  }
  return out;
}

/** `line` lists the dominoes in the order in which they were laid. */
export function drawLine(line: readonly JoinedDomino[], ends: readonly End[], io: Console): string[] {
  const { emptyTable, openEnds } = io.words.terminal.line;
  const root = tree(line);
  if (!root) return [`  ${emptyTable}`];
  const open = ends.flatMap((end) => Array.from({ length: sidesOf(end) }, () => String(pipOf(end))));
  const note = paragraph(openEnds(io.words.speech.and(open)), io);
  return [...rows(root, io), ...note.map((text) => io.paint('dim', text))];
}

/** Each domino with its higher number first. */
export function drawHand(hand: Tiles | undefined, io: Console): string[] {
  const dominoes = hand ? listOf(hand) : [];
  if (dominoes.length === 0) return [`  ${io.words.terminal.emptyHand}`];
  return wrap(
    dominoes.map((domino) => `${shown(high(domino), low(domino), io)} `),
    io,
  );
}
