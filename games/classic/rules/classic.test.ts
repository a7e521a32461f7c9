/** The rules of classic dominoes, sentence by sentence. The expected values are computed by hand. */

import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { mayPlay, positionOf } from '@boneyard/rules/testing/positions';
import { describe, expect, test } from 'vitest';
import { classic } from './classic';
import type { View } from './position';
import { type Hands, openEnds, table } from './testing';

function usualHand(players: number, options: Readonly<Record<string, unknown>>): unknown {
  const set = setTable(classic, players, options);
  return isProblem(set) ? set : set.options.hand;
}

const LOTS = { lead: 'lots', opening: 'free' };

describe('the sheet’s worked example', () => {
  const hands: Hands = [
    ['6-6', '6-4', '1-0'],
    ['6-5', '5-5', '2-0'],
  ];
  test('6-6 is led, and both its long sides are open', () => {
    expect(openEnds(table({}, { hands, moves: ['0 6-6'] }))).toEqual([6, 6]);
  });
  test('after 6-5 to the right, 6 and 5 are open', () => {
    expect(openEnds(table({}, { hands, moves: ['0 6-6', '1 6-5@6-6'] }))).toEqual([5, 6]);
  });
  test('after 6-4 to the left, 4 and 5 are open', () => {
    expect(openEnds(table({}, { hands, moves: ['0 6-6', '1 6-5@6-6', '0 6-4@6-6'] }))).toEqual([4, 5]);
  });
  test('after 5-5 across the end, 4 and 5 are open', () => {
    const moves = ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 5-5@6-5'];
    expect(openEnds(table({}, { hands, moves }))).toEqual([4, 5]);
  });
});

describe('laying tiles', () => {
  test('a tile can be laid at every open end that one of its halves equals', () => {
    const state = table(LOTS, {
      hands: [
        ['6-5', '1-0'],
        ['6-1', '5-1', '4-1'],
      ],
      lead: 0,
      moves: ['0 6-5'],
    });
    expect(mayPlay(classic, state)).toEqual(['5-1@6-5', '6-1@6-5']);
  });
  test('a tile that fits two anchors gives two moves', () => {
    const hands: Hands = [
      ['6-5', '6-3', '1-0'],
      ['5-3', '3-2', '0-0'],
    ];
    const state = table(LOTS, { hands, lead: 0, moves: ['0 6-5', '1 5-3@6-5', '0 6-3@6-5'] });
    expect(mayPlay(classic, state)).toEqual(['3-2@5-3', '3-2@6-3']);
  });
  test('the open sides of one double give one move', () => {
    const state = table(
      {},
      {
        hands: [
          ['6-6', '1-0'],
          ['6-5', '2-0'],
        ],
        moves: ['0 6-6'],
      },
    );
    expect(mayPlay(classic, state)).toEqual(['6-5@6-6']);
  });
  test('a player who can play must play', () => {
    const hands: Hands = [
      ['6-6', '1-0'],
      ['6-5', '2-0'],
    ];
    expect(() => table({}, { hands, stock: ['3-3'], moves: ['0 6-6', '1 draw'] })).toThrow('able to play');
    expect(() => table({}, { hands, stock: ['3-3'], moves: ['0 6-6', '1 pass'] })).toThrow('able to play');
  });
  test('each illegal move is rejected with its reason', () => {
    const hands: Hands = [
      ['6-6', '1-0', '6-2'],
      ['6-5', '2-0', '5-4'],
    ];
    const after =
      (...moves: string[]) =>
      () =>
        table({}, { hands, moves });
    expect(after('0 1-0')).toThrow('must lead with another');
    expect(after('0 6-2@6-6')).toThrow('must lead');
    expect(after('0 6-6', '1 6-2@6-6')).toThrow('not in hand');
    expect(after('0 6-6', '1 2-0@6-6')).toThrow('does not match');
    expect(after('0 6-6', '1 6-5@5-5')).toThrow('anchor not laid');
    expect(after('0 6-6', '1 6-5')).toThrow('anchor not laid');
    expect(after('0 6-6', '1 6-5@6-6', '0 6-2@6-6', '1 5-4@6-6')).toThrow('anchor closed');
    expect(after('1 6-5')).toThrow('not to act');
  });
});

describe('spinners', () => {
  const hands: Hands = [
    ['6-6', '6-4', '6-2', '3-3'],
    ['6-5', '6-3', '5-5', '5-1'],
  ];
  const four = ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 6-3@6-6', '0 6-2@6-6'];
  test('with "none", a double is open on its two long sides only', () => {
    expect(() => table({}, { hands, moves: four })).toThrow('anchor closed');
  });
  test('with "first", the first double is open on all four sides', () => {
    expect(openEnds(table({ spinner: 'first' }, { hands, moves: four }))).toEqual([2, 3, 4, 5]);
  });
  test('with "first", the second double has one open side', () => {
    const moves = ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 5-5@6-5'];
    expect(openEnds(table({ spinner: 'first' }, { hands, moves }))).toEqual([4, 5, 6, 6]);
  });
  test('with "all", every double that joins the line has three open sides', () => {
    const moves = ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 5-5@6-5'];
    expect(openEnds(table({ spinner: 'all' }, { hands, moves }))).toEqual([4, 5, 5, 5, 6, 6]);
  });
  test('the first double spins even if it was not led', () => {
    const joined = ['0 6-4', '1 6-5@6-4', '0 pass', '1 5-5@6-5'];
    const state = table(
      { ...LOTS, spinner: 'first', style: 'block' },
      {
        hands: [
          ['6-4', '3-0'],
          ['6-5', '5-5', '1-1'],
        ],
        lead: 0,
        moves: joined,
      },
    );
    expect(openEnds(state)).toEqual([4, 5, 5, 5]);
  });
});

