/** The pictures of the rules are real positions, and what they show stands. */

import { act } from '@boneyard/engine/match';
import { matchOf } from '@boneyard/engine/position';
import { withVerdict } from '@boneyard/physics/referee';
import { isJudged } from '@boneyard/rules/verdicts';
import { describe, expect, test } from 'vitest';
import { levelOf, placeOf } from './construction';
import { pictures } from './pictures';
import { cellOf, xOf } from './place';
import type { State } from './position';

type Name = keyof typeof pictures;

test.each(Object.keys(pictures) as Name[])('%s: every move is legal, and nothing falls', async (name) => {
  const written: readonly string[] = pictures[name].moves;
  let match = matchOf({ ...pictures[name], moves: [] });
  const { game } = match;
  for (const entry of written) {
    const seat = Number(entry[0]);
    const legal = game.moves(game.view(match.state, seat), seat).map((move) => game.write(move));
    expect(legal).toContain(entry.slice(2));
    const move = await withVerdict(game, match.state, seat, game.read(entry.slice(2)));
    expect(isJudged(game, move), entry).toBe(false);
    match = act(match, seat, move);
  }
});

describe('constructions', () => {
  /** The left end and the level of each domino, in the order of laying. */
  function lying(name: Name): [number, number][] {
    const { construction } = matchOf(pictures[name]).state as State;
    return construction.laid.map((brick) => [xOf(cellOf(placeOf(brick))), levelOf(brick)]);
  }

  test('everything that is drawn from the side lies along one row', () => {
    for (const name of ['tower', 'under'] as const)
      for (const entry of pictures[name].moves) expect(entry).toMatch(/@-?\d+,0E[<>]?$/);
  });

  test('flat, on top and slid under are what the captions say', () => {
    // 6-6, then 6-4 beside it on the table.
    expect(lying('beside')).toEqual([
      [0, 0],
      [2, 0],
    ]);
    // 6-2 and 4-1 one level up.
    expect(lying('onTop').slice(2)).toEqual([
      [-1, 1],
      [3, 1],
    ]);
    // 2-0 and 3-1 on the table again, one half of each below a half that sticks out.
    expect(lying('under').slice(4)).toEqual([
      [-2, 0],
      [4, 0],
    ]);
  });
});
