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

function puzzlesOf(id: GameId): Puzzle[] {
  return readPuzzles(
    readFileSync(fileURLToPath(new URL(`../../../../games/${id}/bot/puzzles.jsonl`, import.meta.url)), 'utf8'),
  );
}

/** The games that have puzzles, and how many. */
const SIZES = { classic: 100, bead: 100, quad: 100, magnetic: 30 } satisfies Partial<Record<GameId, number>>;
const IDS = Object.keys(SIZES) as (keyof typeof SIZES)[];
/** About this many puzzles of each game are proved again here; the soak repeats all proofs. */
const SAMPLE = 12;

describe.each(IDS)('%s', (id) => {
  const puzzles = puzzlesOf(id);
  const proved = puzzles.filter(({ proof }) => proof === 'exact');

  test('there is the expected number of puzzles, and no two are equal', () => {
    expect(puzzles).toHaveLength(SIZES[id]);
    expect(new Set(puzzles.map(({ deal, moves }) => JSON.stringify([deal, moves]))).size).toBe(SIZES[id]);
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
    expect(puzzles.filter(({ misses }) => misses < 25).length).toBeLessThanOrEqual(SIZES[id] / 4 + 1);
  });

  test('a sample of the proofs can be repeated', () => {
    const step = Math.max(1, Math.floor(proved.length / SAMPLE));
    for (let i = 0; i < proved.length; i += step) checkProof(id, proved[i]!);
  });
});

test('nothing is hidden from the seat in a puzzle with an exact proof', () => {
  for (const id of IDS) {
    for (const puzzle of puzzlesOf(id).filter(({ proof }) => proof === 'exact')) {
      const { game, state } = positionOf(id, puzzle);
      expect(soleWorld(game, game.view(state, puzzle.seat), seeded(`again ${puzzle.from}`))).toBeDefined();
    }
  }
});

test('brute force finds the same answers, in positions with few tiles', () => {
  let looked = 0;
  for (const id of IDS) {
    for (const puzzle of puzzlesOf(id)) {
      const { game, state }: { game: Game; state: Common } = positionOf(id, puzzle);
      const tiles = state.held[0]! + state.held[1]! + state.left;
      if (puzzle.proof !== 'exact' || tiles > (id === 'classic' ? 6 : 4)) continue;
      const [best, second] = leads(game, state, puzzle.seat).sort((a, b) => b.lead - a.lead);
      expect(game.write(best!.move)).toBe(puzzle.best);
      expect(best!.lead - second!.lead).toBe(puzzle.margins[0] - puzzle.margins[1]);
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(20);
});

test('the same seed finds the same puzzle again', async () => {
  const [first] = puzzlesOf('bead');
  expect(await puzzleIn('bead', '1', first!.from)).toEqual(first);
});

test('an incomplete last line is ignored', () => {
  const [first, second] = puzzlesOf('quad');
  const text = writePuzzle(first!) + writePuzzle(second!);
  expect(readPuzzles(text)).toEqual([first, second]);
  expect(readPuzzles(text.slice(0, -10))).toEqual([first]);
});