describe('when nothing fits', () => {
  const hands: Hands = [
    ['6-6', '1-0'],
    ['5-4', '2-0'],
  ];
  const led = ['0 6-6'];
  test('in a block game the player passes', () => {
    expect(mayPlay(classic, table({ style: 'block' }, { hands, stock: ['6-1'], moves: led }))).toEqual(['pass']);
  });
  test('in a draw game the player draws until a tile fits', () => {
    const stock = ['3-3', '6-1', '2-2'];
    expect(mayPlay(classic, table({}, { hands, stock, moves: led }))).toEqual(['draw']);
    expect(mayPlay(classic, table({}, { hands, stock, moves: [...led, '1 draw'] }))).toEqual(['draw']);
    expect(mayPlay(classic, table({}, { hands, stock, moves: [...led, '1 draw', '1 draw'] }))).toEqual(['6-1@6-6']);
  });
  test('a player who has emptied the boneyard and still cannot play passes', () => {
    expect(mayPlay(classic, table({}, { hands, stock: ['3-3'], moves: [...led, '1 draw'] }))).toEqual(['pass']);
  });
  test('one-then-play: the player plays the drawn tile if it fits, and otherwise passes', () => {
    const options = { drawing: 'one-then-play' };
    const moves = [...led, '1 draw'];
    expect(mayPlay(classic, table(options, { hands, stock: ['6-1', '2-2'], moves }))).toEqual(['6-1@6-6']);
    expect(mayPlay(classic, table(options, { hands, stock: ['3-3', '2-2'], moves }))).toEqual(['pass']);
  });
  test('one-then-pass: the draw ends the turn', () => {
    const state = table({ drawing: 'one-then-pass' }, { hands, stock: ['6-1', '2-2'], moves: [...led, '1 draw'] });
    expect(classic.toAct(state as View)).toEqual([0]);
    expect(state.held).toEqual([1, 3]);
  });
  test('the reserve cannot be drawn', () => {
    const state = table({ reserve: 2 }, { hands, stock: ['3-3', '2-2', '6-1'], moves: [...led, '1 draw'] });
    expect(mayPlay(classic, state)).toEqual(['pass']);
    expect(state.left).toBe(2);
  });
});

