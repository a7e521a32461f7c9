import { describe, expect, test } from 'vitest';
import { fresh } from '../../game';
import { pick, seeded } from '../../random';
import { bead } from './bead';
import { firstOf, secondOf } from './beads';
import { placements } from './board';
import { closedCells } from './closed';
import { deadCells } from './dead';
import { alongOf, cellOf, NORTH, pairIn, placeIn, spotOf } from './placement';
import type { State, View } from './position';
import { boardWith, setUp, tableOf } from './testing';

const OPEN = ['1-2', '3-4'] as const;
const named = ({ x, y }: { readonly x: number; readonly y: number }) => `${x},${y}`;

/** The table as a map from cells to colours, and which cells the dominoes begin on and which way they lie. */
function laidOut(view: View): { colours: Map<string, number>; begins: Map<string, 'E' | 'N'> } {
  const colours = new Map<string, number>();
  const begins = new Map<string, 'E' | 'N'>();
  for (const placement of placements(view)) {
    const place = placeIn(placement);
    const { x, y } = spotOf(cellOf(place));
    const north = alongOf(place) === NORTH;
    colours.set(`${x},${y}`, firstOf(pairIn(placement)));
    colours.set(north ? `${x},${y + 1}` : `${x + 1},${y}`, secondOf(pairIn(placement)));
    begins.set(`${x},${y}`, north ? 'N' : 'E');
  }
  return { colours, begins };
}

/** As the rules put it: for some k any k neighbours differ, and each half equals the one k places before it. */
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

/** Tries all 25 pairs on the four places that cover a cell, without asking how many groups they extend. */
function coverable(view: View, x: number, y: number): boolean {
  const { colours, begins } = laidOut(view);
  for (const [cx, cy, way] of [
    [x, y, 'E'],
    [x - 1, y, 'E'],
    [x, y, 'N'],
    [x, y - 1, 'N'],
  ] as const) {
    const [ox, oy] = way === 'E' ? [cx + 1, cy] : [cx, cy + 1];
    if (colours.has(`${cx},${cy}`) || colours.has(`${ox},${oy}`)) continue;
    const [sx, sy] = way === 'E' ? [0, 1] : [1, 0];
    let stack = 1;
    for (let i = 1; begins.get(`${cx + i * sx},${cy + i * sy}`) === way; i++) stack++;
    for (let i = 1; begins.get(`${cx - i * sx},${cy - i * sy}`) === way; i++) stack++;
    if (stack > 3) continue;
    for (let first = 1; first <= 5; first++)
      for (let second = 1; second <= 5; second++) {
        const tried = new Map(colours).set(`${cx},${cy}`, first).set(`${ox},${oy}`, second);
        const runs = [
          runThrough(tried, cx, cy, 1, 0),
          runThrough(tried, cx, cy, 0, 1),
          runThrough(tried, ox, oy, 1, 0),
          runThrough(tried, ox, oy, 0, 1),
        ];
        if (runs.every(isCycle)) return true;
      }
  }
  return false;
}

/** Every position of a game played at random. */
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

describe('closed cells', () => {
  test('nothing is closed around an open square', () => {
    expect(closedCells(boardWith(OPEN, []))).toEqual([]);
  });

  test('a dead cell is closed', () => {
    expect(closedCells(boardWith(OPEN, ['1-1@0,2E', '5-5@2,0N']))).toEqual([{ x: 2, y: 2 }]);
  });

  test('a cell that a colour would suit is closed when all its neighbours are taken: a domino has two halves', () => {
    // The row 1 2 _ 1 leaves it 3, 4 or 5, the column 5 3 _ 5 leaves it 1, 2 or 4: a 4 would suit.
    const board = boardWith(['1-1', '2-2'], ['1-1@3,0N', '5-3@2,-1N', '5-5@2,2E']);
    expect(deadCells(board).map(named)).not.toContain('2,1');
    expect(closedCells(board).map(named)).toContain('2,1');
  });

  test('before the square lies nothing is closed', () => {
    const state = setUp({ options: { strategic: true }, hands: [['1-1'], ['2-2']], turned: [false, false] });
    expect(closedCells(state)).toEqual([]);
  });

  test('they are those that no pair on no place can cover, and the dead ones are among them', () => {
    let closed = 0;
    for (const seed of ['a', 'b', 'c'])
      for (const state of positions(seed).filter((_, i) => i % 5 === 0)) {
        const found = new Set(closedCells(state).map(named));
        closed += found.size;
        for (const cell of deadCells(state)) expect(found).toContain(named(cell));
        const { colours } = laidOut(state);
        for (let x = -12; x <= 12; x++)
          for (let y = -12; y <= 12; y++)
            if (!colours.has(`${x},${y}`)) expect(found.has(`${x},${y}`), `${x},${y}`).toBe(!coverable(state, x, y));
      }
    expect(closed).toBeGreaterThan(50);
  });

  test('a closed cell stays closed to the end', () => {
    for (let i = 0; i < 20; i++) {
      let before = new Set<string>();
      for (const state of positions(`stays ${i}`)) {
        const now = new Set(closedCells(state).map(named));
        for (const cell of before) expect(now).toContain(cell);
        before = now;
      }
    }
  });
});
