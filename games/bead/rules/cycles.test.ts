import { expect, test } from 'vitest';
import { isCycle as isCycleByBrute } from './brute.mjs';
import { coloursFor, isCycle, pairsFor } from './cycles';
import { CELLS, cellAt, EAST, NORTH } from './placement';

/** Lays a run on a line through the origin: `a` for colour 1 and so on, `.` for an empty cell. */
function line(run: string, step: number): Uint8Array {
  const board = new Uint8Array(CELLS);
  for (const [i, letter] of [...run].entries())
    if (letter !== '.') board[cellAt(0, 0) + i * step] = letter.charCodeAt(0) - 96;
  return board;
}

function cycle(run: string): boolean {
  return isCycle(line(run, EAST), cellAt(0, 0), EAST);
}

function* runs(length: number): Generator<string> {
  if (length === 0) yield '';
  else for (const rest of runs(length - 1)) for (const letter of 'abcde') yield rest + letter;
}

test.each(['aaaa', 'abab', 'ababa', 'abcabc', 'abcdabcd', 'abcdeabc', 'ab', 'abcde'])('%s is a cycle', (run) => {
  expect(cycle(run)).toBe(true);
});

test.each(['abcb', 'aab', 'abcc', 'abac', 'abcdc', 'abcdeb', 'abcabb'])('%s is not a cycle', (run) => {
  expect(cycle(run)).toBe(false);
});

test('the result is the same from both ends, in rows and columns, and from any cell of the group', () => {
  for (let length = 2; length <= 5; length++)
    for (const run of runs(length)) {
      const verdict = cycle(run);
      expect(cycle([...run].reverse().join(''))).toBe(verdict);
      expect(isCycle(line(run, NORTH), cellAt(0, length - 1), NORTH)).toBe(verdict);
      expect(isCycle(line(run, EAST), cellAt(length - 1, 0), EAST)).toBe(verdict);
    }
});

test('the definition with k from 1 to 5 gives the same result for every run of up to six halves', () => {
  for (let length = 2; length <= 6; length++)
    for (const run of runs(length)) if (cycle(run) !== isCycleByBrute(run)) expect.fail(run);
});

/** The letters that complete a run with one gap to a cycle. */
function fillings(run: string): string {
  const hole = run.indexOf('.');
  const set = coloursFor(line(run, EAST), cellAt(hole, 0), EAST);
  return [...'abcde'].filter((_, i) => (set >> i) & 1).join('');
}

test('an open group can be continued by its first colour or by a new one', () => {
  expect(fillings('ab.')).toBe('acde');
  expect(fillings('.ab')).toBe('bcde');
  expect(fillings('abcd.')).toBe('ae');
});

test('a group that repeats or has all five colours can be continued by one colour only', () => {
  expect(fillings('aa.')).toBe('a');
  expect(fillings('aba.')).toBe('b');
  expect(fillings('.abcab')).toBe('c');
  expect(fillings('abcde.')).toBe('a');
});

test('a gap between two groups can be filled by a colour that makes one cycle of both', () => {
  expect(fillings('ab.ab')).toBe('cde');
  expect(fillings('ab.de')).toBe('c');
  expect(fillings('ab.cb')).toBe('');
  expect(fillings('aa.bb')).toBe('');
});

test('the colours computed for one cell or two are those found by trying every colour', () => {
  const sides = [...runs(1), ...runs(2), ...runs(3), 'abcda', 'abcde', 'ababa', ''].filter((run) =>
    isCycleByBrute(run),
  );
  for (const west of sides)
    for (const east of sides.filter((run) => run.length < 3)) {
      const one = line(`${west}.${east}`, EAST);
      const two = line(`${west}..${east}`, NORTH);
      const colours = coloursFor(one, cellAt(west.length, 0), EAST);
      const pairs = pairsFor(two, cellAt(0, west.length), NORTH);
      for (const [i, first] of [...'abcde'].entries()) {
        expect((colours >> i) & 1, `${west}${first}${east}`).toBe(isCycleByBrute(west + first + east) ? 1 : 0);
        for (const [j, second] of [...'abcde'].entries())
          if (((pairs >> (i * 5 + j)) & 1) !== (isCycleByBrute(west + first + second + east) ? 1 : 0))
            expect.fail(`${west}${first}${second}${east}`);
      }
    }
});
