import { describe, expect, test } from 'vitest';
import { seeded } from '../../random';
import { bead } from './bead';
import { copiesIn, handOf, readShape } from './beads';
import { legal, played, said, setUp } from './testing';

/** On this square only a domino with a 1 fits, its 1 next to the 1-1. */
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

  test('is answered by every other player, who may point out any playable domino or let it go', () => {
    expect(bead.toAct(CLAIMED)).toEqual([1, 2]);
    for (const seat of [1, 2]) expect(legal(CLAIMED, seat)).toEqual(['decline', 'point 1-3', 'point 1-4']);
    expect(legal(CLAIMED, 0)).toEqual([]);
  });

  test('is answered by a player with an empty hand too', () => {
    const state = setUp({ hands: [['2-3'], ['1-5', '2-2'], []], square: NARROW, moves: ['0 stuck'] });
    expect(bead.toAct(state)).toEqual([1, 2]);
  });

  test('with nothing playable can only be let go', () => {
    const state = setUp({ hands: [['2-3'], ['1-5'], ['4-4']], square: NARROW, moves: ['0 stuck'] });
    expect(legal(state, 1)).toEqual(['decline']);
    expect(said(state, 1, 'point 2-3').breaks).toBe('does not fit');
  });

  test('cannot be answered with a domino that does not fit or is not in that hand', () => {
    expect(said(CLAIMED, 1, 'point 2-3').breaks).toBe('does not fit');
    expect(said(CLAIMED, 1, 'point 1-5').breaks).toBe('not in hand');
    expect(said(CLAIMED, 0, 'decline').breaks).toBe('not to act');
    expect(said(CLAIMED, 1, '1-5@0,2E').breaks).toBe('must answer');
  });
});

describe('when one player points', () => {
  const pointed = played(CLAIMED, '1 decline', '2 point 1-4');

  test('the claimant must play that domino, on any legal place', () => {
    expect(bead.toAct(pointed)).toEqual([0]);
    expect(legal(pointed, 0)).toEqual(['1-4@-1,0N', '1-4@0,-1E', '1-4@0,2E', '1-4@2,0N']);
    expect(said(pointed, 0, '1-3@0,2E').breaks).toBe('not pointed out');
    expect(said(pointed, 0, 'stuck').breaks).toBe('must play');
  });

  test('it is scored, and the claim was no pass', () => {
    const after = played(pointed, '0 1-4@0,2E');
    expect(after.scores).toEqual([9, 0, 0]);
    expect(after.passes).toBe(0);
    expect(bead.toAct(after)).toEqual([1]);
  });
});

test('when several point out different dominoes the claimant chooses among them', () => {
  const pointed = played(CLAIMED, '1 point 1-3', '2 point 1-4');
  expect(new Set(legal(pointed, 0).map((text) => text.slice(0, 3)))).toEqual(new Set(['1-3', '1-4']));
});

test('when two point out the same domino it is one choice', () => {
  expect(legal(played(CLAIMED, '1 point 1-3', '2 point 1-3'), 0)).toHaveLength(4);
});

test('when nobody points the turn is over with 0 points and the player plays again next turn', () => {
  const after = played(CLAIMED, '1 decline', '2 decline');
  expect(after.scores).toEqual([0, 0, 0]);
  expect(bead.toAct(after)).toEqual([1]);
  const round = played(after, '1 1-5@0,2E', '2 1-1@2,0N');
  expect(bead.toAct(round)).toEqual([0]);
  expect(legal(round, 0).length).toBeGreaterThan(1);
});

test('answers in any order fold to the same state, log and all', () => {
  expect(played(CLAIMED, '2 decline', '1 point 1-3')).toEqual(played(CLAIMED, '1 point 1-3', '2 decline'));
  const four = setUp({ hands: [['1-3'], ['1-4'], ['2-2'], ['3-3']], square: NARROW, moves: ['0 stuck'] });
  expect(played(four, '3 decline', '1 point 1-3')).toEqual(played(four, '1 point 1-3', '3 decline'));
});

describe('what is known of a claim', () => {
  const half = played(CLAIMED, '2 point 1-4');

  test("an answer shows in nobody else's view until all are in, not in the log either", () => {
    expect(bead.toAct(half)).toEqual([1]);
    const other = played(CLAIMED, '2 decline');
    for (const seat of [0, 1, undefined]) expect(bead.view(half, seat)).toEqual(bead.view(other, seat));
    expect(bead.view(half, 0).log).toEqual(CLAIMED.log);
  });

  test('but one sees one’s own', () => {
    expect(bead.view(half, 2).log!.move).toBe(bead.read('point 1-4'));
    expect(bead.view(half, 2)).not.toEqual(bead.view(played(CLAIMED, '2 decline'), 2));
  });

  test('an open answer is imagined as any legal one', () => {
    const random = seeded('answers');
    const view = bead.view(half, 1);
    const seen = new Set<string>();
    for (let i = 0; i < 100; i++) seen.add(bead.write(bead.imagine(view, random).log!.move));
    expect([...seen].sort()).toEqual(['decline', 'point 1-3', 'point 1-4']);
  });

  test('the hand is seen by all, and what was seen stays known, less what was played since', () => {
    const later = played(CLAIMED, '1 decline', '2 decline', '1 1-5@0,2E', '2 1-1@2,0N', '0 1-3@0,-1E');
    const rest = handOf(['1-4', '2-3', '2-3'].map((name) => readShape(name)!));
    for (const seat of [1, 2, undefined]) expect(bead.view(later, seat).hands[0]).toBe(rest);
    expect(bead.view(later, 1).hands[2]).toBeUndefined();
    const random = seeded('known');
    for (let i = 0; i < 20; i++) expect(bead.imagine(bead.view(later, 1), random).hands[0]).toBe(rest);
  });

  test('before a claim hands are secret', () => {
    const state = setUp(three);
    expect(bead.view(state, 1).hands).toEqual([undefined, state.hands[1], undefined]);
    expect(bead.view(state, undefined).hands).toEqual([undefined, undefined, undefined]);
  });

  test('the domino aside is seen by nobody before the end', () => {
    const state = setUp({ ...three, aside: ['4-4'] });
    for (const seat of [0, 1, 2, undefined]) expect(bead.view(state, seat).aside).toBeUndefined();
  });
});

describe('what is imagined', () => {
  test('every way to deal the unseen dominoes, the one aside among them, is as likely as any other', () => {
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

  test('with the table as referee a pass means that nothing fitted', () => {
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

  test('a hand that has laid one copy holds the other half as often as another hand would', () => {
    // Of seat 0's unseen domino and seat 2's two, one is the second 1-3: 1 shuffle in 5 gave both to seat 0, not 1 in 3.
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

test('claims have no place where the table is referee, and passing none where players are', () => {
  const auto = setUp({ ...three, options: { referee: 'auto' } });
  expect(said(auto, 0, 'stuck').breaks).toBe('no claims');
  expect(said(auto, 0, 'pass').breaks).toBe('able to play');
  expect(said(setUp(three), 0, 'pass').breaks).toBe('no passing');
  expect(said(setUp(three), 0, 'decline').breaks).toBe('nothing to answer');
  expect(said(setUp(three), 0, 'choose 1-3').breaks).toBe('nothing to choose');
});
