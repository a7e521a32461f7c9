import { seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { bead } from './bead';
import { copiesIn, handOf, readShape } from './beads';
import { explanationOf, legal, played, setUp } from './testing';

/** On this square only a domino with a 1 fits, with its 1 next to the 1-1. */
const NARROW = ['1-1', '1-2'] as const;

const three = {
  hands: [
    ['1-3', '1-4', '2-3', '2-3'],
    ['1-5', '2-2'],
    ['1-1', '5-5'],
  ],
  square: NARROW,
};

const CLAIMED = setUp({ ...three, moves: ['0 stuck'] });

describe('a claim to be stuck', () => {
  test('may be made even with a playable domino', () => {
    expect(legal(setUp(three), 0)).toContain('stuck');
  });

  test('is answered by every other player, who may point out any playable domino or decline', () => {
    expect(bead.toAct(CLAIMED)).toEqual([1, 2]);
    for (const seat of [1, 2]) expect(legal(CLAIMED, seat)).toEqual(['decline', 'point 1-3', 'point 1-4']);
    expect(legal(CLAIMED, 0)).toEqual([]);
  });

  test('is answered by a player with an empty hand too', () => {
    const state = setUp({ hands: [['2-3'], ['1-5', '2-2'], []], square: NARROW, moves: ['0 stuck'] });
    expect(bead.toAct(state)).toEqual([1, 2]);
  });

  test('without a playable domino leaves the others only the answer to decline', () => {
    const state = setUp({ hands: [['2-3'], ['1-5'], ['4-4']], square: NARROW, moves: ['0 stuck'] });
    expect(legal(state, 1)).toEqual(['decline']);
    expect(explanationOf(state, 1, 'point 2-3').breaks).toBe('does not fit');
  });

  test('cannot be answered with a domino that does not fit or is not in that hand', () => {
    expect(explanationOf(CLAIMED, 1, 'point 2-3').breaks).toBe('does not fit');
    expect(explanationOf(CLAIMED, 1, 'point 1-5').breaks).toBe('not in hand');
    expect(explanationOf(CLAIMED, 0, 'decline').breaks).toBe('not to act');
    expect(explanationOf(CLAIMED, 1, '1-5@0,2E').breaks).toBe('must answer');
  });
});

describe('when one player points out a domino', () => {
  const pointed = played(CLAIMED, '1 decline', '2 point 1-4');

  test('the claimant must play a domino, any that fits, on any legal place', () => {
    expect(bead.toAct(pointed)).toEqual([0]);
    const places = ['@-1,0N', '@0,-1E', '@0,2E', '@2,0N'];
    expect(legal(pointed, 0)).toEqual([...places.map((at) => `1-3${at}`), ...places.map((at) => `1-4${at}`)].sort());
    expect(explanationOf(pointed, 0, '2-3@0,2E').breaks).toBe('no cycle');
    expect(explanationOf(pointed, 0, 'stuck').breaks).toBe('must play');
  });

  test('the placement is scored, and the claim does not count as a pass', () => {
    for (const move of ['0 1-4@0,2E', '0 1-3@0,2E']) {
      const after = played(pointed, move);
      expect(after.scores).toEqual([9, 0, 0]);
      expect(after.passes).toBe(0);
      expect(bead.toAct(after)).toEqual([1]);
    }
  });
});

describe('if it is agreed that only a domino that was pointed out may be played', () => {
  const claimed = setUp({ ...three, options: { pointed: 'named' }, moves: ['0 stuck'] });

  test('the claimant must play that domino, on any legal place', () => {
    const pointed = played(claimed, '1 decline', '2 point 1-4');
    expect(legal(pointed, 0)).toEqual(['1-4@-1,0N', '1-4@0,-1E', '1-4@0,2E', '1-4@2,0N']);
    expect(explanationOf(pointed, 0, '1-3@0,2E').breaks).toBe('not pointed out');
    expect(explanationOf(pointed, 0, 'stuck').breaks).toBe('must play');
  });

  test('and several players point out different dominoes, the claimant chooses one of them', () => {
    const pointed = played(claimed, '1 point 1-3', '2 point 1-4');
    expect(new Set(legal(pointed, 0).map((text) => text.slice(0, 3)))).toEqual(new Set(['1-3', '1-4']));
  });

  test('and two players point out the same domino, it is one choice', () => {
    expect(legal(played(claimed, '1 point 1-3', '2 point 1-3'), 0)).toHaveLength(4);
  });
});

test('when nobody points out a domino, the turn ends with 0 points, and the player stays in the game', () => {
  const after = played(CLAIMED, '1 decline', '2 decline');
  expect(after.scores).toEqual([0, 0, 0]);
  expect(bead.toAct(after)).toEqual([1]);
  const round = played(after, '1 1-5@0,2E', '2 1-1@2,0N');
  expect(bead.toAct(round)).toEqual([0]);
  expect(legal(round, 0).length).toBeGreaterThan(1);
});

test('answers in any order give the same state, including the log', () => {
  expect(played(CLAIMED, '2 decline', '1 point 1-3')).toEqual(played(CLAIMED, '1 point 1-3', '2 decline'));
  const four = setUp({ hands: [['1-3'], ['1-4'], ['2-2'], ['3-3']], square: NARROW, moves: ['0 stuck'] });
  expect(played(four, '3 decline', '1 point 1-3')).toEqual(played(four, '1 point 1-3', '3 decline'));
});

describe('what players know of a claim', () => {
  const half = played(CLAIMED, '2 point 1-4');

  test('an answer is hidden from all other players until everybody has answered, also in the log', () => {
    expect(bead.toAct(half)).toEqual([1]);
    const other = played(CLAIMED, '2 decline');
    for (const seat of [0, 1, undefined]) expect(bead.view(half, seat)).toEqual(bead.view(other, seat));
    expect(bead.view(half, 0).log).toEqual(CLAIMED.log);
  });

  test('players see their own answers', () => {
    expect(bead.view(half, 2).log!.move).toBe(bead.read('point 1-4'));
    expect(bead.view(half, 2)).not.toEqual(bead.view(played(CLAIMED, '2 decline'), 2));
  });

  test('a hidden answer is imagined as each legal one', () => {
    const random = seeded('answers');
    const view = bead.view(half, 1);
    const seen = new Set<string>();
    for (let i = 0; i < 100; i++) seen.add(bead.write(bead.imagine(view, random).log!.move));
    expect([...seen].sort()).toEqual(['decline', 'point 1-3', 'point 1-4']);
  });

  test('everybody sees the hand, and it stays known, without the dominoes played since', () => {
    const later = played(CLAIMED, '1 decline', '2 decline', '1 1-5@0,2E', '2 1-1@2,0N', '0 1-3@0,-1E');
    const rest = handOf(['1-4', '2-3', '2-3'].map((name) => readShape(name)!));
    for (const seat of [1, 2, undefined]) expect(bead.view(later, seat).hands[0]).toBe(rest);
    expect(bead.view(later, 1).hands[2]).toBeUndefined();
    const random = seeded('known');
    for (let i = 0; i < 20; i++) expect(bead.imagine(bead.view(later, 1), random).hands[0]).toBe(rest);
  });

  test('before a claim the hands are hidden', () => {
    const state = setUp(three);
    expect(bead.view(state, 1).hands).toEqual([undefined, state.hands[1], undefined]);
    expect(bead.view(state, undefined).hands).toEqual([undefined, undefined, undefined]);
  });

  test('nobody sees the domino aside before the end', () => {
    const state = setUp({ ...three, aside: ['4-4'] });
    for (const seat of [0, 1, 2, undefined]) expect(bead.view(state, seat).aside).toBeUndefined();
  });
});

describe('imagined deals', () => {
  test('all deals of the unseen dominoes, including the one aside, are equally likely', () => {
    const view = bead.view(setUp({ hands: [['1-3'], ['1-4'], ['2-2']], square: NARROW, aside: ['5-5'] }), 0);
    const random = seeded('deals');
    const times = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const { hands, aside } = bead.imagine(view, random);
      const deal = `${hands[1]} ${hands[2]} ${aside[0]}`;
      times.set(deal, (times.get(deal) ?? 0) + 1);
    }
    expect(times.size).toBe(6);
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
  });

  test('without claims, a pass means that no domino fitted', () => {
    const state = setUp({
      options: { referee: 'auto' },
      hands: [['2-3'], ['1-5', '2-2'], ['4-4', '1-1']],
      square: NARROW,
      moves: ['0 pass', '1 1-5@0,2E'],
    });
    const view = bead.view(state, 1);
    const random = seeded('passes');
    const hands = new Set<number>();
    for (let i = 0; i < 200; i++) hands.add(bead.imagine(view, random).hands[0]!);
    expect(hands).toEqual(new Set(['2-3', '4-4'].map((name) => handOf([readShape(name)!]))));
  });

  test('a hand that has laid one copy of a domino holds the other copy half as often as another hand', () => {
    // Seat 0 has one unseen domino and seat 2 has two; one of them is the second 1-3. Seat 0 has it in 1 of 5 deals, not 1 of 3.
    const state = setUp({
      options: { referee: 'auto' },
      hands: [['1-3', '4-4'], ['1-1'], ['1-3', '5-5']],
      square: NARROW,
      moves: ['0 1-3@0,2E'],
    });
    const twin = readShape('1-3')!;
    const random = seeded('twins');
    const view = bead.view(state, 1);
    let both = 0;
    const tries = 20_000;
    for (let i = 0; i < tries; i++) both += copiesIn(bead.imagine(view, random).hands[0]!, twin);
    expect(Math.abs(both / tries - 1 / 5)).toBeLessThan(5 * Math.sqrt(0.16 / tries));
  });
});

test('claims are illegal if the program is the referee, and passes are illegal if the players are', () => {
  const auto = setUp({ ...three, options: { referee: 'auto' } });
  expect(explanationOf(auto, 0, 'stuck').breaks).toBe('no claims');
  expect(explanationOf(auto, 0, 'pass').breaks).toBe('able to play');
  expect(explanationOf(setUp(three), 0, 'pass').breaks).toBe('no passing');
  expect(explanationOf(setUp(three), 0, 'decline').breaks).toBe('nothing to answer');
  expect(explanationOf(setUp(three), 0, 'choose 1-3').breaks).toBe('nothing to choose');
});
