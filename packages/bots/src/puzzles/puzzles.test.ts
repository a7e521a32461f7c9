/** The puzzles that everybody gets: what claims to be proved is proved again, and what they are made of is sound. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Common, Game } from '@boneyard/rules/game';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { leads } from '../testing';
import { soleWorld } from '../worlds';
import { puzzleIn } from './finding';
import { type Puzzle, positionOf, readPuzzles, writePuzzle } from './puzzle';
import { reproved } from './reproving';

function puzzlesOf(id: GameId): Puzzle[] {
  return readPuzzles(readFileSync(fileURLToPath(new URL(`./${id}.jsonl`, import.meta.url)), 'utf8'));
}

const SIZES: Readonly<Record<GameId, number>> = { classic: 100, bead: 100, quad: 100, magnetic: 30 };
/** So many of each game are proved again here; the soak does all of them. */
const SAMPLE = 12;

describe.each(GAME_IDS)('%s', (id) => {
  const puzzles = puzzlesOf(id);
  const proved = puzzles.filter(({ proof }) => proof === 'exact');

  test('there are as many as promised, and no two are the same', () => {
    expect(puzzles).toHaveLength(SIZES[id]);
    expect(new Set(puzzles.map(({ deal, moves }) => JSON.stringify([deal, moves]))).size).toBe(SIZES[id]);
  });

  test('each is a position in which the seat has a choice, and the answer is one of its moves', () => {
    for (const puzzle of puzzles) {
      const { game, state } = positionOf(id, puzzle);
      const moves = game.moves(game.view(state, puzzle.seat), puzzle.seat).map((move) => game.write(move));
      expect(game.toAct(state)).toEqual([puzzle.seat]);
      expect(moves.length).toBeGreaterThanOrEqual(3);
      expect(moves).toContain(puzzle.best);
    }
  });

  test('the best leads the second by four points or more, and where it was searched for by three standard errors', () => {
    for (const { margins, proof, ahead } of puzzles) {
      expect(margins[0] - margins[1]).toBeGreaterThanOrEqual(4);
      if (proof === 'search') expect(ahead).toBeGreaterThan(3);
      else expect(ahead).toBeUndefined();
    }
  });

  test('they are graded, and at most a quarter are easy', () => {
    for (const { misses } of puzzles) expect(misses >= 0 && misses <= 100).toBe(true);
    expect(puzzles.filter(({ misses }) => misses < 25).length).toBeLessThanOrEqual(SIZES[id] / 4 + 1);
  });

  test('some of the proofs are made again', () => {
    const step = Math.max(1, Math.floor(proved.length / SAMPLE));
    for (let i = 0; i < proved.length; i += step) reproved(id, proved[i]!);
  });
});

test('nothing is hidden in a position that claims proof, whatever is imagined', () => {
  for (const id of GAME_IDS) {
    for (const puzzle of puzzlesOf(id).filter(({ proof }) => proof === 'exact')) {
      const { game, state } = positionOf(id, puzzle);
      expect(soleWorld(game, game.view(state, puzzle.seat), seeded(`again ${puzzle.from}`))).toBeDefined();
    }
  }
});

test('brute force over every line comes to the same answers, where that is short enough', () => {
  let looked = 0;
  for (const id of GAME_IDS) {
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

test('the same seed finds the same puzzle, as it is in the file', () => {
  const [first] = puzzlesOf('bead');
  expect(puzzleIn('bead', '1', first!.from)).toEqual(first);
});

test('what was cut off in the middle of a line is not read', () => {
  const [first, second] = puzzlesOf('quad');
  const text = writePuzzle(first!) + writePuzzle(second!);
  expect(readPuzzles(text)).toEqual([first, second]);
  expect(readPuzzles(text.slice(0, -10))).toEqual([first]);
});
