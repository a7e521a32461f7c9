/** What the players learn about hidden dominoes, and that all deals that fit are equally likely. */

import { weight, writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import type { Seat } from '@boneyard/rules/game';
import { seeded } from '@boneyard/rules/random';
import { checkUniform, dealsThatFit } from '@boneyard/rules/testing/uniform';
import { describe, expect, test } from 'vitest';
import { magnetic } from './magnetic';
import { leaderOf, type State } from './position';
import { type Setting, table } from './testing';

function imagined(setting: Setting, seat: Seat | undefined, times = 200): State[] {
  const view = magnetic.view(table(setting), seat);
  const random = seeded('imagined');
  return Array.from({ length: times }, () => magnetic.imagine(view, random));
}

/** All dominoes that a seat might hold. */
function mayHold(states: readonly State[], seat: Seat): string[] {
  return [...new Set(states.flatMap((state) => listOf(state.hands[seat]!).map(writeDomino)))].sort();
}

describe('a view', () => {
  const setting = { hands: ['6-6 5-4 1-0', '6-5 6-3 2-0'], stock: '4-4 3-3', moves: '0 6-6@0,0E; 1 6-5@1,0E!' };

  test('has the hand of its seat and no other, and the dominoes that fell into each hand', () => {
    const view = magnetic.view(table(setting), 0);
    expect([view.hands[1], view.start.hands[1]]).toEqual([undefined, undefined]);
    expect(view.start.stock).toEqual([undefined, undefined]);
    expect(listOf(view.known[1]!).map(writeDomino)).toEqual(['6-5', '6-6']);
  });

  test('of a spectator has no hand', () => {
    expect(magnetic.view(table(setting), undefined).hands).toEqual([undefined, undefined]);
  });
});

describe('what the players learn', () => {
  test('before a lead: which player has the domino that outranks all others', () => {
    const setting = { hands: ['4-4 2-1', '3-3 1-0', '2-0 5-1'], stock: '6-6 5-5' };
    for (const { hands } of imagined(setting, 1)) expect(leaderOf(hands)).toBe(0);
  });

  test('from a lead: nobody held a domino that outranks it', () => {
    const setting = { hands: ['4-4 4-1', '3-2 1-0', '2-0 5-1'], stock: '6-6 5-5', moves: '0 4-4@0,0E' };
    for (const { start } of imagined(setting, 1)) expect(start.stock.map(writeDomino).sort()).toEqual(['5-5', '6-6']);
  });

  test('after a fall: the same about the hands at that time', () => {
    const hands = ['4-4 4-1 2-0', '4-2 1-0', '3-0 5-1'];
    const moves = '0 4-4@0,0E; 1 4-2@1,0E; 2 draw; 0 4-1@0,0N!; 0 4-4@0,0E';
    // Seat 2 drew before the second lead, so it drew neither 6-6 nor 5-5.
    for (const { hands: held } of imagined({ hands, stock: '3-2 6-6 5-5', moves }, 1))
      expect(Math.max(...listOf(held[2]!).map(weight))).toBeLessThan(weight(14));
  });

  test('after a fall, before the lead: the leader holds the best domino', () => {
    const hands = ['3-2 1-0', '6-5 6-1', '6-4 2-0'];
    const moves = '1 6-5@0,0E; 2 4-6@-1,0E; 0 draw; 1 6-1@0,0N!';
    // With 6-5 in the hand of seat 1, seat 0 can only lead with a double, which it must have drawn.
    for (const { start } of imagined({ hands, stock: '5-5 4-3 5-4', moves }, 2))
      expect(writeDomino(start.stock[0]!)).toBe('5-5');
  });

  test('from a fall: which dominoes are in that hand', () => {
    const setting = { hands: ['6-6 5-4', '6-5 6-3', '2-1 1-0'], stock: '4-4', moves: '0 6-6@0,0E; 1 6-5@1,0E!' };
    for (const { hands } of imagined(setting, 2))
      expect(listOf(hands[1]!).map(writeDomino)).toEqual(expect.arrayContaining(['6-5', '6-6']));
  });

  test('from a draw: the hand had no domino that fitted the construction', () => {
    const setting = { hands: ['6-6 5-4', '2-1 1-0', '3-0 4-0'], stock: '6-1 6-2 3-2', moves: '0 6-6@0,0E; 1 draw' };
    const before = imagined(setting, 2).flatMap(({ start }) => start.hands[1]!.map(writeDomino));
    expect(before.some((name) => name.includes('6'))).toBe(false);
    expect(mayHold(imagined(setting, 2), 1)).toContain('6-1');
  });

  test('from a draw in the staggered game: the hand had no domino that fitted in the required way', () => {
    // Seat 1 had to lay flat, and the 6s were the only ends, so it did not hold 6-1.
    const setting: Setting = {
      mode: 'staggered',
      hands: ['6-6 5-4 6-0', '2-1 1-0'],
      stock: '3-0 6-1',
      moves: '0 6-6@0,0E; 1 draw; 0 6-0@1,0E>; 1 0-3@2,0E>',
    };
    for (const { start } of imagined(setting, 0)) expect(start.hands[1]!.map(writeDomino)).not.toContain('6-1');
  });
});

/** Positions in which each kind of knowledge matters, with so few hidden dominoes that all deals can be tried. */
const FEW: readonly (readonly [string, Setting])[] = [
  ['before the lead', { hands: ['4-4 2-1', '3-3 1-0', '2-0 5-1'], stock: '6-6 5-5' }],
  ['the lead was not a double', { hands: ['6-4 2-1', '4-3 1-0'], stock: '6-6 5-5 6-5', moves: '0 6-4@0,0E' }],
  [
    'flat, draws',
    { mode: 'flat', hands: ['6-6 1-0', '2-0 3-1'], stock: '6-1 2-1 4-0', moves: '0 6-6; 1 draw; 0 draw' },
  ],
  [
    'a fall, before the lead',
    {
      hands: ['4-4 4-1 2-0', '4-2 1-0', '3-0'],
      stock: '6-6 5-5',
      moves: '0 4-4@0,0E; 1 4-2@1,0E; 2 draw; 0 4-1@0,0N!',
    },
  ],
  [
    'a fall, after the lead',
    {
      hands: ['4-4 4-1 2-0', '4-2 1-0', '3-0'],
      stock: '3-2 5-5',
      moves: '0 4-4@0,0E; 1 4-2@1,0E; 2 draw; 0 4-1@0,0N!; 0 4-4@0,0E',
    },
  ],
  [
    'what fell is laid again by another than had it',
    {
      hands: ['5-5 5-4 1-0', '5-3 4-4 2-0'],
      stock: '6-6 3-1',
      moves: '0 5-5@0,0E; 1 5-3@1,0E; 0 5-4@0,0N!; 0 5-5@0,0E; 1 draw; 0 5-3@1,0E',
    },
  ],
  [
    'two falls',
    {
      hands: ['5-5 5-4 1-0', '5-3 4-4 2-0'],
      stock: '6-1 3-1',
      moves: '0 5-5@0,0E; 1 5-3@1,0E!; 1 5-5@0,0E; 0 5-4@0,0N!; 0 5-5@0,0E; 1 5-3@1,0E',
    },
  ],
  [
    'staggered, ways remembered',
    {
      mode: 'staggered',
      hands: ['6-6 5-4 6-0', '2-1 1-0'],
      stock: '3-0 6-1',
      moves: '0 6-6@0,0E; 1 draw; 0 6-0@1,0E>; 1 0-3@2,0E>',
    },
  ],
  ['a pass', { hands: ['6-6 6-5 6-1', '4-3 2-0', '1-0 6-2'], moves: '0 6-6@0,0E; 1 pass' }],
];

describe('all deals that fit are equally likely', () => {
  test.each(FEW)('%s', (_, setting) => {
    const state = table(setting);
    const random = seeded('uniform');
    for (const seat of [...setting.hands.keys(), undefined]) {
      const hidden = setting.hands.filter((_, owner) => owner !== seat).flatMap((hand) => hand.split(' ')).length;
      if (hidden + state.start.stock.length > 7) continue;
      expect(dealsThatFit(magnetic, state, seat).size).toBeGreaterThan(0);
      expect(checkUniform(magnetic, state, seat, random).z).toBeLessThan(5);
    }
  });
});
