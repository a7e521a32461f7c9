/** What happens when the construction falls. */

import { writeDomino } from '@boneyard/rules/families/dominoes';
import { listOf } from '@boneyard/rules/families/tiles';
import { describe, expect, test } from 'vitest';
import { magnetic } from './magnetic';
import { may, type Setting, table, toAct } from './testing';

const HANDS = ['6-6 5-4 1-0', '6-5 6-3 2-0', '6-4 5-5 0-0'];
const FALLEN: Setting = { hands: HANDS, moves: '0 6-6@0,0E; 1 6-5@1,0E; 2 6-4@0,0N!' };

function handOf(setting: Setting, seat: number): string[] {
  return listOf(table(setting).hands[seat]!).map(writeDomino).sort();
}

function knownOf(setting: Setting, seat: number): string[] {
  return listOf(table(setting).known[seat]!).map(writeDomino).sort();
}

describe('a fall', () => {
  test('gives the whole construction, including the last domino, to the player who laid it', () => {
    expect(handOf(FALLEN, 2)).toEqual(['0-0', '5-5', '6-4', '6-5', '6-6']);
    expect(table(FALLEN).held).toEqual([2, 2, 5]);
    expect(table(FALLEN).construction.laid).toEqual([]);
  });

  test('lets the player with the highest double start again with it', () => {
    expect(toAct(FALLEN)).toEqual([2]);
    expect(may(FALLEN)).toEqual(['6-6@0,0E']);
  });

  test('can give the lead to another player', () => {
    const hands = ['4-4 4-3 1-0', '4-2 2-0 5-0', '4-1 3-3 0-0'];
    // 4-4 falls into the hand of seat 1, so seat 1 leads, and not seat 2 with 3-3.
    expect(toAct({ hands, moves: '0 4-4@0,0E; 1 4-2@1,0E!' })).toEqual([1]);
    // The construction had no double: the 5-5 that seat 0 has drawn since is the highest one now.
    const drawn = ['3-2 1-0', '6-5 6-1', '6-4 2-0'];
    const moves = '1 6-5@0,0E; 2 4-6@-1,0E; 0 draw; 1 6-1@0,0N!';
    expect(toAct({ hands: drawn, stock: '5-5', moves })).toEqual([0]);
    expect(may({ hands: drawn, stock: '5-5', moves })).toEqual(['5-5@0,0E']);
  });

  test('lets the domino with most pips start if nobody has a double', () => {
    const setting = { hands: ['5-4 1-0', '5-3 2-0'], moves: '0 5-4@0,0E; 1 3-5@-1,0E!' };
    expect(toAct(setting)).toEqual([1]);
    expect(may(setting)).toEqual(['5-4@0,0E']);
  });

  test('is followed by play clockwise from the new leader', () => {
    expect(toAct({ ...FALLEN, moves: `${FALLEN.moves}; 2 6-6@0,0E` })).toEqual([0]);
  });

  test('with the last domino of a hand does not win', () => {
    const setting = { hands: ['6-6 1-0', '6-5'], moves: '0 6-6@0,0E; 1 6-5@1,0E!' };
    expect(magnetic.outcome(table(setting))).toBeUndefined();
    expect(table(setting).held).toEqual([1, 2]);
  });

  test('resets the count of passes', () => {
    const hands = ['6-6 6-1', '5-0 4-0', '6-5 3-0'];
    expect(table({ hands, moves: '0 6-6@0,0E; 1 pass; 2 6-5@1,0E!' }).passes).toBe(0);
  });

  test('resets the ends', () => {
    const options = { ends: true };
    const moves = '0 6-6@0,0E; 1 6-5@1,0E>; 2 6-4@1,0N>!; 2 6-6@0,0E; 0 pass';
    expect(may({ hands: HANDS, options, moves })).toEqual(
      ['3-6@-1,0E<', '3-6@0,-1N<', '3-6@1,-1N>', '6-3@0,0N<', '6-3@1,0E>', '6-3@1,0N>'].sort(),
    );
  });

  test('is public: everybody knows that these dominoes are in that hand until they are laid again', () => {
    expect(knownOf(FALLEN, 2)).toEqual(['6-4', '6-5', '6-6']);
    expect(knownOf({ ...FALLEN, moves: `${FALLEN.moves}; 2 6-6@0,0E` }, 2)).toEqual(['6-4', '6-5']);
    expect([0, 1].map((seat) => knownOf(FALLEN, seat))).toEqual([[], []]);
  });
});

describe('a fall in the staggered game', () => {
  const mode = 'staggered';

  test('resets the ways to play', () => {
    const two = ['6-6 6-5 5-4 5-5 4-1', '6-4 6-3 4-4 4-3 1-1'];
    const fallen = '0 6-6@0,0E; 1 6-4@2,0E>; 0 5-6@-1,0E<; 1 4-4@3,0N>!';
    expect(table({ mode, hands: two, moves: fallen }).ways).toEqual(['flat', 'flat']);
    expect(table({ mode, hands: two, moves: `${fallen}; 1 6-6@0,0E` }).ways).toEqual(['flat', 'on top']);
    const three = `0 6-6@0,0E; 1 6-5@1,0E>!; 1 6-6@0,0E`;
    expect(table({ mode, hands: HANDS, moves: three }).ways).toEqual(['on top', 'on top', 'on top']);
  });
});

describe('the verdict', () => {
  test('comes from outside: the rules only say that a fall is possible, and how likely', () => {
    const state = table({ hands: HANDS, moves: '0 6-6@0,0E' });
    const chances = magnetic.verdicts!.chances(state, 1, magnetic.read('6-5@1,0E')!);
    expect(chances.map(({ move, weight }) => [magnetic.write(move), weight])).toEqual([
      ['6-5@1,0E', 19],
      ['6-5@1,0E!', 1],
    ]);
  });

  test('is added only once', () => {
    const state = table({ hands: HANDS, moves: '0 6-6@0,0E' });
    expect(magnetic.verdicts!.chances(state, 1, magnetic.read('6-5@1,0E!')!)).toEqual([]);
  });

  test('keeps the release', () => {
    const state = table({ hands: HANDS, options: { hands: 'real' }, moves: '0 6-6@0,0E' });
    const [, falls] = magnetic.verdicts!.chances(state, 1, magnetic.read('6-5@1,0E~1,2,3')!);
    expect(magnetic.write(falls!.move)).toBe('6-5@1,0E~1,2,3!');
  });

  test('is not possible for the first domino, for a draw or a pass, or in the flat game', () => {
    expect(magnetic.verdicts!.chances(table({ hands: HANDS }), 0, magnetic.read('6-6@0,0E')!)).toEqual([]);
    const flat = table({ mode: 'flat', hands: HANDS, moves: '0 6-6' });
    expect(magnetic.verdicts!.chances(flat, 1, magnetic.read('6-5@6-6')!)).toEqual([]);
    const stuck = table({ hands: ['6-6 1-0', '5-0'], moves: '0 6-6@0,0E' });
    expect(magnetic.verdicts!.chances(stuck, 1, magnetic.read('pass')!)).toEqual([]);
  });

  test('can be distinguished from a player’s move', () => {
    expect(['6-5@1,0E!', '6-5@1,0E~1,2,3!'].every((text) => magnetic.verdicts!.judged(magnetic.read(text)!))).toBe(
      true,
    );
    expect(['6-5@1,0E', '6-5@1,0E~1,2,3', 'draw'].some((text) => magnetic.verdicts!.judged(magnetic.read(text)!))).toBe(
      false,
    );
  });
});
