/** A drop finds the placement that the player means. */

import { fresh } from '@boneyard/rules/game';
import { pick, seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { bead } from '../rules/bead';
import { examine } from '../rules/explain';
import { moveCalled, setUp, tableOf } from '../rules/testing';
import { around, layOut, middleOf } from './layout';
import { aim, firstTry, isTurnedSo, lyingBy, lyingIn, shifted, tileOf, turnedOn } from './placements';

const ROOM = { width: 20, height: 12 };

function held(tile: string, turn: number) {
  return { tile, index: 0, turn };
}

/** Positions of games played at random, a few moves apart. */
function positions() {
  const random = seeded('aiming');
  const table = tableOf(2, { referee: 'auto' });
  return Array.from({ length: 4 }, () => {
    let state = bead.start(table, bead.deal(table, random), fresh(2));
    const all = [state];
    while (!bead.outcome(state)) {
      const [seat] = bead.toAct(state);
      state = bead.play(state, seat!, pick(bead.moves(state, seat!), random));
      all.push(state);
    }
    return all.filter((one, i) => i % 4 === 0 && !bead.outcome(one));
  }).flat();
}

describe('a domino dropped', () => {
  test('on the middle of a legal place, turned as it would lie there, is laid there', () => {
    let tried = 0;
    for (const view of positions()) {
      const layout = layOut(lyingIn(view), [], ROOM);
      const [seat] = bead.toAct(view);
      for (const move of bead.moves(view, seat!).map(bead.write)) {
        const lying = lyingBy(move);
        if (!lying) continue;
        const tile = tileOf(move)!;
        const turn = [0, 1, 2, 3].find((one) => isTurnedSo(held(tile, one), lying))!;
        const point = middleOf(layout.frame, lying);
        expect(aim({ layout, view, seat: seat!, picked: held(tile, turn), point })).toBe(move);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  test('finds the only legal way to lie on a place, however it is turned', () => {
    // Only with its 1 beside the 1-1 does a domino fit.
    const view = setUp({ hands: [['1-3'], ['1-4']], square: ['1-1', '1-2'] });
    const layout = layOut(lyingIn(view), [], ROOM);
    const north = middleOf(layout.frame, { at: { x: 0, y: 2 }, way: 'E' });
    for (const turn of [0, 1, 2, 3])
      expect(aim({ layout, view, seat: 0, picked: held('1-3', turn), point: north })).toBe('1-3@0,2E');
  });

  test('chooses between two ways on one place by how it is turned', () => {
    const view = setUp({ hands: [['2-5'], ['1-4']], square: ['1-3', '3-1'] });
    const layout = layOut(lyingIn(view), [], ROOM);
    const point = middleOf(layout.frame, { at: { x: 0, y: 2 }, way: 'E' });
    const found = (turn: number) => aim({ layout, view, seat: 0, picked: held('2-5', turn), point });
    expect([found(3), found(1)]).toEqual(['2-5@0,2E', '5-2@0,2E']);
  });

  test('near no legal place means the cells right under it, so that the table can say why not', () => {
    const view = setUp({ hands: [['1-3'], ['1-4']], square: ['1-1', '1-2'] });
    const layout = layOut(lyingIn(view), [], ROOM);
    const point = middleOf(layout.frame, { at: { x: 0, y: 0 }, way: 'E' });
    const move = aim({ layout, view, seat: 0, picked: held('1-3', 3), point: { x: point.x, y: point.y - 0.5 } })!;
    expect(examine(view, moveCalled(move)).breaks).toBe('cell taken');
  });

  test('far from everything means nothing', () => {
    const view = setUp({ hands: [['1-3'], ['1-4']], square: ['1-1', '1-2'] });
    const layout = layOut(lyingIn(view), [], ROOM);
    expect(aim({ layout, view, seat: 0, picked: held('1-3', 0), point: { x: 1, y: 1 } })).toBeUndefined();
  });

  test('on the place of the square is the secret choice', () => {
    const view = setUp({ options: { strategic: true }, hands: [['1-2'], ['1-2']], turned: [false, false] });
    const layout = layOut([], [], ROOM);
    const point = middleOf(layout.frame, { at: { x: 0, y: 0 }, way: 'N' });
    expect(aim({ layout, view, seat: 0, picked: held('1-2', 0), point })).toBe('choose 1-2');
    expect(aim({ layout, view, seat: 0, picked: held('1-2', 0), point: { x: 1, y: 1 } })).toBeUndefined();
  });
});

describe('without being told what fits', () => {
  const view = setUp({ hands: [['1-3'], ['1-4']], square: ['1-1', '1-2'] });
  const layout = layOut(lyingIn(view), around(lyingIn(view)), ROOM);
  const north = middleOf(layout.frame, { at: { x: 0, y: 2 }, way: 'E' });

  test('a domino lies as it is turned, on the cells right under it, whether it fits there or not', () => {
    const found = (turn: number) =>
      aim({ layout, view, seat: 0, picked: held('1-3', turn), point: north, unaided: true });
    expect([found(1), found(3)]).toEqual(['3-1@0,2E', '1-3@0,2E']);
    expect(examine(view, moveCalled(found(1)!)).breaks).toBe('no cycle');
  });

  test('the room is the same whatever fits', () => {
    const all = [...layout.tiles, { at: { x: 2, y: 0 }, way: 'N', first: 3, second: 4 } as const];
    const room = ({ west, east, south, north: top }: typeof layout) => [west, east, south, top];
    expect(room(layout)).toEqual([-2, 3, -2, 3]);
    expect(room(layOut(all, around(all), ROOM))).toEqual([-2, 4, -2, 3]);
  });

  test('keys begin above the square, and go from cell to cell as far as the room', () => {
    expect(firstTry(layout, held('1-3', 0))).toBe('3-1@0,2N');
    expect(shifted(layout, '3-1@0,2N', -1, 0)).toBe('3-1@-1,2N');
    // The northern half is at the edge of the room already.
    expect(shifted(layout, '3-1@0,2N', 0, 1)).toBe('3-1@0,2N');
    expect(turnedOn('3-1@-1,2N', held('1-3', 3))).toBe('1-3@-1,2E');
  });
});

describe('a turn of the tile', () => {
  test.each([
    [0, '2-1@0,2N'],
    [1, '2-1@0,2E'],
    [2, '1-2@0,2N'],
    [3, '1-2@0,2E'],
  ])('%i quarters clockwise from its first half on top is %s', (turn, move) => {
    for (const other of [0, 1, 2, 3]) expect(isTurnedSo(held('1-2', other), lyingBy(move)!)).toBe(other === turn);
  });

  test('a double looks the same turned round', () => {
    expect([0, 1, 2, 3].map((turn) => isTurnedSo(held('3-3', turn), lyingBy('3-3@0,2E')!))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
