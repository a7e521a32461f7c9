/** How a round and a match of Quad-Ominos end. */

import { positionOf } from '@boneyard/rules/testing/positions';
import { describe, expect, test } from 'vitest';
import { quad } from './quad';
import { may, table } from './testing';

describe('going out', () => {
  test('a player who lays the last tile scores the total of all tiles in the other hands', () => {
    const out = table({ hands: ['4455', '0012 0123', '0001'], well: '3333', moves: '0 4455@0,0' });
    expect(out.scores).toEqual([18 + 3 + 6 + 1, 0, 0]);
    expect(out.ended).toEqual({ ending: 'out', best: [0], over: true, winners: [0] });
    expect(quad.toAct(out)).toEqual([]);
  });

  test('the bonus for the last tile must be the 25, as a separate move, and then the round is won', () => {
    const laid = table({ hands: ['4444', '0012'], moves: '0 4444@0,0' });
    expect(laid).toMatchObject({ scores: [16, 0], ended: undefined, held: [0, 1] });
    expect(may(laid)).toEqual(['take-25']);
    const taken = table({ hands: ['4444', '0012'], moves: '0 4444@0,0; 0 take-25' });
    expect(taken.scores).toEqual([16 + 25 + 3, 0]);
    expect(taken.ended?.ending).toBe('out');
  });

  test('a player can go out with an extra play', () => {
    const moves = '0 4444@0,0; 0 play-two; 0 3444@0,1; 0 4334@1,0';
    const state = table({ hands: ['4444 3444 3344', '0012 0123'], moves });
    expect(state.scores).toEqual([45 + 9, 0]);
    expect(state.ended).toMatchObject({ ending: 'out', best: [0] });
  });

  test('everything is visible when the round is over', () => {
    const state = table({ hands: ['4455', '0012'], moves: '0 4455@0,0' });
    expect(quad.view(state, undefined)).toBe(state);
  });
});

describe('a blocked round', () => {
  test('if all players pass in a row with an empty well, nobody scores', () => {
    const moves = '0 4444@0,0; 0 take-25; 1 pass; 2 pass; 0 pass';
    const state = table({ hands: ['4444 1133', '0012', '0022'], moves, options: { match: { rounds: 2 } } });
    expect(state.scores).toEqual([21, -20, -20]);
    expect(state.ended).toEqual({ ending: 'blocked', best: [], over: false, winners: [] });
  });

  test('one pass too few does not end the round', () => {
    const moves = '0 4444@0,0; 0 take-25; 1 pass; 2 pass';
    expect(table({ hands: ['4444 1133', '0012', '0022'], moves }).ended).toBeUndefined();
  });
});

describe('reaching the target wins the match at once', () => {
  const hands = ['4444 3444 3344 2222', '0012 0123'];
  const wins = { ending: 'target', best: [0], over: true, winners: [0] };
  const to = (target: number) => ({ match: { target } });

  test('with the points of a tile, without the pending bonus', () => {
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

  test('with the first extra play, without the second', () => {
    const moves = '0 4444@0,0; 0 play-two; 0 3444@0,1';
    expect(table({ hands, options: to(31), moves })).toMatchObject({ scores: [31, 0], ended: wins });
  });

  test('with the 25 of 0-0-0-0, without the extra plays', () => {
    const state = table({ hands: ['3333 0000 0033 0003', '0012'], options: to(25), moves: '0 0000@0,0' });
    expect(state).toMatchObject({ scores: [25, 0], ended: wins });
  });

  test('with the last tile, without the award', () => {
    const state = table({ hands: ['4455', '0012'], options: to(18), moves: '0 4455@0,0' });
    expect(state).toMatchObject({ scores: [18, 0], ended: wins });
  });

  test('with the 25 for the last tile, without the award', () => {
    const state = table({ hands: ['4444', '0012'], options: to(41), moves: '0 4444@0,0; 0 take-25' });
    expect(state).toMatchObject({ scores: [41, 0], ended: wins });
  });

  test('with the award for going out', () => {
    const state = table({ hands: ['4455', '0012'], options: to(21), moves: '0 4455@0,0' });
    expect(state).toMatchObject({ scores: [21, 0], ended: { ...wins, ending: 'out' } });
  });

  test('and otherwise the match goes on', () => {
    const state = table({ hands: ['4455', '0012'], options: to(22), moves: '0 4455@0,0' });
    expect(state.ended).toEqual({ ending: 'out', best: [0], over: false, winners: [] });
  });
});

describe('a match of several rounds', () => {
  const round = (hands: readonly string[], ...moves: string[]) => ({
    deal: { hands: hands.map((hand) => hand.split(' ')), stock: [] },
    moves,
  });

  test('scores add up, also negative ones, and most points win after the last round', () => {
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
