/** Dominoes in a terminal: the line from end to end, then the arms that branch off it. */

import { across, type Domino, high, isDouble, low, shows, writeDomino } from '@boneyard/rules/families/dominoes';
import { pipOf, sidesOf } from '@boneyard/rules/families/line';
import { listOf } from '@boneyard/rules/families/tiles';
import { story } from '@boneyard/rules/game';
import { anchorIn, laid } from '@boneyard/rules/games/classic/moves';
import type { View } from '@boneyard/rules/games/classic/position';
import type { Console } from '../console';
import type { Board } from './board';
import { paragraph, wrapped } from './lines';

/** A laid domino, the number it is joined by, and what was laid on it. */
interface Node {
  readonly domino: Domino;
  readonly joined: number | undefined;
  readonly arms: Node[];
}

function tree(view: View): Node | undefined {
  const nodes = new Map<Domino, Node>();
  let first: Node | undefined;
  for (const { move } of story(view.log)) {
    if (move < 0) continue;
    const domino = laid(move);
    const anchor = anchorIn(move);
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

function shown(left: number, right: number, { paint }: Console): string {
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

export const classicBoard: Board = {
  table(common, io) {
    const view = common as View;
    const { emptyTable, openEnds } = io.words.boards.classic;
    const root = tree(view);
    if (!root) return [`  ${emptyTable}`];
    const ends = view.ends.flatMap((end) => Array.from({ length: sidesOf(end) }, () => String(pipOf(end))));
    const note = paragraph(openEnds(io.words.terminal.and(ends)), io);
    return [...rows(root, io), ...note.map((line) => io.paint('dim', line))];
  },
  tiles(common, seat) {
    const hand = (common as View).hands[seat];
    return hand ? listOf(hand).map(writeDomino) : [];
  },
  hand(common, seat, io) {
    const hand = (common as View).hands[seat];
    const dominoes = hand ? listOf(hand) : [];
    if (dominoes.length === 0) return [`  ${io.words.terminal.emptyHand}`];
    return wrapped(
      dominoes.map((domino) => `${shown(high(domino), low(domino), io)} `),
      io,
    );
  },
  open: () => [],
  offer(move, _view, _seat, { words }) {
    const said = words.boards.classic.moveWords;
    if (move === 'draw' || move === 'pass') return said[move];
    const [tile, anchor] = move.split('@');
    return anchor === undefined ? said.lead(tile!) : said.lay(tile!, anchor);
  },
  tell({ who, move }, { words }) {
    const { did, moveWords } = words.boards.classic;
    if (move === 'draw' || move === 'pass') return did[move](who);
    const [tile, anchor] = move.split('@');
    return anchor === undefined ? did.lead(who, tile!) : did.lay(who, moveWords.lay(tile!, anchor));
  },
  ended({ ending, best }, _view, names, { words }) {
    const said = words.boards.classic.ended;
    const { and } = words.terminal;
    const who = and(best.map((seat) => names[seat]!));
    if (ending !== 'blocked') return [said.out(who, and(names.filter((_, seat) => !best.includes(seat))))];
    return [best.length > 0 ? said.blocked(who) : said.blockedEqual];
  },
};
