/** The search for two extra plays finds the same as trying all pairs of tiles in all places. */

import { tilesOf } from '@boneyard/rules/families/tiles';
import { fresh } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { pick, seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import { type QuadBoard, withLaid } from './board';
import { laidBy } from './move';
import { firstExtras, hasPair, placements } from './moves';
import type { QuadTable } from './options';
import { quad } from './quad';

function tryEveryTwo(board: QuadBoard, hand: readonly number[]): number[] {
  return placements(board, tilesOf(hand)).filter((first) => {
    const rest = hand.filter((tile) => tile !== laidBy(first));
    return placements(withLaid(board, first), tilesOf(rest)).length > 0;
  });
}

test.each([125, 70])('from every hand of one to four tiles, set of %i', (set) => {
  const random = seeded(`pairs ${set}`);
  const agreed = setTable(quad, 3, { set, match: { rounds: 1 } }) as QuadTable;
  let narrowed = 0;
  for (let i = 0; i < 60; i++) {
    let state = quad.start(agreed, quad.deal(agreed, random), fresh(3));
    while (!state.ended) {
      state = quad.play(state, state.turn, pick(quad.moves(state, state.turn), random));
      const box = [...state.start.hands.flat(), ...state.start.stock];
      const unlaid = box.filter((tile) => !state.board.laid.map(laidBy).includes(tile));
      const hand = Array.from({ length: 1 + random.below(4) }, () => pick(unlaid, random));
      const expected = tryEveryTwo(state.board, [...new Set(hand)]);
      expect(firstExtras(state.board, tilesOf(hand))).toEqual(expected);
      expect(hasPair(state.board, tilesOf(hand))).toBe(expected.length > 0);
      if (expected.length < placements(state.board, tilesOf(hand)).length) narrowed++;
    }
  }
  expect(narrowed).toBeGreaterThan(100);
});
