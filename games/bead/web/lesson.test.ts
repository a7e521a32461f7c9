/** What the lessons say of their positions is true. */

import { matchOf } from '@boneyard/engine/position';
import { expect, test } from 'vitest';
import { bead as game } from '../rules/bead';
import { explain } from '../rules/explain';
import { isPlacement } from '../rules/moves';
import type { State } from '../rules/position';
import { moveCalled } from '../rules/testing';
import { bead, claims } from './lesson';

function stateOf(steps: typeof bead | typeof claims, id: string): State {
  return matchOf([...steps].find((step) => step.id === id)!).state as State;
}

test('D makes a vertical group longer and joins two horizontal ones', () => {
  const { groups } = explain(stateOf(bead, 'caseD'), 1, moveCalled('3-1@-1,1N'));
  expect(groups!.map(({ line, length, joins }) => [line, length, joins])).toEqual([
    ['column', 4, false],
    ['row', 5, true],
  ]);
});

test('in the last turn the double scores more, but the other domino leaves more points', () => {
  const state = stateOf(bead, 'out');
  const best = (name: string) =>
    game
      .moves(state, 1)
      .filter((move) => game.write(move).startsWith(name))
      .map((move) => [explain(state, 1, move).points, game.play(state, 1, move).scores[1]] as const)
      .sort(([a], [b]) => b - a)[0];
  expect([best('4-4'), best('2-3')]).toEqual([
    [3 * 3 * 2, 18 - 25],
    [4 * 4, 16 - 5],
  ]);
});

test('with open hands, only the move that is asked for stops the opponent, and it does not score most', () => {
  const state = stateOf(claims, 'open');
  const moves = game.moves(state, 0);
  const stops = moves.filter((move) => !game.moves(game.play(state, 0, move), 1).some(isPlacement));
  expect(stops.map(game.write)).toEqual(['2-5@2,2N']);
  const points = (text: string) => explain(state, 0, moveCalled(text)).points;
  expect(points('2-5@2,2N')).toBe(16);
  expect(Math.max(...moves.map((move) => explain(state, 0, move).points))).toBe(20);
});

test('in the lesson about answers, the domino to touch first fits nowhere and the other one fits', () => {
  const state = stateOf(claims, 'answer');
  expect(explain(state, 1, moveCalled('point 2-3')).breaks).toBe('does not fit');
  expect(game.moves(state, 1).map(game.write).sort()).toEqual(['decline', 'point 1-4']);
});
