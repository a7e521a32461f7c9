/** What each seat may know: scores and counts always, other hands and the well only at the end. */

import { listOf } from '@boneyard/rules/families/tiles';
import { describe, expect, test } from 'vitest';
import type { View } from './position';
import { quad } from './quad';
import { writeQuad } from './quads';
import { may, table } from './testing';

const setting = {
  hands: ['4444 1133', '0012', '0444 2222'],
  well: '0022 0033 3444',
  moves: '0 4444@0,0; 0 take-25; 1 draw; 1 draw',
};

function handSeen(view: View, seat: number): string[] | undefined {
  const hand = view.hands[seat];
  return hand && listOf(hand).map(writeQuad);
}

describe('a view', () => {
  test('has the hand of its seat and no other', () => {
    const state = table(setting);
    const view = quad.view(state, 1);
    expect(handSeen(view, 1)).toEqual(['0012', '0022', '0033']);
    expect([view.hands[0], view.hands[2]]).toEqual([undefined, undefined]);
    expect(view.start.hands.map((hand) => hand?.map(writeQuad))).toEqual([undefined, ['0012'], undefined]);
  });

  test('of a spectator has no hand', () => {
    const view = quad.view(table(setting), undefined);
    expect(view.hands).toEqual([undefined, undefined, undefined]);
    expect(view.start.hands).toEqual([undefined, undefined, undefined]);
  });

  test('has the scores, the sizes of the hands and of the well, and which seats drew', () => {
    for (const seat of [0, 1, 2, undefined])
      expect(quad.view(table(setting), seat)).toMatchObject({
        scores: [41, -40, 0],
        held: [1, 3, 2],
        left: 1,
        drawers: [1, 1],
      });
  });

  test('lists the moves of its own seat only', () => {
    const state = table(setting);
    expect(quad.moves(quad.view(state, 1), 1)).toEqual(quad.moves(state, 1));
    for (const seat of [0, 2, undefined]) expect(quad.moves(quad.view(state, seat), 1)).toEqual([]);
  });

  test('does not show whether two plays could have been chosen', () => {
    const able = table({ hands: ['4444 3444 3344', '0012'], well: '0123 1133', moves: '0 4444@0,0' });
    const unable = table({ hands: ['4444 0123 1133', '0012'], well: '3444 3344', moves: '0 4444@0,0' });
    expect([may(able), may(unable)]).toEqual([['play-two', 'take-25'], ['take-25']]);
    for (const seat of [1, undefined]) expect(quad.view(able, seat)).toEqual(quad.view(unable, seat));
  });
});
