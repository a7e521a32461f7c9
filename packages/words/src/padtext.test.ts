/** A pad as text to share. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { newPad, write } from '@boneyard/engine/scorepad/pads';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { expect, test } from 'vitest';
import { padText } from './padtext';
import { words } from './testing';

function fine(result: Pad | Problem): Pad {
  if (isProblem(result)) throw new Error(JSON.stringify(result));
  return result;
}

test('an empty pad', () => {
  expect(padText(fine(newPad('classic', ['Ana', 'Bo'], {})), words.en)).toBe(
    'Dominoes, to 100 points\nNo entries yet.',
  );
});

test('a match in the middle, and at its end', () => {
  let pad = fine(newPad('bead', ['Ana', 'Bo'], { match: { rounds: 2 } }));
  pad = fine(write(pad, { kind: 'lengths', seat: 0, lengths: [3, 4], double: false }));
  pad = fine(write(pad, { kind: 'blocked', left: [['1-2'], 0] }));
  pad = fine(write(pad, { kind: 'lengths', seat: 0, lengths: [3, 3], double: true }));
  expect(padText(pad, words.en)).toBe(
    [
      'Domino Bead Game, 2 rounds',
      'Round 1: Ana −13, Bo 0',
      'Round 2 so far: Ana 18, Bo 0',
      'Total: Ana 5, Bo 0',
      'Ana is ahead.',
    ].join('\n'),
  );
  pad = fine(write(pad, { kind: 'out', seat: 1, left: [5, 0] }));
  expect(padText(pad, words.fr)).toBe(
    [
      'Jeu des perles, 2 manches',
      'Manche 1 : Ana −13 et Bo 0',
      'Manche 2 : Ana 13 et Bo 0',
      'Total : Ana 0 et Bo 0',
      'Ana et Bo se partagent la victoire.',
    ].join('\n'),
  );
});
