/** Values that the state caches for speed equal those computed again from the deal and the moves. */

import { listOf, tilesOf } from '@boneyard/rules/families/tiles';
import { story } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { anyTable, randomRound } from '@boneyard/rules/testing/tables';
import { expect, test } from 'vitest';
import { cellAt, cornersOf, type QuadBoard, spotAt, xOf, yOf } from './board';
import { laidBy, lays, write } from './move';
import type { State } from './position';
import { quad } from './quad';
import { corner } from './quads';

function crossings(x: number, y: number): string[] {
  return [`${x},${y + 1}`, `${x + 1},${y + 1}`, `${x + 1},${y}`, `${x},${y}`];
}

const sorted = (spots: readonly number[]) => [...spots].sort((a, b) => a - b);

/** The board computed from scratch: checks every cell near a tile. */
export function boardOf(laid: readonly number[]): QuadBoard {
  const numbers = new Map<string, number>();
  const taken = new Set<string>();
  for (const spot of laid) {
    const [x, y] = [xOf(spot >> 12), yOf(spot >> 12)];
    taken.add(`${x},${y}`);
    for (const [i, crossing] of crossings(x, y).entries()) numbers.set(crossing, corner(cornersOf(spot), i));
  }
  const open: number[] = [];
  const waiting: number[] = [];
  const looked = new Set<string>();
  for (const spot of laid)
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        const [x, y] = [xOf(spot >> 12) + dx, yOf(spot >> 12) + dy];
        if (taken.has(`${x},${y}`) || looked.has(`${x},${y}`)) continue;
        looked.add(`${x},${y}`);
        const asked = crossings(x, y).map((crossing) => numbers.get(crossing) ?? 7);
        const pattern = Number.parseInt(asked.join(''), 8);
        const beside = [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
        (beside.some((cell) => taken.has(cell)) ? open : waiting).push(spotAt(cellAt(x, y)!, pattern));
      }
  return { laid, open: sorted(open), waiting: sorted(waiting) };
}

/** Throws if a cached value differs from the computed one. */
export function recount(state: State): void {
  const told = story(state.log);
  const laid = told.flatMap(({ move }) => (lays(move) ? [move] : []));
  const { open, waiting } = state.board;
  expect({ laid: state.board.laid, open: sorted(open), waiting: sorted(waiting) }).toEqual(boardOf(laid));
  const drawers = told.flatMap(({ seat, move }) => (write(move) === 'draw' ? [seat] : []));
  expect(state.drawers).toEqual(drawers);
  expect(state.left).toBe(state.start.stock.length - drawers.length);
  expect(state.ply).toBe(told.length);
  const gone = new Set(laid.map(laidBy));
  const hands = state.start.hands.map((dealt, seat) =>
    [...dealt, ...state.start.stock.filter((_, i) => drawers[i] === seat)].filter((tile) => !gone.has(tile)),
  );
  expect(state.hands).toEqual(hands.map(tilesOf));
  expect(state.held).toEqual(hands.map((hand) => hand.length));
  if (!state.ended)
    expect(listOf(quad.view(state, undefined).start.box!)).toEqual(
      [...state.start.hands.flat(), ...state.start.stock].sort((a, b) => a - b),
    );
  let passes = 0;
  for (const { move } of told) passes = write(move) === 'pass' ? passes + 1 : 0;
  expect(state.passes).toBe(passes);
}

test('open cells and their corners, hands and counts equal a recount in every state of random rounds', () => {
  const random = seeded('recount');
  for (let i = 0; i < 40; i++) {
    const agreed = anyTable(quad, random) as Parameters<typeof quad.deal>[0];
    for (const { state } of randomRound(quad, agreed, quad.deal(agreed, random), random)) recount(state as State);
  }
});
