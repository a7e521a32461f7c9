/** What happens when a player cannot play. */

import { describe, expect, test } from 'vitest';
import { quad } from './quad';
import { may, table } from './testing';

const hands = ['4444 3444 1133', '0012 0123'];
const opened = '0 4444@0,0; 0 take-25';

describe('drawing', () => {
  test('a player who cannot play draws until a tile fits, loses 20 points for each, and then plays', () => {
    const well = '0022 0033 2344 0444';
    expect(may(table({ hands, well, moves: opened }))).toEqual(['draw']);
    expect(may(table({ hands, well, moves: `${opened}; 1 draw` }))).toEqual(['draw']);
    expect(may(table({ hands, well, moves: `${opened}; 1 draw; 1 draw` }))).toEqual(['draw']);
    const able = table({ hands, well, moves: `${opened}; 1 draw; 1 draw; 1 draw` });
    expect(able).toMatchObject({ scores: [41, -60], held: [2, 5], left: 1, turn: 1 });
    expect(may(able)).toEqual(['2344@0,1', '3442@-1,0', '4234@1,0', '4423@0,-1']);
    const played = table({ hands, well, moves: `${opened}; 1 draw; 1 draw; 1 draw; 1 4234@1,0` });
    expect(played).toMatchObject({ scores: [41, -47], held: [2, 4], left: 1, turn: 0 });
  });

  test('a player who can play may not draw', () => {
    const state = table({ hands: ['4444 1133', '0012 0444'], well: '0022', moves: opened });
    expect(may(state)).not.toContain('draw');
    expect(quad.explain(state, 1, quad.read('draw')!).breaks).toBe('able to play');
    expect(quad.explain(state, 1, quad.read('pass')!).breaks).toBe('able to play');
  });

  test('nobody may pass while there are tiles in the well', () => {
    const state = table({ hands, well: '0022', moves: opened });
    expect(quad.explain(state, 1, quad.read('pass')!).breaks).toBe('must draw');
    expect(quad.explain(state, 1, quad.read('draw')!)).toEqual({ points: -20, sheds: 0 });
  });

  test('only the player who drew sees the tile', () => {
    const state = table({ hands, well: '0022 0033', moves: `${opened}; 1 draw` });
    expect(quad.view(state, 1).start.stock).toEqual([state.start.stock[0], undefined]);
    for (const seat of [0, undefined]) expect(quad.view(state, seat).start.stock).toEqual([undefined, undefined]);
  });

  test('a seat without tiles draws', () => {
    expect(may(table({ hands: ['4444 1133', ''], well: '0022', moves: opened }))).toEqual(['draw']);
  });
});

describe('passing', () => {
  test('with an empty well and no play, the player passes and loses 20 points', () => {
    const state = table({ hands, moves: `${opened}; 1 pass` });
    expect(state).toMatchObject({ scores: [41, -20], turn: 0, passes: 1 });
    expect(quad.explain(table({ hands, moves: opened }), 1, quad.read('draw')!).breaks).toBe('well empty');
  });

  test('so does a player who has just drawn the last tile, and this pass counts towards a blocked round', () => {
    const moves = `${opened}; 1 draw; 1 pass`;
    expect(table({ hands: ['4444 1133', '0012'], well: '0022', moves })).toMatchObject({
      scores: [41, -40],
      turn: 0,
      passes: 1,
    });
    expect(table({ hands: ['4444 1133', '0012'], well: '0022', moves: `${moves}; 0 pass` }).ended?.ending).toBe(
      'blocked',
    );
  });

  test('passes count from zero again after a tile is laid', () => {
    expect(table({ hands, moves: `${opened}; 1 pass; 0 3444@0,1` }).passes).toBe(0);
  });
});
