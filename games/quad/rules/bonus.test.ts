/** When a bonus is due, and the choice between 25 points and two more plays. */

import { describe, expect, test } from 'vitest';
import { quad } from './quad';
import { may, table } from './testing';

/** Two sides that form a corner and require 0, 1 and 1. */
const TO_E = '0 1111@0,0; 0 take-25; 1 0011@0,1; 0 1121@1,0';
const HANDS_E = ['1111 1112 0444', '0011 0511 1113 1115'];

const TO_F = '0 5555@0,0; 0 take-25; 1 5500@0,-1; 0 0001@0,-2; 1 0220@1,-2; 0 2332@2,-2; 1 3332@2,-1';
const HANDS_F = ['5555 0001 2233 2355 0555 1555', '0055 0022 2333 0012'];

const TO_RING = '0 0000@0,0; 0 take-25; 1 0200@0,1; 0 3220@0,2; 1 2112@1,2; 0 1031@2,2; 1 1331@2,1; 0 1300@2,0';
const HANDS_RING = ['0000 0322 0311 0013 0211 3444', '0002 1122 1133 0001 2344'];

describe('a bonus is due when at least three corners meet numbers on the table', () => {
  test('example E: two sides, 1-1 and 1-0, score 7 and 25 points: 32', () => {
    const before = table({ hands: HANDS_E, moves: TO_E });
    const laid = table({ hands: HANDS_E, moves: `${TO_E}; 1 0511@1,1` });
    expect(laid.scores[1]! - before.scores[1]!).toBe(7);
    expect(may(laid)).toEqual(['play-two', 'take-25']);
    const taken = table({ hands: HANDS_E, moves: `${TO_E}; 1 0511@1,1; 1 take-25` });
    expect(taken.scores[1]! - before.scores[1]!).toBe(32);
    expect(taken.turn).toBe(0);
  });

  test('example E: or 7 and two plays', () => {
    const before = table({ hands: HANDS_E, moves: TO_E });
    const chosen = `${TO_E}; 1 0511@1,1; 1 play-two; 1 3111@-1,0`;
    expect(table({ hands: HANDS_E, moves: chosen })).toMatchObject({ turn: 1, phase: 'second extra' });
    const both = table({ hands: HANDS_E, moves: `${chosen}; 1 1151@0,-1` });
    expect(both.scores[1]! - before.scores[1]!).toBe(7 + 6 + 8 + 12);
    expect(both.held).toEqual([1, 0]);
  });

  test('example F: a side and a corner of the opposite side score 15 and 25 points: 40', () => {
    const before = table({ hands: HANDS_F, moves: TO_F });
    const taken = table({ hands: HANDS_F, moves: `${TO_F}; 0 5235@1,0; 0 take-25` });
    expect(taken.scores[0]! - before.scores[0]!).toBe(40);
  });

  test('example F: or 15 and two plays', () => {
    const before = table({ hands: HANDS_F, moves: TO_F });
    const laid = table({ hands: HANDS_F, moves: `${TO_F}; 0 5235@1,0` });
    expect(laid.scores[0]! - before.scores[0]!).toBe(15);
    expect(may(laid)).toEqual(['play-two', 'take-25']);
  });

  test('two opposite sides earn a bonus', () => {
    const state = table({ hands: HANDS_RING, moves: `${TO_RING}; 1 0100@1,0` });
    expect(state).toMatchObject({ turn: 1, phase: 'bonus' });
  });

  test('filling a hole earns a bonus', () => {
    const state = table({ hands: HANDS_RING, moves: `${TO_RING}; 1 0100@1,0; 1 take-25; 0 2110@1,1` });
    expect(state).toMatchObject({ turn: 0, phase: 'bonus' });
    expect(may(state)).toEqual(['take-25']);
  });

  test('two corners earn no bonus', () => {
    expect(table({ hands: HANDS_E, moves: '0 1111@0,0; 0 take-25; 1 0011@0,1' })).toMatchObject({
      turn: 0,
      phase: 'turn',
    });
  });
});

describe('two more plays', () => {
  test('are offered only if both can be made', () => {
    const state = table({ hands: HANDS_RING, moves: `${TO_RING}; 1 0100@1,0` });
    expect(may(state)).toEqual(['take-25']);
    expect(quad.explain(state, 1, quad.read('play-two')!).breaks).toBe('no two plays');
  });

  test('are legal in one order only if the other does not work', () => {
    const state = table({ hands: ['4444 0044 0012', '1133'], moves: '0 4444@0,0; 0 play-two' });
    expect(may(state)).toEqual(['0044@0,1', '0440@-1,0', '4004@1,0', '4400@0,-1']);
    const half = table({ hands: ['4444 0044 0012', '1133'], moves: '0 4444@0,0; 0 play-two; 0 0044@0,1' });
    expect(may(half)).toEqual(['1200@0,2']);
  });

  test('cannot begin with a tile after which no second one fits', () => {
    const state = table({
      hands: ['3344 0222 2234', '0003 0444'],
      well: '0123 0024',
      moves: '0 3344@0,0; 1 4440@0,-1; 0 2342@-1,0; 1 draw; 1 draw; 1 2400@-1,-1; 1 play-two',
    });
    expect(may(state)).toEqual(['0003@-1,-2']);
    expect(quad.explain(state, 1, quad.read('0030@-1,-2')!)).toMatchObject({
      breaks: 'leaves no second play',
      meets: [0, 0, undefined, undefined],
    });
  });

  test('earn no bonus of their own', () => {
    const hands = ['1111 1112 0444', '0011 0511 1113 0134 2344'];
    const before = table({ hands, moves: TO_E });
    const first = `${TO_E}; 1 0511@1,1; 1 play-two; 1 3111@-1,0`;
    const cornersMet = quad.explain(table({ hands, moves: first }), 1, quad.read('4013@-1,1')!);
    expect(cornersMet).toEqual({ points: 8, sheds: 8, meets: [undefined, 0, 1, 3] });
    const both = table({ hands, moves: `${first}; 1 4013@-1,1` });
    expect(both).toMatchObject({ turn: 0, phase: 'turn' });
    expect(both.scores[1]! - before.scores[1]!).toBe(7 + 6 + 8);
  });

  test('must be chosen or declined before any other move', () => {
    const state = table({ hands: ['4444 0044 0012', '1133'], moves: '0 4444@0,0' });
    for (const text of ['0044@0,1', 'draw', 'pass'])
      expect(quad.explain(state, 0, quad.read(text)!).breaks).toBe('bonus not chosen');
  });
});
