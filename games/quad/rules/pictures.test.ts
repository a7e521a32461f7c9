/** The pictures of the rules are real positions, and score what the sheet's examples score. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import { matchOf } from '@boneyard/engine/position';
import { describe, expect, test } from 'vitest';
import { explain } from './explain';
import { read } from './move';
import { moves } from './moves';
import { pictures } from './pictures';
import type { State } from './position';
import { quad } from './quad';

type Name = keyof typeof pictures;

function stateOf(name: Name): State {
  const match: Match = matchOf(pictures[name]);
  expect(outcomeOf(match)).toBeUndefined();
  return match.state as State;
}

/** The position before the last move, and that move. */
function lastOf(name: Name): { readonly before: State; readonly seat: number; readonly move: string } {
  const written: readonly string[] = pictures[name].moves;
  const last = written.at(-1)!;
  const { state } = matchOf({ ...pictures[name], moves: written.slice(0, -1) });
  return { before: state as State, seat: Number(last[0]), move: last.slice(2) };
}

describe('openings', () => {
  test.each([
    // The sums are the sheet's.
    ['A', 16 + 25],
    ['B', 16 + 15 + 14],
    ['C', 18],
  ] as const)('example %s scores %i', (name, points) => {
    expect(stateOf(name).scores[0]).toBe(points);
  });

  test('in example C nobody holds a quad, and there is no bonus', () => {
    const { before, seat, move } = lastOf('C');
    expect(explain(before, seat, read(move)!)).toMatchObject({ points: 18 });
    expect(explain(before, seat, read(move)!)).not.toHaveProperty('bonus');
  });
});

test('in example D one side matches, and the tile scores its total', () => {
  const { before, seat, move } = lastOf('D');
  const explained = explain(before, seat, read(move)!);
  expect(explained).toMatchObject({ points: 1 + 3 + 5 + 5, meets: [5, undefined, undefined, 5] });
  expect(explained).not.toHaveProperty('bonus');
});

describe('bonuses', () => {
  test.each([
    // Corners clockwise from the upper left, by hand. E: the sides 1-1 and 1-0 of a corner.
    ['E', 7, [undefined, 1, 1, 0]],
    // F: the side 5-5 on the left, and the corner 3 of the opposite side.
    ['F', 15, [5, undefined, 3, 5]],
    // Between 5-5 on the left and 1-5 on the right.
    ['between', 16, [5, 1, 5, 5]],
    // A hole: tiles on all four sides.
    ['hole', 10, [5, 5, 0, 0]],
  ] as const)('%s: %i points, and 25 more', (name, points, meets) => {
    const { before, seat, move } = lastOf(name);
    expect(explain(before, seat, read(move)!)).toMatchObject({ points, meets, bonus: 'three corners' });
    const after = stateOf(name);
    expect(after.scores[seat]! - before.scores[seat]!).toBe(points);
    expect(moves(after, seat).map(quad.write)).toContain('take-25');
    const taken = quad.play(after, seat, read('take-25')!);
    expect(taken.scores[seat]! - before.scores[seat]!).toBe(points + 25);
  });

  test('opposite sides means that nothing lies above or below, and a hole is closed on all sides', () => {
    const cells = (name: Name) =>
      new Set(pictures[name].moves.flatMap((entry) => entry.split('@').slice(1)).map((cell) => cell));
    const between = cells('between');
    expect(['0,0', '2,0', '1,1', '1,-1'].map((cell) => between.has(cell))).toEqual([true, true, false, false]);
    const hole = cells('hole');
    expect(['0,-1', '2,-1', '1,0', '1,-2'].every((cell) => hole.has(cell))).toBe(true);
  });
});

test('each forbidden play breaks the rule that its caption names', () => {
  const state = stateOf('forbidden');
  const broken = Object.fromEntries(
    Object.entries(pictures.forbidden.letters).map(([move, letter]) => {
      const { breaks, meets, differs } = explain(state, 0, read(move)!);
      return [letter, { breaks, meets, differs }];
    }),
  );
  expect(broken).toEqual({
    // Above 5-5-5-5: the lower right 5 matches, the lower left is a 1.
    1: { breaks: 'does not match', meets: [undefined, undefined, 5, 5], differs: [3] },
    // Its lower left 0 meets the 0, but no side touches.
    2: { breaks: 'no side touched', meets: [undefined, undefined, undefined, 0], differs: undefined },
    // Beside 5-5-5-5 both 5s match, but the lower right 4 meets a 3.
    3: { breaks: 'does not match', meets: [5, undefined, 3, 5], differs: [2] },
  });
});