describe('the end of a round', () => {
  test('a player who goes out scores the pips in all other hands', () => {
    const hands: Hands = [['6-6'], ['5-4', '2-0'], ['3-3']];
    const state = table({}, { hands, moves: ['0 6-6'] });
    expect(state.scores).toEqual([9 + 2 + 6, 0, 0]);
    expect(classic.outcome(state as View)).toEqual({ ending: 'out', best: [0], over: false, winners: [] });
  });
  test('a round is blocked when all players have passed in a row without drawing', () => {
    const hands: Hands = [
      ['6-6', '1-0'],
      ['5-4', '2-0'],
    ];
    const state = table({ style: 'block' }, { hands, moves: ['0 6-6', '1 pass', '0 pass'] });
    expect(classic.outcome(state as View)?.ending).toBe('blocked');
  });
  test('in a blocked round the lightest hand scores the pips of the other hands', () => {
    const hands: Hands = [['6-6', '1-0'], ['5-4', '2-0'], ['3-3']];
    const moves = ['0 6-6', '1 pass', '2 pass', '0 pass'];
    expect(table({ style: 'block' }, { hands, moves }).scores).toEqual([9 + 2 + 6, 0, 0]);
    const { blocked } = table({ style: 'block' }, { hands, moves }).table.options;
    expect(blocked).toBe('opponents');
  });
  test('by agreement it scores the difference: the other hands minus its own', () => {
    const hands: Hands = [['6-6', '1-0'], ['5-4', '2-0'], ['3-3']];
    const moves = ['0 6-6', '1 pass', '2 pass', '0 pass'];
    expect(table({ style: 'block', blocked: 'difference' }, { hands, moves }).scores).toEqual([9 + 2 + 6 - 1, 0, 0]);
  });
  test('a player who goes out scores the same either way', () => {
    const hands: Hands = [['6-6'], ['5-4', '2-0']];
    for (const blocked of ['opponents', 'difference'])
      expect(table({ blocked }, { hands, moves: ['0 6-6'] }).scores).toEqual([11, 0]);
  });
  test('if the lightest hands are equal, nobody scores', () => {
    const hands: Hands = [['6-6', '2-0'], ['1-1'], ['5-4']];
    const state = table({ style: 'block' }, { hands, moves: ['0 6-6', '1 pass', '2 pass', '0 pass'] });
    expect(state.scores).toEqual([0, 0, 0]);
    expect(classic.outcome(state as View)?.best).toEqual([]);
  });
  test('a pass after a draw does not count towards a blocked round', () => {
    const hands: Hands = [
      ['6-6', '1-0'],
      ['5-4', '2-0'],
    ];
    const moves = ['0 6-6', '1 draw', '1 pass', '0 pass'];
    const state = table({ drawing: 'one-then-play' }, { hands, stock: ['3-3'], moves });
    expect(classic.toAct(state as View)).toEqual([1]);
    const blocked = table({ drawing: 'one-then-play' }, { hands, stock: ['3-3'], moves: [...moves, '1 pass'] });
    expect(classic.outcome(blocked as View)?.ending).toBe('blocked');
  });
  test('by agreement doubles count once and the double blank counts fourteen', () => {
    const hands: Hands = [['6-6'], ['5-5', '0-0'], ['3-1']];
    const moves = ['0 6-6'];
    expect(table({}, { hands, moves }).scores[0]).toBe(10 + 0 + 4);
    expect(table({ doubles: 'once' }, { hands, moves }).scores[0]).toBe(5 + 0 + 4);
    expect(table({ blank: 14 }, { hands, moves }).scores[0]).toBe(10 + 14 + 4);
    expect(table({ doubles: 'once', blank: 14 }, { hands, moves }).scores[0]).toBe(5 + 14 + 4);
  });
  test('these options also decide which hand is the lightest', () => {
    const hands: Hands = [
      ['6-6', '0-0'],
      ['5-4', '2-0'],
    ];
    const moves = ['0 6-6', '1 pass', '0 pass'];
    expect(table({ style: 'block', blank: 14 }, { hands, moves }).scores).toEqual([0, 14]);
  });
  test('with a reserve the winner also scores everything left in the boneyard', () => {
    const hands: Hands = [['6-6'], ['5-4']];
    expect(table({ reserve: 2 }, { hands, stock: ['1-0', '2-1', '3-3'], moves: ['0 6-6'] }).scores).toEqual([
      9 + 10,
      0,
    ]);
    expect(table({ reserve: 2, style: 'block' }, { hands, stock: ['1-0', '2-1'], moves: ['0 6-6'] }).scores).toEqual([
      9, 0,
    ]);
  });
});

describe('a match', () => {
  const win = { deal: { hands: [['6-6'], ['5-4', '6-0']], stock: [] }, moves: ['0 6-6'] };
  const lose = { deal: { hands: [['5-4', '6-0'], ['6-6']], stock: [] }, moves: ['1 6-6'] };
  const after = (match: unknown, ...rounds: (typeof win)[]) =>
    positionOf(classic, { players: 2, options: { match }, rounds }) as View;
  test('goes to 100 points by default', () => {
    const set = setTable(classic, 2, {});
    expect(isProblem(set) ? set : set.options.match).toEqual({ target: 100 });
  });
  test('is over when a player has reached the target', () => {
    expect(classic.outcome(after({ target: 31 }, win, win))?.over).toBe(false);
    const state = after({ target: 30 }, win, win);
    expect(state.scores).toEqual([30, 0]);
    expect(classic.outcome(state)).toMatchObject({ over: true, winners: [0] });
  });
  test('may have a fixed number of rounds, and players with equal points share the win', () => {
    expect(classic.outcome(after({ rounds: 2 }, win))?.over).toBe(false);
    expect(classic.outcome(after({ rounds: 2 }, win, lose))).toMatchObject({ over: true, winners: [0, 1] });
  });
});

describe('hands and sets', () => {
  test('the default hand size depends on the set, the style and the number of players', () => {
    expect([2, 3, 4].map((players) => usualHand(players, { style: 'block' }))).toEqual([7, 7, 7]);
    expect([2, 3, 4].map((players) => usualHand(players, { style: 'draw' }))).toEqual([7, 5, 5]);
    expect([2, 4, 5, 6, 7, 8].map((players) => usualHand(players, { set: 9 }))).toEqual([9, 9, 7, 7, 5, 5]);
    expect([2, 4, 5, 6, 7, 8].map((players) => usualHand(players, { set: 12 }))).toEqual([12, 12, 10, 10, 8, 8]);
  });
  test('a hand may have any size that leaves the reserve in the boneyard', () => {
    expect(usualHand(2, { hand: 14 })).toBe(14);
    expect(isProblem(setTable(classic, 2, { hand: 14, reserve: 2 }))).toBe(true);
    expect(usualHand(2, { hand: 13, reserve: 2 })).toBe(13);
    expect(usualHand(2, { hand: 14, reserve: 2, style: 'block' })).toBe(14);
  });
  test('a double-six set is for four players at most', () => {
    expect(isProblem(setTable(classic, 5, {}))).toBe(true);
    expect(isProblem(setTable(classic, 8, { set: 12 }))).toBe(false);
    expect(isProblem(setTable(classic, 9, { set: 12 }))).toBe(true);
  });
});
