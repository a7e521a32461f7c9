/** How a round and a match of Quad-Ominos end. */

import { describe, expect, test } from 'vitest';
import { positionOf } from '../../testing/positions';
import { quad } from './quad';
import { may, table } from './setting';

describe('going out', () => {
  test('whoever lays the last tile adds the total of all the tiles in the other hands', () => {
    const out = table({ hands: ['4455', '0012 0123', '0001'], well: '3333', moves: '0 4455@0,0' });
    expect(out.scores).toEqual([18 + 3 + 6 + 1, 0, 0]);
    expect(out.ended).toEqual({ ending: 'out', best: [0], over: true, winners: [0] });
    expect(quad.toAct(out)).toEqual([]);
  });

  test('a bonus due on the last tile is the 25, as a move of its own, and then the round is won', () => {
    const laid = table({ hands: ['4444', '0012'], moves: '0 4444@0,0' });
    expect(laid).toMatchObject({ scores: [16, 0], ended: undefined, held: [0, 1] });
    expect(may(laid)).toEqual(['take-25']);
    const taken = table({ hands: ['4444', '0012'], moves: '0 4444@0,0; 0 take-25' });
    expect(taken.scores).toEqual([16 + 25 + 3, 0]);
    expect(taken.ended?.ending).toBe('out');
  });

  test('one can go out on an extra play', () => {
    const moves = '0 4444@0,0; 0 play-two; 0 3444@0,1; 0 4334@1,0';
    const state = table({ hands: ['4444 3444 3344', '0012 0123'], moves });
    expect(state.scores).toEqual([45 + 9, 0]);
    expect(state.ended).toMatchObject({ ending: 'out', best: [0] });
  });

  test('a round that is over lies open', () => {
    const state = table({ hands: ['4455', '0012'], moves: '0 4455@0,0' });
    expect(quad.view(state, undefined)).toBe(state);
  });
});

describe('a blocked round', () => {
  test('when everyone passes in turn with the well empty nobody collects anything', () => {
    const moves = '0 4444@0,0; 0 take-25; 1 pass; 2 pass; 0 pass';
    const state = table({ hands: ['4444 1133', '0012', '0022'], moves, options: { match: { rounds: 2 } } });
    expect(state.scores).toEqual([21, -20, -20]);
    expect(state.ended).toEqual({ ending: 'blocked', best: [], over: false, winners: [] });
  });

  test('one pass too few does not block it', () => {
    const moves = '0 4444@0,0; 0 take-25; 1 pass; 2 pass';
    expect(table({ hands: ['4444 1133', '0012', '0022'], moves }).ended).toBeUndefined();
  });
});

describe('reaching the target wins the match at once', () => {
  const hands = ['4444 3444 3344 2222', '0012 0123'];
  const wins = { ending: 'target', best: [0], over: true, winners: [0] };
  const to = (target: number) => ({ match: { target } });

  test('with the points of a tile: a pending bonus falls away', () => {
    const state = table({ hands, options: to(16), moves: '0 4444@0,0' });
    expect(state).toMatchObject({ scores: [16, 0], ended: wins });
  });

  test('with the bonus', () => {
    expect(table({ hands, options: to(41), moves: '0 4444@0,0; 0 take-25' })).toMatchObject({
      scores: [41, 0],
      ended: wins,
    });
    expect(table({ hands, options: to(42), moves: '0 4444@0,0; 0 take-25' }).ended).toBeUndefined();
  });

  test('with the first extra play: the second falls away', () => {
    const moves = '0 4444@0,0; 0 play-two; 0 3444@0,1';
    expect(table({ hands, options: to(31), moves })).toMatchObject({ scores: [31, 0], ended: wins });
  });

  test('with the 25 of 0-0-0-0: the extra plays fall away', () => {
    const state = table({ hands: ['3333 0000 0033 0003', '0012'], options: to(25), moves: '0 0000@0,0' });
    expect(state).toMatchObject({ scores: [25, 0], ended: wins });
  });

  test('with the last tile: the award falls away', () => {
    const state = table({ hands: ['4455', '0012'], options: to(18), moves: '0 4455@0,0' });
    expect(state).toMatchObject({ scores: [18, 0], ended: wins });
  });

  test('with the 25 for the last tile: the award falls away', () => {
    const state = table({ hands: ['4444', '0012'], options: to(41), moves: '0 4444@0,0; 0 take-25' });
    expect(state).toMatchObject({ scores: [41, 0], ended: wins });
  });

  test('with the award for going out', () => {
    const state = table({ hands: ['4455', '0012'], options: to(21), moves: '0 4455@0,0' });
    expect(state).toMatchObject({ scores: [21, 0], ended: { ...wins, ending: 'out' } });
  });

  test('short of it the match goes on', () => {
    const state = table({ hands: ['4455', '0012'], options: to(22), moves: '0 4455@0,0' });
    expect(state.ended).toEqual({ ending: 'out', best: [0], over: false, winners: [] });
  });
});

describe('a match of several rounds', () => {
  const round = (hands: readonly string[], ...moves: string[]) => ({
    deal: { hands: hands.map((hand) => hand.split(' ')), stock: [] },
    moves,
  });

  test('points add up, below zero too, and most points win after the last round', () => {
    const state = positionOf(quad, {
      players: 2,
      options: { match: { rounds: 2 } },
      rounds: [
        round(['4444 1133', '0012'], '0 4444@0,0', '0 take-25', '1 pass', '0 pass'),
        round(['0001', '4455'], '1 4455@0,0'),
      ],
    });
    expect(state).toMatchObject({ round: 1, scores: [21, -20 + 18 + 1] });
    expect(quad.outcome(state as never)).toEqual({ ending: 'out', best: [1], over: true, winners: [0] });
  });

  test('equal points share the win', () => {
    const state = positionOf(quad, {
      players: 2,
      options: { match: { rounds: 2 } },
      rounds: [round(['4455', '0012'], '0 4455@0,0'), round(['0012', '4455'], '1 4455@0,0')],
    });
    expect(state.scores).toEqual([21, 21]);
    expect(quad.outcome(state as never)?.winners).toEqual([0, 1]);
  });
});
