/** What a state keeps, worked out afresh. */

import { describe, expect, test } from 'vitest';
import { listOf } from '../../families/tiles';
import { seeded } from '../../random';
import { anyTable, randomRound, tableFrom } from '../../testing/tables';
import { dominoesIn, landing, levelOf, placeOf } from './construction';
import { magnetic as game } from './magnetic';
import type { MagneticTable } from './options';
import type { State } from './position';

describe('what the state keeps', () => {
  test('dominoes in hands, on the table and in the stock are always the box', () => {
    const random = seeded('recount');
    for (let i = 0; i < 40; i++) {
      const table = anyTable(game, random) as MagneticTable;
      for (const { state } of randomRound(game, table, game.deal(table, random), random)) {
        const { hands, held, construction, known, start, left } = state as State;
        expect(hands.map((hand) => listOf(hand).length)).toEqual(held);
        expect(known.every((tiles, seat) => listOf(tiles).every((tile) => listOf(hands[seat]!).includes(tile)))).toBe(
          true,
        );
        if (table.options.mode === 'flat') continue;
        const all = [...hands, dominoesIn(construction)].flatMap(listOf).length + left;
        expect(all).toBe(listOf(start.box).length);
      }
    }
  });

  test('the levels of a tower follow from the order of laying', () => {
    const random = seeded('levels');
    for (let i = 0; i < 40; i++) {
      const table = tableFrom(game, [i, 1, i, i >> 1]) as MagneticTable;
      for (const { state } of randomRound(game, table, game.deal(table, random), random)) {
        const { laid } = (state as State).construction;
        for (const [n, brick] of laid.entries()) expect(levelOf(brick)).toBe(landing(laid.slice(0, n), placeOf(brick)));
      }
    }
  });
});
