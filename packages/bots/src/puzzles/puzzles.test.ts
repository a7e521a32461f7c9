/** Checks the puzzles in the repository: they are valid, and their proofs can be repeated. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Common, Game } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { leads } from '../testing';
import { soleWorld } from '../worlds';
import { puzzleIn } from './generator';
import { checkProof } from './proofcheck';
import { type Puzzle, positionOf, readPuzzles, writePuzzle } from './puzzle';

/** The sets of puzzles: the game, the file, the number of puzzles. */
const SETS = [
  ['classic', 'puzzles', 100],
  ['classic', 'puzzles-fives', 100],
  ['classic', 'puzzles-partners', 100],
  ['bead', 'puzzles', 100],
  ['quad', 'puzzles', 100],
  ['magnetic', 'puzzles', 30],
] as const satisfies readonly (readonly [GameId, string, number])[];

function puzzlesOf(id: GameId, file = 'puzzles'): Puzzle[] {
  const path = fileURLToPath(new URL(`../../../../games/${id}/bot/${file}.jsonl`, import.meta.url));
  return readPuzzles(readFileSync(path, 'utf8'));
}

const ALL = SETS.flatMap(([id, file]) => puzzlesOf(id, file).map((puzzle) => ({ id, puzzle })));
/** About this many puzzles of each game are proved again here; the soak repeats all proofs. */
const SAMPLE = 12;

describe.each(SETS)('%s: %s', (id, file, size) => {
  const puzzles = puzzlesOf(id, file);
  const proved = puzzles.filter(({ proof }) => proof !== 'search');

  test('there is the expected number of puzzles, and no two are equal', () => {
    expect(puzzles).toHaveLength(size);
    expect(new Set(puzzles.map(({ deal, moves }) => JSON.stringify([deal, moves]))).size).toBe(size);
  });

  test('the seat to act has a choice, and the best move is legal', () => {
    for (const puzzle of puzzles) {
      const { game, state } = positionOf(id, puzzle);
      const moves = game.moves(game.view(state, puzzle.seat), puzzle.seat).map((move) => game.write(move));
      expect(game.toAct(state)).toEqual([puzzle.seat]);
      expect(moves.length).toBeGreaterThanOrEqual(3);
      expect(moves).toContain(puzzle.best);
    }
  });

  test('the best move leads the second by at least four points, and in searches by more than three standard errors', () => {
    for (const { margins, proof, ahead } of puzzles) {
      expect(margins[0] - margins[1]).toBeGreaterThanOrEqual(4);
      if (proof === 'search') expect(ahead).toBeGreaterThan(3);
      else expect(ahead).toBeUndefined();
    }
  });

  test('at most a quarter are easy', () => {
    for (const { misses } of puzzles) expect(misses >= 0 && misses <= 100).toBe(true);
    expect(puzzles.filter(({ misses }) => misses < 25).length).toBeLessThanOrEqual(size / 4 + 1);
  });

  test('a sample of the proofs can be repeated', () => {
    const step = Math.max(1, Math.floor(proved.length / SAMPLE));
    for (let i = 0; i < proved.length; i += step) checkProof(id, proved[i]!);
  });
});

test('nothing is hidden from the seat in a puzzle with an exact proof', () => {
  for (const { id, puzzle } of ALL.filter(({ puzzle: { proof } }) => proof === 'exact')) {
    const { game, state } = positionOf(id, puzzle);
    expect(soleWorld(game, game.view(state, puzzle.seat), seeded(`again ${puzzle.from}`))).toBeDefined();
  }
});

test('brute force finds the same answers, in positions with few tiles', () => {
  const looked = { exact: 0, open: 0 };
  for (const { id, puzzle } of ALL) {
    const { game, state }: { game: Game; state: Common } = positionOf(id, puzzle);
    const hidden = puzzle.proof === 'open' ? 0 : state.left;
    const tiles = state.held.reduce((sum, held) => sum + held, hidden);
    if (puzzle.proof === 'search' || tiles > (id === 'classic' ? 8 : 4)) continue;
    const [best, second] = leads(game, state, puzzle.seat).sort((a, b) => b.lead - a.lead);
    expect(game.write(best!.move)).toBe(puzzle.best);
    expect(best!.lead - second!.lead).toBe(puzzle.margins[0] - puzzle.margins[1]);
    looked[puzzle.proof]++;
  }
  expect(looked.exact).toBeGreaterThan(20);
  expect(looked.open).toBeGreaterThan(60);
});

test.each([
  ['bead', 'bead', 'puzzles'],
  ['classic', 'fives', 'puzzles-fives'],
  ['classic', 'partners', 'puzzles-partners'],
] as const)('the same seed finds the same puzzle again: %s, %s', async (id, set, file) => {
  const [first] = puzzlesOf(id, file);
  expect(await puzzleIn(id, set, '1', first!.from)).toEqual(first);
});

test('an incomplete last line is ignored', () => {
  const [first, second] = puzzlesOf('quad');
  const text = writePuzzle(first!) + writePuzzle(second!);
  expect(readPuzzles(text)).toEqual([first, second]);
  expect(readPuzzles(text.slice(0, -10))).toEqual([first]);
});
