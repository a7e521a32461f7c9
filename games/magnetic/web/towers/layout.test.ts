import { fresh } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, seeded } from '@boneyard/rules/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../../rules/explain';
import { magnetic } from '../../rules/magnetic';
import { fell } from '../../rules/move';
import { isPlace } from '../../rules/place';
import type { State, View } from '../../rules/position';
import { table as setting } from '../../rules/testing';
import { layOut, lyingAt, onGrid, onScreen, type TowerDomino } from './layout';

fc.configureGlobal({ seed: 20261115 });

/** A random position from the middle of a game without falls. */
function grown(seed: number, mode: string, moves: number): State {
  const random = seeded(seed);
  const table = setTable(magnetic, 2, { mode, ends: mode === 'tower' && seed % 2 === 0 });
  if (isProblem(table)) throw new Error('no table');
  const agreed = table as State['table'];
  let state = magnetic.start(agreed, magnetic.deal(agreed, random), fresh(2));
  for (let i = 0; i < moves && !state.ended; i++)
    state = magnetic.play(state, state.turn, pick(magnetic.moves(state, state.turn), random));
  return state;
}

const game = fc
  .tuple(fc.nat(100_000), fc.constantFrom('tower', 'staggered'), fc.integer({ min: 1, max: 40 }))
  .map(([seed, mode, moves]) => grown(seed, mode, moves));
const asked = fc.record({
  width: fc.double({ min: 4, max: 60, noNaN: true }),
  height: fc.double({ min: 4, max: 60, noNaN: true }),
});
const runs = { numRuns: 300 };

const cells = ({ halves }: TowerDomino) => halves.map(({ x, y }) => `${Math.round(x * 8)},${Math.round(y * 8)}`);

/** Every place where the seat to act can lay a domino, with its level. */
function places(view: View, frame: ReturnType<typeof layOut>['frame']): TowerDomino[] {
  return magnetic
    .moves(view, view.turn)
    .filter((move): move is number => typeof move === 'number' && isPlace(move) && !fell(move))
    .map((move) => lyingAt(frame, view.construction.laid, move, explain(view, view.turn, move).level!));
}

test('dominoes and places lie inside the room, whatever the window', () => {
  fc.assert(
    fc.property(game, asked, (state, window) => {
      const { room, frame, dominoes, shrunk } = layOut(state.construction, window);
      expect(shrunk).toBeGreaterThanOrEqual(1);
      expect(room.width / room.height).toBeCloseTo(window.width / window.height, 6);
      for (const { halves } of [...dominoes, ...places(state, frame)])
        for (const { x, y } of halves) {
          expect(x).toBeGreaterThan(0.49);
          expect(y).toBeGreaterThan(0.49);
          expect(x).toBeLessThan(room.width - 0.49);
          expect(y).toBeLessThan(room.height - 0.49);
        }
    }),
    runs,
  );
});

test('no two halves of a level share a cell, not even with a place', () => {
  fc.assert(
    fc.property(game, (state) => {
      const { frame, dominoes } = layOut(state.construction, { width: 20, height: 14 });
      const taken = new Set<string>();
      for (const lying of dominoes)
        for (const cell of cells(lying)) {
          const at = `${lying.level} ${cell}`;
          expect(taken.has(at)).toBe(false);
          taken.add(at);
        }
      for (const place of places(state, frame))
        for (const cell of cells(place)) expect(taken.has(`${place.level} ${cell}`)).toBe(false);
    }),
    runs,
  );
});

test('the two halves of a domino are neighbours, and its middle is between them', () => {
  fc.assert(
    fc.property(game, (state) => {
      for (const { x, y, turn, halves } of layOut(state.construction, { width: 20, height: 14 }).dominoes) {
        const [a, b] = halves;
        // An enlarged room has fractional offsets, so sums are rounded.
        expect(b.x - a.x).toBeCloseTo(turn === 0 ? 1 : 0, 9);
        expect(b.y - a.y).toBeCloseTo(turn === 0 ? 0 : -1, 9);
        expect(x).toBeCloseTo((a.x + b.x) / 2, 9);
        expect(y).toBeCloseTo((a.y + b.y) / 2, 9);
      }
    }),
    runs,
  );
});

test('north is up, and a point found on the screen is found again on the grid', () => {
  const frame = { room: { width: 9, height: 9 }, left: 3, top: 4 };
  expect(onScreen(frame, 0, 0)).toEqual({ x: 3, y: 5 });
  expect(onScreen(frame, 0, 1)).toEqual({ x: 3, y: 4 });
  expect(onGrid(frame, onScreen(frame, 1.25, -2.5))).toEqual({ x: 1.25, y: -2.5 });
});

test('what hangs, what is on top, the ends and the balance of a bridge in the making', () => {
  // 6-6 lies at 0,0 and 1,0; 6-5 is on its eastern half and sticks out over 2,0.
  const { construction } = setting({
    hands: ['6-6 1-1', '6-5 2-2'],
    options: { ends: true },
    moves: '0 6-6@0,0E; 1 6-5@1,0E>',
  });
  const { frame, dominoes, balance, ends } = layOut(construction, { width: 12, height: 8 });
  const [first, second] = dominoes;
  expect(first!.halves.map(({ top }) => top)).toEqual([true, false]);
  expect(second!.level).toBe(1);
  expect(second!.halves.map(({ hangs }) => hangs)).toEqual([false, true]);
  expect(balance!.centre).toEqual(onScreen(frame, 1.5, 0.5));
  expect(balance!.support).toHaveLength(4);
  expect(ends).toHaveLength(2);
});
