import { fresh } from '@boneyard/rules/game';
import { pick, seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { bead } from './bead';
import { firstOf, secondOf } from './beads';
import { placements } from './board';
import { deadCells } from './dead';
import { alongOf, cellOf, coordinatesOf, NORTH, pairIn, placeIn } from './placement';
import type { State, View } from './position';
import { boardWith, legal, setUp, tableOf } from './testing';

/** Rows 1 3 and 2 4, columns 1 2 and 3 4: all four groups are open. */
const OPEN = ['1-2', '3-4'] as const;

/** The table as a map from cells to colours. */
function coloursOf(view: View): Map<string, number> {
  const colours = new Map<string, number>();
  for (const placement of placements(view)) {
    const place = placeIn(placement);
    const { x, y } = coordinatesOf(cellOf(place));
    colours.set(`${x},${y}`, firstOf(pairIn(placement)));
    colours.set(alongOf(place) === NORTH ? `${x},${y + 1}` : `${x + 1},${y}`, secondOf(pairIn(placement)));
  }
  return colours;
}

/** As in the rules: for some k any k neighbours differ, and each half equals the one k places before it. */
function isCycle(run: readonly number[]): boolean {
  return [1, 2, 3, 4, 5].some((k) => {
    const first = run.slice(0, k);
    return new Set(first).size === first.length && run.every((colour, i) => i < k || colour === run[i - k]);
  });
}

function runThrough(colours: ReadonlyMap<string, number>, x: number, y: number, dx: number, dy: number): number[] {
  let [fromX, fromY] = [x, y];
  while (colours.has(`${fromX - dx},${fromY - dy}`)) [fromX, fromY] = [fromX - dx, fromY - dy];
  const run: number[] = [];
  for (; colours.has(`${fromX},${fromY}`); [fromX, fromY] = [fromX + dx, fromY + dy])
    run.push(colours.get(`${fromX},${fromY}`)!);
  return run;
}

/** Puts each colour on the cell and reads its row and its column. */
function canBeFilled(colours: ReadonlyMap<string, number>, x: number, y: number): boolean {
  return [1, 2, 3, 4, 5].some((colour) => {
    const tried = new Map(colours).set(`${x},${y}`, colour);
    return isCycle(runThrough(tried, x, y, 1, 0)) && isCycle(runThrough(tried, x, y, 0, 1));
  });
}

/** Every position of a random game. */
function positions(seed: string): State[] {
  const random = seeded(seed);
  const table = tableOf(2, { referee: 'auto' });
  let state = bead.start(table, bead.deal(table, random), fresh(2));
  const all = [state];
  while (!bead.outcome(state)) {
    const [seat] = bead.toAct(state);
    state = bead.play(state, seat!, pick(bead.moves(state, seat!), random));
    all.push(state);
  }
  return all;
}

describe('dead cells', () => {
  test('there are none around an open square', () => {
    expect(deadCells(boardWith(OPEN, []))).toEqual([]);
  });

  test('a cell is dead if its row and its column require different colours', () => {
    // Row 2 is 1 1 and column 2 is 5 5: no colour continues both.
    expect(deadCells(boardWith(OPEN, ['1-1@0,2E', '5-5@2,0N']))).toEqual([{ x: 2, y: 2 }]);
  });

  test('a cell between two groups is dead if no colour makes one cycle of both', () => {
    expect(deadCells(boardWith(OPEN, ['3-3@3,0E']))).toContainEqual({ x: 2, y: 0 });
  });

  test('a cell that a colour can fill is not dead, even if no domino can cover it any more', () => {
    // The row 1 2 _ 1 allows 3, 4 or 5, and the column 5 3 _ 5 allows 1, 2 or 4: a 4 would fit. All its neighbours are taken.
    const board = boardWith(['1-1', '2-2'], ['1-1@3,0N', '5-3@2,-1N', '5-5@2,2E']);
    expect(deadCells(board)).not.toContainEqual({ x: 2, y: 1 });
  });

  test('no legal placement covers a dead cell', () => {
    const board = boardWith(OPEN, ['1-1@0,2E', '5-5@2,0N']);
    expect(legal(board, 0).filter((text) => text.includes('@2,2'))).toEqual([]);
  });

  test('there are none before the square is laid', () => {
    const state = setUp({ options: { strategic: true }, hands: [['1-1'], ['2-2']], turned: [false, false] });
    expect(deadCells(state)).toEqual([]);
  });

  test('are the empty cells that none of the five colours can fill', () => {
    let found = 0;
    for (const seed of ['a', 'b', 'c'])
      for (const state of positions(seed).filter((_, i) => i % 4 === 0)) {
        const dead = deadCells(state).map(({ x, y }) => `${x},${y}`);
        found += dead.length;
        const colours = coloursOf(state);
        const expected: string[] = [];
        for (let y = -14; y <= 14; y++)
          for (let x = -14; x <= 14; x++)
            if (!colours.has(`${x},${y}`) && !canBeFilled(colours, x, y)) expected.push(`${x},${y}`);
        expect(dead).toEqual(expected);
      }
    expect(found).toBeGreaterThan(50);
  });

  test('stay dead to the end', () => {
    for (let i = 0; i < 20; i++) {
      let before: readonly object[] = [];
      for (const state of positions(`stays ${i}`)) {
        const now = deadCells(state);
        for (const cell of before) expect(now).toContainEqual(cell);
        before = now;
      }
    }
  });
});
