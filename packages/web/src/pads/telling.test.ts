/** Entries in words: what was written, what it brought, and why one was refused. */

import { newPad, write } from '@boneyard/engine/pads/keeping';
import type { Pad } from '@boneyard/engine/pads/pad';
import { changesOf } from '@boneyard/engine/pads/tally';
import { browser } from '@boneyard/words/en/browser';
import { papers } from '@boneyard/words/en/papers';
import { browser as navigateur } from '@boneyard/words/fr/browser';
import { papers as papiers } from '@boneyard/words/fr/papers';
import { expect, test } from 'vitest';
import { gains, refusal, roundOf, running, told } from './telling';
import { typed } from './typing';

function pad(game: string, options: object, ...entries: readonly object[]): Pad {
  return entries.reduce((now: Pad, entry) => write(now, entry) as Pad, newPad(game, ['Ana', 'Bo'], options) as Pad);
}

/** Every entry with what it brought. */
function lines(written: Pad, words = papers): string[] {
  return written.entries.map(
    (entry, i) =>
      `${told(written, entry, roundOf(written, i), words)} | ${gains(written, changesOf(written, entry), words)}`,
  );
}

test('dominoes', () => {
  const out = { kind: 'out', seat: 0, left: [0, ['6-6', '2-1']], boneyard: 4 };
  const equal = { kind: 'blocked', left: [5, 5], boneyard: 2 };
  expect(lines(pad('classic', { reserve: 2 }, out, equal))).toEqual([
    'Round 1: Ana went out; left: Bo 15, Boneyard 4 | Ana +19',
    'Round 2: blocked; left: Ana 5, Bo 5, Boneyard 2 | nobody scores',
  ]);
});

test('the bead game', () => {
  const written = pad(
    'bead',
    {},
    { kind: 'lengths', seat: 0, lengths: [3, 4], double: false },
    { kind: 'lengths', seat: 1, lengths: [3, 3], double: true },
    { kind: 'blocked', left: [30, 0] },
  );
  expect(lines(written)).toEqual([
    'Ana laid: 3 × 4 = 12 | Ana +12',
    'Bo laid a double: 3 × 3 × 2 = 18 | Bo +18',
    'Round 1: blocked; left: Ana 30, Bo 0 | Ana −30',
  ]);
});

test('Quad-Ominos', () => {
  const written = pad(
    'quad',
    {},
    { kind: 'tile', seat: 0, tile: '4443' },
    { kind: 'bonus', seat: 0 },
    { kind: 'drawn', seat: 1, tiles: 3 },
    { kind: 'tile', seat: 1, tile: 9 },
    { kind: 'passed', seat: 0 },
    { kind: 'blocked', left: [0, 0] },
  );
  expect(lines(written)).toEqual([
    'Ana laid 4443 | Ana +15',
    'Ana took the bonus | Ana +25',
    'Bo drew 3 tiles | Bo −60',
    'Bo laid a tile of 9 | Bo +9',
    'Ana passed | Ana −20',
    'Round 1: blocked | nobody scores',
  ]);
  expect(lines(written, papiers)[2]).toBe('Bo pioche 3 carreaux | Bo −60');
  expect(running(written).map(({ scores }) => scores.join(' '))).toEqual([
    '15 0',
    '40 0',
    '40 -60',
    '40 -51',
    '20 -51',
    '20 -51',
  ]);
});

test('a refusal says what would be right where the form knows it', () => {
  const bad = { problem: 'bad round', what: 'entry' } as const;
  const lone = pad('bead', { lone: 'group' });
  expect(refusal(bad, 'lengths', lone, browser, papers)).toContain('at least 2 beads');
  expect(refusal(bad, 'lengths', pad('bead', {}), navigateur, papiers)).toContain('jusqu’à 3 perles');
  expect(refusal(bad, 'tile', pad('quad', {}), browser, papers)).toBe('A tile counts 0 to 20.');
  expect(refusal({ problem: 'unknown tile', what: '0245' }, 'tile', pad('quad', {}), browser, papers)).toBe(
    browser.problem({ problem: 'unknown tile', what: '0245' }),
  );
});

test.each([
  ['7', '7'],
  ['07', '7'],
  ['0', '0'],
  ['00', '0'],
  ['1x2', '12'],
  ['12345', '1234'],
  ['', ''],
])('typing %j gives %j', (keys, digits) => {
  expect(typed(keys)).toBe(digits);
});
