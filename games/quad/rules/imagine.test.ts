/** What the players learn about hidden tiles, and that all deals that fit are equally likely. */

import { has, listOf } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { checkUniform, dealsThatFit } from '@boneyard/rules/testing/uniform';
import { describe, expect, test } from 'vitest';
import type { State } from './position';
import { quad } from './quad';
import { readQuad, writeQuad } from './quads';
import { type Setting, table } from './testing';

function imagined(state: State, seat: Seat | undefined, times = 200): State[] {
  const view = quad.view(state, seat);
  const random = seeded('imagined');
  return Array.from({ length: times }, () => quad.imagine(view, random));
}

function handsOf(states: readonly State[], seat: Seat): string[] {
  return [...new Set(states.flatMap((state) => listOf(state.hands[seat]!).map(writeQuad)))].sort();
}

describe('what the players learn', () => {
  test('before the opening: which player has the tile that outranks all others', () => {
    const state = table({ hands: ['2222 0012', '1111 0011', '0000 3444'], well: '4444 3333' });
    for (const { start } of imagined(state, 1)) {
      const best = ['4444', '3333', '2222']
        .map((name) => readQuad(name)!)
        .find((one) => start.hands.flat().includes(one));
      expect(start.hands[0]).toContain(best);
    }
  });

  test('from the opening: nobody was dealt a tile that outranks it', () => {
    const state = table({ hands: ['2222 0012 0123', '0011 0111'], well: '4444 3333', moves: '0 2222@0,0; 0 take-25' });
    for (const { start } of imagined(state, 1))
      expect(start.stock.map(writeQuad)).toEqual(expect.arrayContaining(['3333', '4444']));
  });

  test('from a quad that was shown: which hand it is in', () => {
    const state = table({ hands: ['3333 0000 1234', '0333 1112'], well: '0444 1133', moves: '0 0000@0,0' });
    for (const { hands } of imagined(state, 1)) expect(has(hands[0]!, readQuad('3333')!)).toBe(true);
  });

  test('from 0-0-0-0 without extra plays: there was no legal pair', () => {
    const state = table({ hands: ['3333 0000 1234', '0333 1112'], well: '0444 0033 0034', moves: '0 0000@0,0' });
    const held = handsOf(imagined(state, undefined), 0);
    expect(held).toContain('0444');
    expect(held).not.toContain('0033');
  });

  test('from draws: no tile in the hand fitted, nor did the tiles drawn before the last one', () => {
    const moves = '0 4444@0,0; 0 take-25; 1 draw; 1 draw';
    const state = table({ hands: ['4444 1133', '0012 0123'], well: '0022 2344 0444 3444', moves });
    for (const { start } of imagined(state, 0)) {
      const lacking = [...start.hands[1]!, start.stock[0]!].map(writeQuad);
      expect(lacking.some((name) => name.includes('44'))).toBe(false);
    }
    expect(new Set(imagined(state, 0).map(({ start }) => writeQuad(start.stock[1]!))).has('0444')).toBe(true);
  });

  test('from taking the 25: nothing', () => {
    const setting = { hands: ['4444 0044 0012', '1133'], well: '0123 2233' };
    const state = table({ ...setting, moves: '0 4444@0,0; 0 take-25' });
    expect(handsOf(imagined(state, 1), 0)).toEqual(['0012', '0044', '0123', '2233']);
  });

  test('from choosing two plays: the hand has a legal pair', () => {
    const setting = { hands: ['4444 0044 0012', '1133'], well: '0123 2233' };
    const state = table({ ...setting, moves: '0 4444@0,0; 0 play-two' });
    expect(handsOf(imagined(state, 1), 0)).toEqual(['0012', '0044']);
    const first = table({ ...setting, moves: '0 4444@0,0; 0 play-two; 0 0044@0,1' });
    expect(handsOf(imagined(first, 1), 0)).toEqual(['0012']);
  });
});

/** Positions in which each kind of knowledge matters, with so few hidden tiles that all deals can be tried. */
const FEW: readonly (readonly [string, Setting])[] = [
  ['before the opening', { hands: ['2222 0012', '1111 0011', '0000 3444'], well: '4444 3333' }],
  ['the opening was not a quad', { hands: ['2233 0012', '0122 1122'], well: '4444 3333', moves: '0 2233@0,0' }],
  ['a choice is pending', { hands: ['4444 0044 0012', '1133 0444'], well: '0123 2233', moves: '0 4444@0,0' }],
  [
    'two plays are pending',
    {
      hands: ['4444 0044 0012', '1133 0444'],
      well: '2344 3344',
      moves: '0 4444@0,0; 0 play-two',
    },
  ],
  [
    'one play is pending',
    { hands: ['4444 0044 0012', '1133 0444'], well: '0011 2344', moves: '0 4444@0,0; 0 play-two; 0 0044@0,1' },
  ],
  [
    'both were made',
    {
      hands: ['4444 0044 0012 1344', '1133 0444'],
      well: '0011',
      moves: '0 4444@0,0; 0 play-two; 0 0044@0,1; 0 1200@0,2',
    },
  ],
  ['0-0-0-0 and a pair', { hands: ['3333 0000 0033', '0333 1112'], well: '0003 0444 1133', moves: '0 0000@0,0' }],
  ['0-0-0-0 and no pair', { hands: ['3333 0000 1234', '0333 1112'], well: '0003 0033 0444', moves: '0 0000@0,0' }],
  [
    '0-0-0-0, no pair, and a tile that could have begun one was laid since',
    { hands: ['3333 0000 0011 2444', '0003 1112'], well: '0033 1144', moves: '0 0000@0,0; 1 0300@0,1; 0 0110@1,0' },
  ],
  [
    'draws',
    { hands: ['4444 1133', '0012 0123'], well: '0022 2344 0444', moves: '0 4444@0,0; 0 take-25; 1 draw; 1 draw' },
  ],
  [
    'a draw that fitted',
    {
      hands: ['4444 1133 0044', '0012'],
      well: '0022 2344 0444',
      moves: '0 4444@0,0; 0 take-25; 1 draw; 1 draw; 1 4234@1,0',
    },
  ],
  ['a pass', { hands: ['4444 0044 0444', '1133', '0012 2444'], moves: '0 4444@0,0; 0 take-25; 1 pass' }],
];

describe('all deals that fit are equally likely', () => {
  test.each(FEW)('%s', (_, setting) => {
    const state = table(setting);
    const random = seeded('uniform');
    for (const seat of [...setting.hands.keys(), undefined]) {
      const hidden = setting.hands
        .filter((_, owner) => owner !== seat)
        .join(' ')
        .split(' ').length;
      if (hidden + (setting.well ?? '').split(' ').length > 8) continue;
      expect(dealsThatFit(quad, state, seat).size).toBeGreaterThan(0);
      expect(checkUniform(quad, state, seat, random).z).toBeLessThan(5);
    }
  });
});
