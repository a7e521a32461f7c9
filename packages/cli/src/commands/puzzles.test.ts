/** `boneyard puzzles` in a real process. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { boneyard } from '../testing/command';

const folder = mkdtempSync(join(tmpdir(), 'boneyard-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const puzzles = (...args: readonly string[]) => boneyard(['puzzles', ...args]);

test('finds the requested number of puzzles, and prints how many are proved', () => {
  const file = join(folder, 'whole.jsonl');
  const { status, stdout } = puzzles('--game', 'bead', '--count', '3', '--seed', 'tests', '--file', file);
  expect(status).toBe(0);
  expect(stdout).toBe(`${file} has 3 puzzles, 3 of them proved.\n`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).proof)).toEqual(['exact', 'exact', 'exact']);
});

test('puzzles for partners are of four players, with all hands open', () => {
  const file = join(folder, 'partners.jsonl');
  const { status, stdout } = puzzles('--game', 'classic', '--set', 'partners', '--count', '2', '--file', file);
  expect(status).toBe(0);
  expect(stdout).toBe(`${file} has 2 puzzles, 2 of them proved.\n`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ players: 4, proof: 'open' });
});

test('resumes an interrupted run, even after an incomplete line, with the same result', () => {
  const file = join(folder, 'resumed.jsonl');
  const wish = ['--game', 'bead', '--seed', 'tests', '--file', file];
  expect(puzzles(...wish, '--count', '2').status).toBe(0);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -30));
  expect(puzzles(...wish, '--count', '3').status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(folder, 'whole.jsonl'), 'utf8'));
});

test.each([
  [['--game', 'mahjong'], /mahjong/],
  [['--set', 'triples'], /--set is classic, fives or partners, not "triples"/],
  [['--count', '0'], /--count needs a number from 1 to 99999, not "0"/],
])('%j is rejected with one line', (args, why) => {
  const { status, stderr } = puzzles(...args);
  expect(status).toBe(1);
  expect(stderr).toMatch(why);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('does not change a file that is not a puzzle file', () => {
  const file = join(folder, 'other.txt');
  writeFileSync(file, 'a shopping list\n');
  const { status, stderr } = puzzles('--game', 'bead', '--file', file);
  expect([status, stderr]).toEqual([1, `${file} is not a puzzle file. Use another file, or delete it.\n`]);
  expect(readFileSync(file, 'utf8')).toBe('a shopping list\n');
});
