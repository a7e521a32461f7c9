/** `explain` allows exactly what `moves` lists: tries every domino in hand on every place near the construction, at every end. */

import { high, low } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import { type Random, seeded } from '@boneyard/rules/random';
import { tableFrom } from '@boneyard/rules/testing/tables';
import { expect, test } from 'vitest';
import { explain } from './explain';
import { magnetic } from './magnetic';
import type { PlainMove } from './move';
import { moves } from './moves';
import { cellAt, cellOf, EAST, EAST_SIDE, halvesOf, NO_SIDE, NORTH, placeAt, WEST_SIDE, xOf, yOf } from './place';
import type { State } from './position';

function* placesNear({ construction, hands, turn }: State): Generator<PlainMove> {
  const cells = construction.laid.map(cellOf);
  const [xs, ys] = [cells.map(xOf), cells.map(yOf)];
  for (let x = Math.min(...xs) - 3; x <= Math.max(...xs) + 3; x++)
    for (let y = Math.min(...ys) - 3; y <= Math.max(...ys) + 3; y++)
      for (const domino of listOf(hands[turn]!))
        for (const halves of new Set([halvesOf(high(domino), low(domino)), halvesOf(low(domino), high(domino))]))
          for (const step of [EAST, NORTH])
            for (const side of [NO_SIDE, WEST_SIDE, EAST_SIDE]) yield placeAt(cellAt(x, y)!, step, halves, side);
}

function randomMove(state: State, random: Random): State {
  const listed = moves(state, state.turn);
  const chosen = listed[random.below(listed.length)]!;
  const [, falls] = magnetic.verdicts!.chances(state, state.turn, chosen);
  return magnetic.play(state, state.turn, falls && random.below(20) === 0 ? falls.move : chosen);
}

test.each([
  ['tower', [1, 0, 0]],
  ['tower, along', [1, 1, 0]],
  ['tower, at the ends', [1, 0, 1]],
  ['staggered', [2, 0, 0]],
] as const)('in every state of random rounds: %s', (name, picks) => {
  const random = seeded(name);
  for (const players of [0, 1, 2]) {
    const table = tableFrom(magnetic, [players, ...picks]) as State['table'];
    let state = magnetic.start(table, magnetic.deal(table, random), {
      round: 0,
      scores: [0, 0, 0, 0].slice(0, players + 2),
    });
    while (!state.ended && state.ply < 40) {
      if (state.construction.laid.length > 0) {
        const allowed = [...placesNear(state)].filter(
          (place) => explain(state, state.turn, place).breaks === undefined,
        );
        const listed = moves(state, state.turn).filter((move) => move >= 0);
        expect(allowed.map(magnetic.write).sort()).toEqual([...listed].map(magnetic.write).sort());
      }
      state = randomMove(state, random);
    }
  }
});
