/** What happens when the construction falls. */

import { describe, expect, test } from 'vitest';
import { writeDomino } from '../../families/dominoes';
import { listOf } from '../../families/tiles';
import { magnetic } from './magnetic';
import { may, type Setting, table, toAct } from './setting';

const HANDS = ['6-6 5-4 1-0', '6-5 6-3 2-0', '6-4 5-5 0-0'];
const FALLEN: Setting = { hands: HANDS, moves: '0 6-6@0,0E; 1 6-5@1,0E; 2 6-4@0,0N!' };

function handOf(setting: Setting, seat: number): string[] {
  return listOf(table(setting).hands[seat]!).map(writeDomino).sort();
}

function knownOf(setting: Setting, seat: number): string[] {
  return listOf(table(setting).known[seat]!).map(writeDomino).sort();
}

describe('a fall', () => {
  test('gives whoever laid the domino all of the construction, that domino too', () => {
    expect(handOf(FALLEN, 2)).toEqual(['0-0', '5-5', '6-4', '6-5', '6-6']);
    expect(table(FALLEN).held).toEqual([2, 2, 5]);
    expect(table(FALLEN).construction.laid).toEqual([]);
  });

  test('lets the holder of the highest double start anew with it', () => {
    expect(toAct(FALLEN)).toEqual([2]);
    expect(may(FALLEN)).toEqual(['6-6@0,0E']);
  });

  test('which may be somebody else', () => {
    const hands = ['4-4 4-3 1-0', '4-2 2-0 5-0', '4-1 3-3 0-0'];
    // 4-4 falls into the hand of seat 1, which so leads before seat 2 with 3-3.
    expect(toAct({ hands, moves: '0 4-4@0,0E; 1 4-2@1,0E!' })).toEqual([1]);
    // No double stood: the 5-5 that seat 0 has drawn since is the highest one now.
    const drawn = ['3-2 1-0', '6-5 6-1', '6-4 2-0'];
    const moves = '1 6-5@0,0E; 2 4-6@-1,0E; 0 draw; 1 6-1@0,0N!';
    expect(toAct({ hands: drawn, stock: '5-5', moves })).toEqual([0]);
    expect(may({ hands: drawn, stock: '5-5', moves })).toEqual(['5-5@0,0E']);
  });

  test('with no double about, most pips start', () => {
    const setting = { hands: ['5-4 1-0', '5-3 2-0'], moves: '0 5-4@0,0E; 1 3-5@-1,0E!' };
    expect(toAct(setting)).toEqual([1]);
    expect(may(setting)).toEqual(['5-4@0,0E']);
  });

  test('play goes on clockwise from whoever led', () => {
    expect(toAct({ ...FALLEN, moves: `${FALLEN.moves}; 2 6-6@0,0E` })).toEqual([0]);
  });

  test('of the last domino in hand wins nothing', () => {
    const setting = { hands: ['6-6 1-0', '6-5'], moves: '0 6-6@0,0E; 1 6-5@1,0E!' };
    expect(magnetic.outcome(table(setting))).toBeUndefined();
    expect(table(setting).held).toEqual([1, 2]);
  });

  test('ends a row of passes', () => {
    const hands = ['6-6 6-1', '5-0 4-0', '6-5 3-0'];
    expect(table({ hands, moves: '0 6-6@0,0E; 1 pass; 2 6-5@1,0E!' }).passes).toBe(0);
  });

  test('begins the ends anew', () => {
    const options = { ends: true };
    const moves = '0 6-6@0,0E; 1 6-5@1,0E>; 2 6-4@1,0N>!; 2 6-6@0,0E; 0 pass';
    expect(may({ hands: HANDS, options, moves })).toEqual(
      ['3-6@-1,0E<', '3-6@0,-1N<', '3-6@1,-1N>', '6-3@0,0N<', '6-3@1,0E>', '6-3@1,0N>'].sort(),
    );
  });

  test('is known to all: what fell is in that hand until it is laid again', () => {
    expect(knownOf(FALLEN, 2)).toEqual(['6-4', '6-5', '6-6']);
    expect(knownOf({ ...FALLEN, moves: `${FALLEN.moves}; 2 6-6@0,0E` }, 2)).toEqual(['6-4', '6-5']);
    expect([0, 1].map((seat) => knownOf(FALLEN, seat))).toEqual([[], []]);
  });
});

describe('a fall in the staggered game', () => {
  const mode = 'staggered';

  test('starts the ways to play afresh', () => {
    const two = ['6-6 6-5 5-4 5-5 4-1', '6-4 6-3 4-4 4-3 1-1'];
    const fallen = '0 6-6@0,0E; 1 6-4@2,0E>; 0 5-6@-1,0E<; 1 4-4@3,0N>!';
    expect(table({ mode, hands: two, moves: fallen }).ways).toEqual(['flat', 'flat']);
    expect(table({ mode, hands: two, moves: `${fallen}; 1 6-6@0,0E` }).ways).toEqual(['flat', 'on top']);
    const three = `0 6-6@0,0E; 1 6-5@1,0E>!; 1 6-6@0,0E`;
    expect(table({ mode, hands: HANDS, moves: three }).ways).toEqual(['on top', 'on top', 'on top']);
  });
});

describe('the verdict', () => {
  test('comes from outside: rules only say that it may fall, and guess how likely that is', () => {
    const state = table({ hands: HANDS, moves: '0 6-6@0,0E' });
    const chances = magnetic.chances(state, 1, magnetic.read('6-5@1,0E')!);
    expect(chances.map(({ move, weight }) => [magnetic.write(move), weight])).toEqual([
      ['6-5@1,0E', 19],
      ['6-5@1,0E!', 1],
    ]);
  });

  test('is passed once', () => {
    const state = table({ hands: HANDS, moves: '0 6-6@0,0E' });
    expect(magnetic.chances(state, 1, magnetic.read('6-5@1,0E!')!)).toEqual([]);
  });

  test('keeps the release', () => {
    const state = table({ hands: HANDS, options: { hands: 'real' }, moves: '0 6-6@0,0E' });
    const [, falls] = magnetic.chances(state, 1, magnetic.read('6-5@1,0E~1,2,3')!);
    expect(magnetic.write(falls!.move)).toBe('6-5@1,0E~1,2,3!');
  });

  test('is not passed on the first domino, on a draw or a pass, nor in the flat game', () => {
    expect(magnetic.chances(table({ hands: HANDS }), 0, magnetic.read('6-6@0,0E')!)).toEqual([]);
    const flat = table({ mode: 'flat', hands: HANDS, moves: '0 6-6' });
    expect(magnetic.chances(flat, 1, magnetic.read('6-5@6-6')!)).toEqual([]);
    const stuck = table({ hands: ['6-6 1-0', '5-0'], moves: '0 6-6@0,0E' });
    expect(magnetic.chances(stuck, 1, magnetic.read('pass')!)).toEqual([]);
  });

  test('is told apart from a player’s move', () => {
    expect(['6-5@1,0E!', '6-5@1,0E~1,2,3!'].every((text) => magnetic.judged(magnetic.read(text)!))).toBe(true);
    expect(['6-5@1,0E', '6-5@1,0E~1,2,3', 'draw'].some((text) => magnetic.judged(magnetic.read(text)!))).toBe(false);
  });
});
