/** How a round of Quad-Ominos is opened. */

import { setTable } from '@boneyard/rules/options';
import { seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { type QuadTable, quadOptions } from './options';
import { quad } from './quad';
import { readQuad, writeQuad } from './quads';
import { may, table } from './testing';

describe('dealing', () => {
  test.each([
    [2, 15],
    [3, 10],
    [4, 8],
    [5, 7],
    [6, 6],
    [7, 6],
    [8, 6],
  ])('%i players take %i tiles each, from either set', (players, each) => {
    for (const set of [125, 70]) {
      const agreed = setTable(quad, players, { set }) as QuadTable;
      const { hands, stock } = quad.deal(agreed, seeded(players));
      expect(hands.map((hand) => hand.length)).toEqual(new Array(players).fill(each));
      expect(new Set([...hands.flat(), ...stock]).size).toBe(set);
    }
  });

  test('a match goes to 800 points, or to 600 with the small set', () => {
    expect(setTable(quad, 2, {})).toEqual({ players: 2, options: { set: 125, match: { target: 800 } } });
    expect(setTable(quad, 2, { set: 70 })).toEqual({ players: 2, options: { set: 70, match: { target: 600 } } });
    expect(Object.keys(quadOptions)).toEqual(['set', 'match']);
  });

  test('a tile with a 5 is not in the small set', () => {
    const small = setTable(quad, 2, { set: 70 }) as QuadTable;
    expect(quad.readDeal(small, { hands: [['0005'], []], stock: [] })).toEqual({
      problem: 'unknown tile',
      what: 'hands[0]: "0005"',
    });
  });

  test('at least one player must hold a tile', () => {
    const full = setTable(quad, 2, {}) as QuadTable;
    expect(quad.readDeal(full, { hands: [[], []], stock: ['0000'] })).toEqual({ problem: 'nobody can lead' });
    expect(quad.readDeal(full, { hands: [['0000'], ['0000']], stock: [] })).toHaveProperty('problem', 'tile too often');
  });
});

describe('the highest quad', () => {
  test('is laid first by its owner, as printed and in the middle', () => {
    const state = table({ hands: ['0000 2222 4555', '3333 4444 0123', '1111 5555'] });
    expect(state.turn).toBe(2);
    expect(may(state)).toEqual(['5555@0,0']);
  });

  test('example A: 4-4-4-4 scores 16 + 25 = 41', () => {
    const hands = ['4444 3444 3344', '0012'];
    const laid = table({ hands, moves: '0 4444@0,0' });
    expect(laid.scores).toEqual([16, 0]);
    expect(may(laid)).toEqual(['play-two', 'take-25']);
    expect(table({ hands, moves: '0 4444@0,0; 0 take-25' })).toMatchObject({ scores: [41, 0], turn: 1, phase: 'turn' });
  });

  test('example B: or 16, then 15 for 4-4-4-3 and 14 for 4-4-3-3: 45', () => {
    const hands = ['4444 3444 3344 0000', '0012'];
    const chosen = '0 4444@0,0; 0 play-two; 0 3444@0,1';
    expect(table({ hands, moves: '0 4444@0,0; 0 play-two' }).scores).toEqual([16, 0]);
    expect(table({ hands, moves: chosen })).toMatchObject({ scores: [31, 0], turn: 0 });
    expect(table({ hands, moves: `${chosen}; 0 4334@1,0` })).toMatchObject({ scores: [45, 0], turn: 1, phase: 'turn' });
  });

  test('without a legal pair only the 25 can be chosen', () => {
    expect(may(table({ hands: ['4444 3444 0012', '0011'], moves: '0 4444@0,0' }))).toEqual(['take-25']);
  });

  test('0-0-0-0 as the only quad is treated like any other', () => {
    const state = table({ hands: ['0000 0001 0002', '4455'], moves: '0 0000@0,0' });
    expect(state).toMatchObject({ scores: [0, 0], shown: undefined });
    expect(may(state)).toEqual(['play-two', 'take-25']);
  });
});

describe('if nobody holds a quad', () => {
  test('example C: the greatest total starts, 5-5-4-4 before 5-4-4-4, with 18 points and no bonus', () => {
    const hands = ['4445 0123', '4455 0012'];
    expect(may(table({ hands }))).toEqual(['4455@0,0']);
    expect(table({ hands, moves: '1 4455@0,0' })).toMatchObject({ scores: [0, 18], turn: 0, phase: 'turn' });
  });

  test('of equal totals the higher number starts, then the higher next number', () => {
    expect(table({ hands: ['3455', '2555'] }).turn).toBe(1);
    expect(table({ hands: ['1555', '2455'] }).turn).toBe(0);
  });
});

describe('0-0-0-0 instead of the starting quad', () => {
  const hands = ['3333 0000 0033 0003 1234', '0333 1112'];

  test('is a choice of a player who holds both', () => {
    expect(may(table({ hands }))).toEqual(['0000@0,0', '3333@0,0']);
    expect(may(table({ hands: ['3333 0033', '0000'] }))).toEqual(['3333@0,0']);
    expect(may(table({ hands: ['4455 0000', '0012'] }))).toEqual(['0000@0,0']);
  });

  test('scores the 25, and both extra plays must follow if there is a legal pair', () => {
    const opened = table({ hands, moves: '0 0000@0,0' });
    expect(opened).toMatchObject({ scores: [25, 0], turn: 0, phase: 'first extra', shown: readQuad('3333') });
    expect(may(opened).every((move) => /^(0033|0330|3300|3003|0003|0030|0300|3000)@/.test(move))).toBe(true);
    const both = table({ hands, moves: '0 0000@0,0; 0 3300@0,1; 0 3333@0,2' });
    expect(both).toMatchObject({ scores: [25 + 6 + 12, 0], turn: 1, phase: 'turn' });
  });

  test('ends the turn if there is no legal pair', () => {
    const opened = table({ hands: ['3333 0000 1234', '0333 1112'], moves: '0 0000@0,0' });
    expect(opened).toMatchObject({ scores: [25, 0], turn: 1, phase: 'turn' });
  });

  test('shows the quad to everybody for the rest of the round', () => {
    const opened = table({ hands: ['3333 0000 1234', '0333 1112'], moves: '0 0000@0,0' });
    for (const seat of [0, 1, undefined]) expect(writeQuad(quad.view(opened, seat).shown!)).toBe('3333');
  });

  test('is optional: a player who lays the starting quad shows nothing', () => {
    const state = table({ hands, moves: '0 3333@0,0' });
    expect(state).toMatchObject({ scores: [12, 0], phase: 'bonus', shown: undefined });
  });
});
