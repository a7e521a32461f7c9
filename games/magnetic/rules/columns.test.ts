import { fresh } from '@boneyard/rules/game';
import { pick, seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import { columnsOf, heightOf, numberOn, sizeOf } from './columns';
import { type Brick, halfOn, numberAt, placeOf, topOf } from './construction';
import { magnetic } from './magnetic';
import { cellOfHalf } from './place';
import type { State } from './position';
import { table } from './testing';

function expectColumns(laid: readonly Brick[]): void {
  const columns = columnsOf(laid);
  for (const brick of laid)
    for (const cell of [cellOfHalf(placeOf(brick), 0), cellOfHalf(placeOf(brick), 1)]) {
      const column = columns[cell]!;
      expect(heightOf(column)).toBe(topOf(laid, cell) + 1);
      expect(sizeOf(column)).toBe(laid.filter((one) => halfOn(one, cell) >= 0).length);
      expect(numberOn(column)).toBe(numberAt(laid, cell, topOf(laid, cell)));
    }
}

test.each(['tower', 'staggered'] as const)('%s: the columns updated brick by brick are those of all bricks', (mode) => {
  const random = seeded(mode);
  const agreed = table({ mode, hands: ['6-6', '5-5'] }).table;
  for (let i = 0; i < 20; i++) {
    let state: State = magnetic.start(agreed, magnetic.deal(agreed, random), fresh(2));
    const past = [state];
    for (;;) {
      const seat = magnetic.toAct(state)[0];
      if (seat === undefined) break;
      state = magnetic.play(state, seat, pick(magnetic.moves(state, seat), random));
      past.push(state);
      expectColumns(state.construction.laid);
      expectColumns(pick(past, random).construction.laid);
    }
  }
  // Nothing is left of a construction that is taken down.
  const { laid } = table({ mode, hands: ['6-6', '5-5'] }).construction;
  expect(columnsOf(laid).every((column) => column === 0)).toBe(true);
});
