/** The score pads, compared with sums computed by hand from the rules. */

import { isProblem, type Problem } from '@boneyard/rules/problem';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pad } from './pad';
import { correct, newPad, padJson, parsePad, readPad, undo, write } from './pads';
import { ahead, over, rounds, totals, winners } from './tally';

const TWO = ['Ana', 'Bo'];
const THREE = ['Ana', 'Bo', 'Cy'];

function fine(result: Pad | Problem): Pad {
  if (isProblem(result)) throw new Error(JSON.stringify(result));
  return result;
}

function pad(game: string, names: readonly string[], options: object, ...entries: readonly unknown[]): Pad {
  return entries.reduce<Pad>((now, entry) => fine(write(now, entry)), fine(newPad(game, names, options)));
}

describe('classic dominoes', () => {
  // The worked example of the rules: Ana goes out, Bo holds 5-5 and 3-1, Cy holds 0-0.
  const out = { kind: 'out', seat: 0, left: [[], ['5-5', '3-1'], ['0-0']], boneyard: ['4-4', '2-1', '1-0'] };
  test.each([
    [{}, 14],
    [{ doubles: 'once', blank: 14 }, 23],
    [{ reserve: 2 }, 26],
    [{ reserve: 2, style: 'block' }, 14],
  ])('a player who goes out scores the other hands: %j', (options, points) => {
    expect(totals(pad('classic', THREE, options, out))).toEqual([points, 0, 0]);
  });
  test('in a blocked round the lightest hand scores the other hands, by agreement minus its own', () => {
    const blocked = { kind: 'blocked', left: [['3-1'], ['4-5'], ['5-5', '2-0']] };
    const difference = { blocked: 'difference' };
    expect(totals(pad('classic', THREE, {}, blocked))).toEqual([9 + 12, 0, 0]);
    expect(totals(pad('classic', THREE, { reserve: 2 }, { ...blocked, boneyard: 7 }))).toEqual([21 + 7, 0, 0]);
    expect(totals(pad('classic', THREE, difference, blocked))).toEqual([9 + 12 - 4, 0, 0]);
    expect(totals(pad('classic', THREE, difference, { kind: 'out', seat: 0, left: [0, 9, 12] }))).toEqual([21, 0, 0]);
  });
  test('if the lightest hands are equal, nobody scores, not even the boneyard', () => {
    const equal = { kind: 'blocked', left: [4, ['3-1'], 9], boneyard: 7 };
    expect(totals(pad('classic', THREE, { reserve: 2 }, equal))).toEqual([0, 0, 0]);
  });
  test('the options decide which hand is the lightest', () => {
    // 6-6 counts 12, or 6 when a double counts once; Bo holds 7.
    const blocked = { kind: 'blocked', left: [['6-6'], ['6-1']] };
    expect(totals(pad('classic', TWO, {}, blocked))).toEqual([0, 12]);
    expect(totals(pad('classic', TWO, { doubles: 'once' }, blocked))).toEqual([7, 0]);
  });
  test('a match to a target ends with the round in which it is reached, and most points win', () => {
    const first = { kind: 'out', seat: 0, left: [0, 48] };
    const second = { kind: 'out', seat: 1, left: [51, 0] };
    const played = pad('classic', TWO, { match: { target: 50 } }, first);
    expect([over(played), ahead(played), winners(played)]).toEqual([false, [0], []]);
    const ended = fine(write(played, second));
    expect([totals(ended), over(ended), winners(ended)]).toEqual([[48, 51], true, [1]]);
    expect(write(ended, first)).toEqual({ problem: 'match is over' });
  });
  test('after the agreed number of rounds, players with equal points share the win', () => {
    const ended = pad(
      'classic',
      TWO,
      { match: { rounds: 2 } },
      { kind: 'out', seat: 0, left: [0, 20] },
      { kind: 'out', seat: 1, left: [20, 0] },
    );
    expect(winners(ended)).toEqual([0, 1]);
  });
});

