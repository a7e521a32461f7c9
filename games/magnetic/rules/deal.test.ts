/** The deal, the lead, and what happens when a player cannot play. */

import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { type Random, seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { colourOf, isOfOneColour, magnetic } from './magnetic';
import type { MagneticTable } from './options';
import { may, toAct } from './testing';

function tableFor(players: number): MagneticTable {
  const set = setTable(magnetic, players, {});
  if (isProblem(set)) throw new Error(JSON.stringify(set));
  return set as unknown as MagneticTable;
}

describe('the deal', () => {
  test.each([
    [2, 7, 14],
    [3, 6, 10],
    [4, 6, 4],
  ])('%i players get %i dominoes each, and %i are left', (players, each, left) => {
    const { hands, stock } = magnetic.deal(tableFor(players), seeded('deal'));
    expect(hands.map((hand) => hand.length)).toEqual(new Array(players).fill(each));
    expect(stock.length).toBe(left);
    expect(new Set([...hands.flat(), ...stock]).size).toBe(28);
  });

  test('there are four colours, seven dominoes of each', () => {
    const counts = [0, 0, 0, 0];
    for (let domino = 0; domino < 28; domino++) counts[colourOf(domino)]!++;
    expect(counts).toEqual([7, 7, 7, 7]);
  });

  test('a deal that gives a player a single colour is dealt again', () => {
    // The first shuffle puts the seven dominoes of one colour on top; the second one is random.
    const fair = seeded('fair');
    const order = Array.from({ length: 28 }, (_, i) => i);
    const wanted = [...order.filter((i) => i % 4 === 0), ...order.filter((i) => i % 4 !== 0)];
    const items = [...order];
    const rigged: number[] = [];
    for (let i = 27; i > 0; i--) {
      const j = items.indexOf(wanted[i]!);
      rigged.push(j);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
    let asked = 0;
    const random: Random = { below: (n) => (asked < rigged.length ? rigged[asked++]! : fair.below(n)) };
    const { hands } = magnetic.deal(tableFor(2), random);
    expect(asked).toBe(rigged.length);
    expect(hands.some(isOfOneColour)).toBe(false);
    expect(isOfOneColour(wanted.slice(0, 7))).toBe(true);
  });

  test('a deal written by hand may have any size and any colours', () => {
    const deal = { hands: [['0-0'], ['2-1', '4-3', '6-6']], stock: [] };
    expect(isProblem(magnetic.readDeal(tableFor(2), deal))).toBe(false);
  });

  test('a deal with only empty hands is rejected', () => {
    expect(magnetic.readDeal(tableFor(2), { hands: [[], []], stock: ['6-6'] })).toEqual({ problem: 'nobody can lead' });
  });

  test('a domino that is not in the set is rejected', () => {
    expect(magnetic.readDeal(tableFor(2), { hands: [['7-1'], []], stock: [] })).toMatchObject({
      problem: 'unknown tile',
    });
  });
});

describe('who leads, and with what', () => {
  test.each([
    ['the highest double', ['6-5 4-4', '5-5 1-0'], 1, '5-5'],
    ['a low double before any other domino', ['6-5 6-4', '0-0 1-0'], 1, '0-0'],
    ['without a double, most pips', ['6-1 3-0', '5-4 2-0'], 1, '5-4'],
    ['with equal pips, the higher half', ['5-4 1-0', '6-3 2-0'], 1, '6-3'],
  ])('%s', (_, hands, leader, domino) => {
    expect(toAct({ mode: 'flat', hands })).toEqual([leader]);
    expect(may({ mode: 'flat', hands })).toEqual([domino]);
    for (const mode of ['tower', 'staggered'] as const) expect(may({ mode, hands })).toEqual([`${domino}@0,0E`]);
  });

  test('the first domino lies in the middle, with its higher number first', () => {
    expect(may({ hands: ['6-1 3-0', '5-3 2-0'] })).toEqual(['5-3@0,0E']);
  });

  test('then play goes clockwise', () => {
    expect(toAct({ hands: ['1-0', '6-6 5-5', '6-5'], moves: '1 6-6@0,0E' })).toEqual([2]);
    expect(toAct({ hands: ['1-0', '6-5', '6-6 5-5'], moves: '2 6-6@0,0E' })).toEqual([0]);
  });
});

describe('a player who cannot play', () => {
  const hands = ['6-6 5-5 4-4', '1-0 2-0'];
  for (const [mode, lead] of [
    ['flat', '6-6'],
    ['tower', '6-6@0,0E'],
    ['staggered', '6-6@0,0E'],
  ] as const) {
    test(`draws one domino, which ends the turn even if it would fit: ${mode}`, () => {
      const setting = { mode, hands, stock: '6-1 6-2', moves: `0 ${lead}` };
      expect(may(setting)).toEqual(['draw']);
      expect(toAct({ ...setting, moves: `0 ${lead}; 1 draw` })).toEqual([0]);
    });

    test(`passes if the stock is empty: ${mode}`, () => {
      expect(may({ mode, hands, moves: `0 ${lead}` })).toEqual(['pass']);
    });
  }

  test('a player who can play must play', () => {
    expect(may({ mode: 'flat', hands: ['6-6 5-5', '6-0 2-0'], stock: '6-1', moves: '0 6-6' })).toEqual(['6-0@6-6']);
  });
});
