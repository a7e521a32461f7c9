/** Values that the state caches, computed again. */

import { listOf } from '@boneyard/rules/families/tiles';
import { seeded } from '@boneyard/rules/random';
import { anyTable, randomRound, tableFrom } from '@boneyard/rules/testing/tables';
import { describe, expect, test } from 'vitest';
import { dominoesIn, landing, levelOf, placeOf } from './construction';
import { magnetic as game } from './magnetic';
import type { MagneticTable } from './options';
import type { State } from './position';

describe('in every state', () => {
  test('the dominoes in the hands, on the table and in the stock are the whole set', () => {
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
        expect(all).toBe(start.hands.flat().length + start.stock.length);
      }
    }
  });

  test('the levels of a tower agree with the order of laying', () => {
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
