/** Moves that change a state lead where the moves of the rules lead, at random tables. */

import type { Common, Game } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { anyTable, randomRound } from '@boneyard/rules/testing/tables';
import { expect, test } from 'vitest';
import { classic } from '../rules/classic';
import type { State } from '../rules/position';
import { steps } from './steps';

const game: Game = classic;

/** All but what was played before. */
function remaining(state: Common): Partial<State> {
  const { log, ply, stuck, ...rest } = state as State;
  return rest;
}

test('a round played by steps has the states of the game', () => {
  const random = seeded('steps');
  for (let round = 0; round < 300; round++) {
    const table = anyTable(game, random);
    let own: Common | undefined;
    for (const { state, done } of randomRound(game, table, game.deal(table, random), random)) {
      const before = structuredClone(state);
      own ??= steps.own(state);
      expect(remaining(own)).toEqual(remaining(state));
      // A step from any state of the game leaves that state as it is.
      if (done) steps.play(steps.own(state), done.seat, done.move);
      expect(state).toEqual(before);
      if (done) own = steps.play(own, done.seat, done.move);
    }
  }
});