describe('the bead game', () => {
  const lay = (seat: number, double: boolean, ...lengths: number[]) => ({ kind: 'lengths', seat, lengths, double });
  test.each([
    [[3, 3], 9, 18],
    [[4, 5, 4], 80, 160],
  ])('new lengths %j score %i, with a double %i', (lengths, points, doubled) => {
    expect(totals(pad('bead', TWO, {}, lay(0, false, ...lengths), lay(1, true, ...lengths)))).toEqual([
      points,
      doubled,
    ]);
  });
  test('at the end of a round, each double left costs 5 and each other domino 25', () => {
    const ended = pad('bead', TWO, {}, lay(0, false, 3, 3), lay(1, true, 3, 3), {
      kind: 'out',
      seat: 1,
      left: [['1-1', '1-1', '2-5', '5-3'], []],
    });
    expect(totals(ended)).toEqual([9 - 60, 18]);
    expect([over(ended), winners(ended)]).toEqual([true, [1]]);
  });
  test('a blocked round costs every player, and the rounds are added up', () => {
    const options = { match: { rounds: 2 } };
    const first = pad('bead', TWO, options, lay(0, false, 3, 4), { kind: 'blocked', left: [30, ['5-5']] });
    expect(totals(first)).toEqual([12 - 30, -5]);
    expect(over(first)).toBe(false);
    const second = [lay(1, false, 3, 5), lay(0, true, 6, 7), { kind: 'blocked', left: [0, 25] }];
    const ended = second.reduce((now, entry) => fine(write(now, entry)), first);
    expect(totals(ended)).toEqual([-18 + 84, -5 + 15 - 25]);
    expect(rounds(ended)).toEqual([
      { changes: [-18, -5], scores: [-18, -5], over: true },
      { changes: [84, -10], scores: [66, -15], over: true },
    ]);
    expect(winners(ended)).toEqual([0]);
  });
  test.each([
    ['one group', [9]],
    ['four groups', [3, 3, 3, 3]],
    ['a group of two', [2, 3]],
  ])('%s is rejected, since no domino does that', (_, lengths) => {
    expect(write(pad('bead', TWO, {}), lay(0, false, ...lengths))).toMatchObject({ problem: 'bad round' });
  });
  test('if a single half counts as a group, a new length can be two', () => {
    expect(totals(pad('bead', TWO, { lone: 'group' }, lay(0, false, 2, 3)))).toEqual([6, 0]);
  });
});

describe('Quad-Ominos', () => {
  const tile = (seat: number, name: number | string) => ({ kind: 'tile', seat, tile: name });
  const bonus = (seat: number) => ({ kind: 'bonus', seat });
  test.each([
    ['A', [tile(0, '4444'), bonus(0)], 41],
    ['B', [tile(0, '4444'), tile(0, '4-4-4-3'), tile(0, '3344')], 45],
    ['C', [tile(0, '4455')], 18],
    ['E', [tile(0, 7), bonus(0)], 32],
    ['F', [tile(0, 15), bonus(0)], 40],
  ])('example %s of the sheet', (_, entries, points) => {
    expect(totals(pad('quad', TWO, {}, ...entries))).toEqual([points, 0]);
  });
  test('each tile drawn and each pass costs 20, and scores can be negative', () => {
    const played = pad('quad', TWO, {}, { kind: 'drawn', seat: 1, tiles: 3 }, tile(1, 10), { kind: 'passed', seat: 1 });
    expect(totals(played)).toEqual([0, -60 + 10 - 20]);
  });
  test('a player who goes out scores the other hands; in a blocked round nobody does', () => {
    const left = [[], ['0123', '5555'], 11];
    expect(totals(pad('quad', THREE, {}, { kind: 'out', seat: 0, left }))).toEqual([6 + 20 + 11, 0, 0]);
    const held = [['0000'], ['0123', '5555'], 11];
    expect(totals(pad('quad', THREE, {}, { kind: 'blocked', left: held }))).toEqual([0, 0, 0]);
  });
  test('the first player to reach the target wins at once, also by a bonus, and later entries do not count', () => {
    const match = { target: 40 };
    const won = pad('quad', TWO, { match }, tile(0, '4444'), bonus(0));
    expect([over(won), winners(won)]).toEqual([true, [0]]);
    const kept = fine(readPad({ ...padJson(won), entries: [...won.entries, { kind: 'out', seat: 0, left: [0, 99] }] }));
    expect(totals(kept)).toEqual([41, 0]);
    const near = pad('quad', TWO, { match: { target: 42 } }, tile(0, '4444'), bonus(0));
    expect([over(near), ahead(near)]).toEqual([false, [0]]);
  });
  test('a match of a number of rounds is not ended by a high score', () => {
    const match = { rounds: 1 };
    const played = pad('quad', TWO, { match }, ...Array.from({ length: 50 }, () => tile(0, 20)));
    expect([totals(played), over(played)]).toEqual([[1000, 0], false]);
    expect(winners(fine(write(played, { kind: 'blocked', left: [4, 4] })))).toEqual([0]);
  });
  test('the default target depends on the set', () => {
    expect(pad('quad', TWO, {}).options.match).toEqual({ target: 800 });
    expect(pad('quad', TWO, { set: 70 }).options.match).toEqual({ target: 600 });
  });
});

