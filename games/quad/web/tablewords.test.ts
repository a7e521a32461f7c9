/** The texts at tables set up by hand. */

import { browser as en } from '@boneyard/words/en/browser';
import { browser as fr } from '@boneyard/words/fr/browser';
import { describe, expect, test } from 'vitest';
import { type Setting, table } from '../rules/testing';
import { expected, gain, misfit, narration, situation } from './tablewords';

const said = (setting: Setting, seat = 0) => expected(table(setting), seat, en);

describe('the opening', () => {
  test('with the highest quad', () => {
    expect(said({ hands: ['4444 0012', '3333 0111'] })).toBe('You open with 4444, the highest quad.');
  });
  test('or with 0000 in its place', () => {
    const setting = { hands: ['4444 0000 0012', '3333 0111'] };
    expect(said(setting)).toBe('You open with 4444, or show it, keep it, and open with 0000.');
    expect(narration.offer('0000@0,0', table(setting), 0, en)).toBe('0000: 25 points and two plays');
    expect(gain('0000@0,0', table(setting), 0, en)).toBe('25 + two plays');
    expect(gain('4444@0,0', table(setting), 0, en)).toBe('16 + bonus: quad');
  });
  test('or with the greatest total', () => {
    expect(said({ hands: ['3344 0012', '2333 0111'] })).toBe(
      'Nobody holds a quad: you open with 3344, the greatest total.',
    );
  });
  test('a tile that may not open names the rule', () => {
    expect(misfit(table({ hands: ['4444 0012', '3333'] }), 0, '0012', en)).toMatch(/^You must open with/);
  });
});

describe('a bonus', () => {
  test('both choices say what they score: 15 and 14 for the two plays of example B', () => {
    const view = table({ hands: ['4444 3444 3344 0012', '2222'], moves: '0 4444@0,0' });
    expect(expected(view, 0, en)).toBe('Which bonus do you want?');
    expect(narration.offer('take-25', view, 0, en)).toBe('+25 points');
    expect(narration.offer('play-two', view, 0, en)).toBe('Play two (up to 29)');
    expect(narration.offer('play-two', view, 0, fr)).toBe('En poser deux (jusqu’à 29)');
    expect(misfit(view, 0, '3444', en)).toBe('First choose your bonus.');
  });
  test('without two tiles to lay there is no choice', () => {
    expect(said({ hands: ['4444 3444 0012', '2222'], moves: '0 4444@0,0' })).toBe(
      'You cannot lay two more tiles, so take the points.',
    );
  });
  test('a first tile that leaves no second play may not be laid, and the table says so', () => {
    const view = table({
      hands: ['3344 0222 2234', '0003 0444'],
      well: '0123 0024',
      moves: '0 3344@0,0; 1 4440@0,-1; 0 2342@-1,0; 1 draw; 1 draw; 1 2400@-1,-1; 1 play-two',
    });
    expect(expected(view, 1, en)).toBe('You must be able to lay a second tile after it.');
    expect(gain('0030@-1,-2', view, 1, en)).toBe('leaves no second tile');
    expect(gain('0003@-1,-2', view, 1, en)).toBe('3 points');
  });
});

describe('a turn', () => {
  const hands = ['4444 0012 1122', '0444 1133 2222'];
  test('says how many tiles fit', () => {
    expect(said({ hands, moves: '0 4444@0,0; 0 take-25' }, 1)).toBe('One of your tiles fits: lay it.');
  });
  test('says how much each drawn tile costs, and what they have cost so far', () => {
    const moves = '0 4444@0,0; 0 take-25; 1 4044@1,0';
    const well = '1111 3333 0034 0123';
    expect(said({ hands, well, moves })).toBe('Nothing fits: draw a tile, −20 points each.');
    expect(said({ hands, well, moves: `${moves}; 0 draw; 0 draw` })).toBe(
      'You drew 2: −40 points. Nothing fits: draw a tile, −20 points each.',
    );
    const able = table({ hands, well, moves: `${moves}; 0 draw; 0 draw; 0 draw` });
    expect(expected(able, 0, en)).toBe('You drew 3: −60 points. One of your tiles fits: lay it.');
    expect(situation(able, en)).toBe('Drawn this turn: 3, −60 points. Well: 1 tile.');
    expect(situation(able, fr)).toBe('Pioché à ce tour\u00a0: 3, −60 points. Puits\u00a0: 1 carreau.');
  });
  test('with the well empty, the player passes', () => {
    const view = table({ hands, moves: '0 4444@0,0; 0 take-25; 1 4044@1,0' });
    expect(expected(view, 0, en)).toBe('Nothing fits, and the well is empty: pass, −20 points.');
    expect(narration.offer('pass', view, 0, en)).toBe('Pass (−20)');
    expect(misfit(view, 0, '1122', en)).toBe('1122 does not fit, however you turn it.');
  });
});

describe('a placement', () => {
  const view = table({
    hands: ['4444 3444 0044 1444 0012', '0444 2444 1133 2222'],
    moves: '0 4444@0,0; 0 take-25; 1 4044@1,0; 0 3444@0,1; 1 2444@-1,0',
  });
  test.each([
    ['4414@0,-1', '13 points', '4414 at 0,-1: 13'],
    ['4004@1,1', '8 + bonus: 3 corners', '4004 at 1,1: 8 + bonus'],
  ])('%s', (move, brings, offered) => {
    expect(gain(move, view, 0, en)).toBe(brings);
    expect(narration.offer(move, view, 0, en)).toBe(offered);
  });
  test('that is not legal says why in two words', () => {
    expect(gain('0044@0,2', view, 0, en)).toBe('does not match');
    expect(gain('4414@5,5', view, 0, en)).toBe('not here');
    expect(gain('take-25', view, 0, en)).toBe('');
  });
});
