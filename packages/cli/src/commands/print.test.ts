/** `boneyard print` in a real process. */

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@boneyard/rules/games';
import { afterAll, describe, expect, test } from 'vitest';
import { boneyard } from '../testing/command';

const folder = mkdtempSync(join(tmpdir(), 'boneyard-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

const print = (...args: readonly string[]) => boneyard(['print', ...args], { cwd: folder });

function pagesIn(file: string): number {
  const text = readFileSync(join(folder, file), 'latin1');
  expect(text).toMatch(/^%PDF-/);
  return text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describe('boneyard print', () => {
  test('writes a set with its backs', () => {
    const { status, stdout } = print('bead', '--paper', 'a4', '--style', 'colour', '--backs', '--out', 'set.pdf');
    expect([status, stdout]).toEqual([0, 'Bead dominoes: set.pdf (4 pages). Print it at 100%.\n']);
    expect(pagesIn('set.pdf')).toBe(4);
  });
  test.each([
    [['double-twelve'], 'double-twelve.pdf', 3],
    [['quad-70', '--style', 'outline', '--paper', 'letter'], 'quad-70.pdf', 2],
    [['classic'], 'double-six.pdf', 1],
    [['magnetic', '--backs', '--shift=-1,0.5'], 'magnetic.pdf', 2],
    [['score', 'quad'], 'score-quad.pdf', 1],
    [['leaflet', 'bead', '--lang', 'fr'], 'leaflet-bead.pdf', 2],
    [['calibration'], 'calibration.pdf', 2],
    [['list', 'quad-70'], 'list-quad-70.pdf', 1],
    [['list', 'quad', '--lang', 'fr'], 'list-quad-125.pdf', 1],
    [['board', 'bead'], 'board-bead.pdf', 4],
    [['board', 'quad', '--paper', 'a3'], 'board-quad.pdf', 1],
  ] as const)('%j writes a file with a default name', (args, file, pages) => {
    expect(print(...args).status).toBe(0);
    expect(pagesIn(file)).toBe(pages);
  });
  test.each([
    [[], /^Say what to print: bead, .*leaflet, board\./],
    [['chess'], /^"chess" cannot be printed; choose one of: bead, .*leaflet, board\./],
    [['bead', 'quad'], /^"quad" cannot be printed/],
    [['bead', '--paper', 'a5'], /^--paper: a4, letter\./],
    [['bead', '--style', 'loud'], /^--style: colour, outline\./],
    [['bead', '--shift=far'], /^--shift: a shift is two numbers/],
    [['bead', '--shift=1'], /^--shift: a shift is two numbers/],
    [['bead', '--shift=1,'], /^--shift: a shift is two numbers/],
    [['bead', '--shift=11,0'], /^--shift: a shift is two numbers/],
    [['bead', '--hurry'], /hurry/],
    [['score'], new RegExp(`^boneyard print score needs a game: ${GAME_IDS.join(', ')}\\.`)],
    [['leaflet', 'chess'], /^boneyard print leaflet needs a game/],
    [['list'], /^boneyard print list needs a set: bead, /],
    [['list', 'bead', 'quad'], /^"quad" cannot be printed/],
    [['board', 'classic'], /^boneyard print board needs a game: bead, quad\./],
    [['board', 'bead', '--paper', 'a5'], /^--paper: a4, letter, a3\./],
    [['leaflet', 'bead', '--paper', 'a3'], /^--paper: a4, letter\./],
    [['score', 'bead', '--backs'], /^--backs is for tiles only\./],
    [['calibration', '--style', 'outline'], /^--style is for tiles only\./],
  ] as const)('%j is rejected with one line', (args, why) => {
    const { status, stdout, stderr } = print(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(why);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
  test('a missing folder is reported', () => {
    const { status, stderr } = print('bead', '--out', join('nowhere', 'set.pdf'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^nowhere.set\.pdf cannot be written: .*no such file or directory.*\n$/);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});
