/** Texts of entries: what was written, how it changed the scores, and why an entry was refused. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { newPad, write } from '@boneyard/engine/scorepad/pads';
import { changesOf } from '@boneyard/engine/scorepad/tally';
import { browser } from '@boneyard/words/en/browser';
import { problem } from '@boneyard/words/en/problems';
import { realTiles } from '@boneyard/words/en/realtiles';
import { browser as navigateur } from '@boneyard/words/fr/browser';
import { realTiles as enFrancais } from '@boneyard/words/fr/realtiles';
import { expect, test } from 'vitest';
import { digitsOf } from './digits';
import { changesText, entryRefusalText, entryText, roundOf, standingText, talliesOf } from './entrytexts';

function written(names: readonly string[], game: string, options: object, entries: readonly object[]): Pad {
  return entries.reduce((now: Pad, entry) => write(now, entry) as Pad, newPad(game, names, options) as Pad);
}

function pad(game: string, options: object, ...entries: readonly object[]): Pad {
  return written(['Ana', 'Bo'], game, options, entries);
}

/** Every entry with its changes of the scores. */
function lines(sheet: Pad, words = browser, texts = realTiles): string[] {
  return sheet.entries.map(
    (entry, i) =>
      `${entryText(sheet, entry, roundOf(sheet, i), words, texts)} | ${changesText(sheet, changesOf(sheet, entry), words, texts)}`,
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

test('All Fives adds up the open ends, and rounds the end of a round to fives', () => {
  const ends = (seat: number, ...counts: number[]) => ({ kind: 'ends', seat, ends: counts });
  const sheet = pad('classic', { points: 'fives' }, ends(0, 10), ends(1, 10, 0, 5), ends(0, 0, 2), {
    kind: 'out',
    seat: 1,
    left: [13, 0],
  });
  expect(lines(sheet)).toEqual([
    'Ana laid a tile, open ends 10 | Ana +10',
    'Bo laid a tile, open ends 10 + 0 + 5 = 15 | Bo +15',
    'Ana laid a tile, open ends 0 + 2 = 2 | nobody scores',
    'Round 1: Bo went out; left: Ana 13 | Bo +15',
  ]);
});

test('partners have one line and one total', () => {
  const sheet = written(['Ana', 'Bo', 'Cy', 'Di'], 'classic', { partners: true, match: { target: 30 } }, [
    { kind: 'out', seat: 0, left: [0, 9, 10, 3] },
    { kind: 'blocked', left: [2, 9, 3, 20] },
  ]);
  expect(lines(sheet)).toEqual([
    'Round 1: Ana went out; left: Bo 9, Di 3 | Ana & Cy +12',
    'Round 2: blocked; left: Ana 2, Bo 9, Cy 3, Di 20 | Ana & Cy +29',
  ]);
  expect(standingText(sheet, [0, 2], true, browser, realTiles)).toBe('Ana and Cy have won.');
  expect(standingText(sheet, [0, 2], false, navigateur, enFrancais)).toBe('Ana et Cy sont en tête.');
});

test('the bead game', () => {
  const sheet = pad(
    'bead',
    {},
    { kind: 'lengths', seat: 0, lengths: [3, 4], double: false },
    { kind: 'lengths', seat: 1, lengths: [3, 3], double: true },
    { kind: 'blocked', left: [30, 0] },
  );
  expect(lines(sheet)).toEqual([
    'Ana laid: 3 × 4 = 12 | Ana +12',
    'Bo laid a double: 3 × 3 × 2 = 18 | Bo +18',
    'Round 1: blocked; left: Ana 30, Bo 0 | Ana −30',
  ]);
});

test('Quad-Ominos', () => {
  const sheet = pad(
    'quad',
    {},
    { kind: 'tile', seat: 0, tile: '4443' },
    { kind: 'bonus', seat: 0 },
    { kind: 'drawn', seat: 1, tiles: 3 },
    { kind: 'tile', seat: 1, tile: 9 },
    { kind: 'passed', seat: 0 },
    { kind: 'blocked', left: [0, 0] },
  );
  expect(lines(sheet)).toEqual([
    'Ana laid 4443 | Ana +15',
    'Ana took the bonus | Ana +25',
    'Bo drew 3 tiles | Bo −60',
    'Bo laid a tile worth 9 | Bo +9',
    'Ana passed | Ana −20',
    'Round 1: blocked | nobody scores',
  ]);
  expect(lines(sheet, navigateur, enFrancais)[2]).toBe('Bo pioche 3 carreaux | Bo −60');
  expect(talliesOf(sheet).map(({ scores }) => scores.join(' '))).toEqual([
    '15 0',
    '40 0',
    '40 -60',
    '40 -51',
    '20 -51',
    '20 -51',
  ]);
});

test('a refusal says what would be correct where the form knows it', () => {
  const bad = { problem: 'bad round', what: 'entry' } as const;
  const lone = pad('bead', { lone: 'group' });
  expect(entryRefusalText(bad, 'lengths', lone, problem, realTiles)).toContain('at least 2 beads');
  expect(entryRefusalText(bad, 'lengths', pad('bead', {}), problem, enFrancais)).toContain('jusqu’à 3 perles');
  expect(entryRefusalText(bad, 'tile', pad('quad', {}), problem, realTiles)).toBe('A tile is worth 0 to 20.');
  expect(entryRefusalText({ problem: 'unknown tile', what: '0245' }, 'tile', pad('quad', {}), problem, realTiles)).toBe(
    problem({ problem: 'unknown tile', what: '0245' }),
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
  expect(digitsOf(keys)).toBe(digits);
});
