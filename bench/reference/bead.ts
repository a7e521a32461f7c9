/** A simple engine for the bead game: it tries every tile in every place and scans the whole board each time. */

import { firstOf, isDouble, lowerFirst, type Shape, secondOf } from '@boneyard/games/bead/rules/beads';
import type { Deal } from '@boneyard/games/bead/rules/position';
import type { Random } from '@boneyard/rules/random';

const PLAYERS = 2;

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly way: 'E' | 'N';
  readonly first: number;
  readonly second: number;
}

const cell = (x: number, y: number) => (x + 100) * 1000 + y + 100;

/** The board: a map of colours and a list of dominoes. */
interface Table {
  readonly colours: Map<number, number>;
  readonly dominoes: Laid[];
}

function lay({ colours, dominoes }: Table, domino: Laid): void {
  dominoes.push(domino);
  colours.set(cell(domino.x, domino.y), domino.first);
  const [dx, dy] = domino.way === 'E' ? [1, 0] : [0, 1];
  colours.set(cell(domino.x + dx, domino.y + dy), domino.second);
}

function reach({ colours }: Table, x: number, y: number, dx: number, dy: number): number[] {
  const run: number[] = [];
  for (let i = 1; ; i++) {
    const colour = colours.get(cell(x + i * dx, y + i * dy));
    if (colour === undefined) return run;
    run.push(colour);
  }
}

/** The new length if a group is extended, 0 if none is, −1 if the run is not a cycle. */
function lengthOf(behind: readonly number[], middle: readonly number[], ahead: readonly number[]): number {
  const run = [...behind.toReversed(), ...middle, ...ahead];
  const repeat = run.indexOf(run[0]!, 1);
  const period = repeat < 0 ? run.length : repeat;
  if (new Set(run.slice(0, period)).size < period) return -1;
  for (let i = period; i < run.length; i++) if (run[i] !== run[i - period]) return -1;
  return behind.length > 1 || ahead.length > 1 ? run.length : 0;
}

function sideBySide({ dominoes }: Table, { x, y, way }: Laid): number {
  const [dx, dy] = way === 'E' ? [0, 1] : [1, 0];
  const lies = (i: number) => dominoes.some((one) => one.way === way && one.x === x + i * dx && one.y === y + i * dy);
  let count = 1;
  for (let i = 1; lies(i); i++) count++;
  for (let i = -1; lies(i); i--) count++;
  return count;
}

/** The points of a placement, 0 if it is illegal. */
function pointsOf(table: Table, domino: Laid): number {
  const { x, y, way, first, second } = domino;
  const [dx, dy] = way === 'E' ? [1, 0] : [0, 1];
  if (table.colours.has(cell(x, y)) || table.colours.has(cell(x + dx, y + dy))) return 0;
  let groups = 0;
  let product = first === second ? 2 : 1;
  for (const length of [
    lengthOf(reach(table, x, y, -dx, -dy), [first, second], reach(table, x + dx, y + dy, dx, dy)),
    lengthOf(reach(table, x, y, -dy, -dx), [first], reach(table, x, y, dy, dx)),
    lengthOf(reach(table, x + dx, y + dy, -dy, -dx), [second], reach(table, x + dx, y + dy, dy, dx)),
  ]) {
    if (length < 0) return 0;
    if (length === 0) continue;
    groups++;
    product *= length;
  }
  return groups >= 2 && sideBySide(table, domino) < 4 ? product : 0;
}

/** Tries every domino of the hand, in both directions, on every empty cell near the laid dominoes. */
function rescan(table: Table, hand: readonly Shape[]): Laid[] {
  const near = new Map<number, readonly [number, number]>();
  for (const { x, y, way } of table.dominoes)
    for (let i = x - 2; i <= x + (way === 'E' ? 2 : 1); i++)
      for (let j = y - 2; j <= y + (way === 'E' ? 1 : 2); j++)
        if (!table.colours.has(cell(i, j))) near.set(cell(i, j), [i, j]);
  const found: Laid[] = [];
  for (const shape of new Set(hand)) {
    const [low, high] = [firstOf(lowerFirst(shape)), secondOf(lowerFirst(shape))];
    const lying = low === high ? [[low, high] as const] : [[low, high] as const, [high, low] as const];
    for (const [x, y] of near.values())
      for (const [first, second] of lying)
        for (const way of ['E', 'N'] as const) {
          const domino = { x, y, way, first, second };
          if (pointsOf(table, domino) > 0) found.push(domino);
        }
  }
  return found;
}

/** Plays a game with `referee: auto`. */
export function rescanGame(deal: Deal, random: Random): { plies: number; scores: number[] } {
  const table: Table = { colours: new Map(), dominoes: [] };
  for (const [x, pair] of deal.square!.entries())
    lay(table, { x, y: 0, way: 'N', first: firstOf(pair), second: secondOf(pair) });
  const hands = deal.hands.map((hand) => [...hand]);
  const scores = [0, 0];
  let passes = 0;
  let plies = 0;
  let out = false;
  for (let turn = deal.lead; passes < PLAYERS && !(out && turn === deal.lead); turn = 1 - turn) {
    const hand = hands[turn]!;
    const moves = rescan(table, hand);
    plies++;
    if (moves.length === 0) {
      passes++;
      continue;
    }
    passes = 0;
    const domino = moves[random.below(moves.length)]!;
    scores[turn]! += pointsOf(table, domino);
    lay(table, domino);
    const [low, high] = [Math.min(domino.first, domino.second), Math.max(domino.first, domino.second)];
    const at = hand.findIndex((shape) => firstOf(lowerFirst(shape)) === low && secondOf(lowerFirst(shape)) === high);
    hand.splice(at, 1);
    if (hand.length === 0) out = true;
  }
  for (const [seat, hand] of hands.entries()) for (const shape of hand) scores[seat]! -= isDouble(shape) ? 5 : 25;
  return { plies, scores };
}