describe('Magnetic Domino', () => {
  test('the winner writes 0, the others their pips, and the lowest total wins', () => {
    const match = { rounds: 2 };
    const played = pad('magnetic', THREE, { match }, { kind: 'out', seat: 2, left: [['6-6', '5-0'], 4, []] });
    expect(totals(played)).toEqual([17, 4, 0]);
    const ended = fine(write(played, { kind: 'blocked', left: [3, 8, ['2-1']] }));
    // Ana and Cy have the lightest hands, share the game and write 0.
    expect(totals(ended)).toEqual([17, 12, 0]);
    expect(winners(ended)).toEqual([2]);
  });
  test('with young children, the number of dominoes counts', () => {
    const options = { count: 'tiles' };
    const played = pad('magnetic', THREE, options, { kind: 'blocked', left: [['6-6'], ['1-0', '0-0'], 3] });
    expect(totals(played)).toEqual([0, 2, 3]);
  });
  test('the player who went out wins a single game, even if another holds only the double blank', () => {
    expect(winners(pad('magnetic', TWO, {}, { kind: 'out', seat: 1, left: [['0-0'], []] }))).toEqual([1]);
  });
});

describe('a pad', () => {
  const played = pad(
    'quad',
    TWO,
    {},
    { kind: 'tile', seat: 0, tile: 16 },
    { kind: 'drawn', seat: 1, tiles: 1 },
    { kind: 'out', seat: 0, left: [0, ['0011']] },
    { kind: 'tile', seat: 1, tile: 9 },
  );
  test('gives the rounds for a chart, including the unfinished one', () => {
    expect(rounds(played)).toEqual([
      { changes: [16 + 2, -20], scores: [18, -20], over: true },
      { changes: [0, 9], scores: [18, -11], over: false },
    ]);
  });
  test('removes its last entry', () => {
    expect(totals(undo(played))).toEqual([18, -20]);
    expect(undo(pad('quad', TWO, {})).entries).toEqual([]);
  });
  test('can be corrected anywhere, and the scores change', () => {
    const mended = fine(correct(played, 1, { kind: 'drawn', seat: 1, tiles: 2 }));
    expect(totals(mended)).toEqual([18, -31]);
    expect(totals(played)).toEqual([18, -11]);
    expect(correct(played, 9, { kind: 'bonus', seat: 0 })).toMatchObject({ problem: 'bad round', what: 'entries[9]' });
    expect(correct(played, 1, { kind: 'drawn', seat: 5, tiles: 2 })).toMatchObject({ what: 'entries[1].seat' });
  });
  test('has no leader before the first entry', () => {
    expect(ahead(pad('bead', TWO, {}))).toEqual([]);
  });
  test('reads back from JSON', () => {
    expect(parsePad(JSON.stringify(padJson(played)))).toEqual(played);
  });
});

test('a pad of the format before keeps its rules: a blocked round counts the difference', () => {
  const before = {
    format: 'boneyard-pad/1',
    game: 'classic',
    names: THREE,
    options: {},
    entries: [{ kind: 'blocked', left: [4, 9, 12] }],
  };
  expect(totals(fine(parsePad(JSON.stringify(before))))).toEqual([9 + 12 - 4, 0, 0]);
  expect(totals(fine(parsePad(JSON.stringify({ ...before, format: 'boneyard-pad/2' }))))).toEqual([9 + 12, 0, 0]);
  expect(padJson(fine(parsePad(JSON.stringify(before))))).toMatchObject({
    format: 'boneyard-pad/2',
    options: { blocked: 'difference' },
  });
});

describe('anything that is not a pad is rejected', () => {
  const good = padJson(pad('classic', THREE, {}, { kind: 'out', seat: 0, left: [[], ['6-5'], 3] }));
  test.each([
    ['not json', '{'],
    ['not a record', '[]'],
    ['other format', '{"format":"boneyard/2"}'],
    ['other format', '{}'],
  ])('%s', (problem, text) => {
    expect(parsePad(text)).toMatchObject({ problem });
  });
  test.each([
    ['unknown game', { game: '__proto__' }],
    ['bad names', { names: ['Ana', ''] }],
    ['bad names', { names: 'Ana' }],
    ['bad players', { names: ['Ana'] }],
    ['bad option', { options: { blank: 7 } }],
    ['unknown option', { options: { jokers: 2 } }],
    ['bad round', { entries: {} }],
    ['bad round', { entries: [null] }],
    ['bad round', { entries: [{ kind: 'won', seat: 0 }] }],
    ['bad round', { entries: [{ kind: 'bonus', seat: 0 }] }],
    ['bad round', { entries: [{ kind: 'out', seat: 3, left: [0, 0, 0] }] }],
    ['bad round', { entries: [{ kind: 'out', seat: 0, left: [0, 0] }] }],
    ['bad round', { entries: [{ kind: 'out', seat: 0, left: [4, 0, 0] }] }],
    ['bad round', { entries: [{ kind: 'out', seat: 0, left: [['6-6'], 0, 0] }] }],
    ['bad round', { entries: [{ kind: 'out', seat: 0, left: [0, -1, 0] }] }],
    ['bad round', { entries: [{ kind: 'out', seat: 0, left: [0, 2.5, 0] }] }],
    ['unknown tile', { entries: [{ kind: 'blocked', left: [['7-0'], 0, 0] }] }],
    ['unknown tile', { entries: [{ kind: 'blocked', left: [[6], 0, 0] }] }],
    ['tile too often', { entries: [{ kind: 'blocked', left: [['6-5'], ['5-6'], 0] }] }],
    ['tile too often', { entries: [{ kind: 'blocked', left: [['6-5'], 0, 0], boneyard: ['6-5'] }] }],
  ])('%s: %j', (problem, change) => {
    expect(readPad({ ...good, ...change })).toMatchObject({ problem });
  });
  test('a tile with a 5 is not in the small set', () => {
    expect(write(pad('quad', TWO, { set: 70 }), { kind: 'tile', seat: 0, tile: '0005' })).toMatchObject({
      problem: 'unknown tile',
    });
    expect(write(pad('quad', TWO, {}), { kind: 'tile', seat: 0, tile: 21 })).toMatchObject({ problem: 'bad round' });
  });
  test('reading a damaged pad never throws, and a pad that was read has scores', () => {
    const pads = [
      good,
      padJson(pad('bead', TWO, {}, { kind: 'lengths', seat: 0, lengths: [3, 4], double: true })),
      padJson(pad('quad', TWO, {}, { kind: 'tile', seat: 0, tile: '0123' }, { kind: 'blocked', left: [1, ['0000']] })),
      padJson(pad('magnetic', TWO, {}, { kind: 'blocked', left: [1, ['6-6']] })),
    ];
    const broken = (json: unknown, path: readonly number[], value: unknown): unknown => {
      const [step, ...rest] = path;
      if (step === undefined || typeof json !== 'object' || json === null) return value;
      const keys = Object.keys(json);
      if (keys.length === 0) return value;
      const key = keys[step % keys.length]!;
      const copy = (Array.isArray(json) ? [...json] : { ...json }) as Record<string, unknown>;
      copy[key] = broken(copy[key], rest, value);
      return copy;
    };
    const path = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...pads), path, fc.jsonValue(), (json, steps, value) => {
        const result = readPad(broken(json, steps, value));
        if (isProblem(result)) return;
        for (const score of totals(result)) expect(Number.isInteger(score)).toBe(true);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});
