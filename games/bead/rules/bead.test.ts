import { fresh } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { bead } from './bead';
import { firstOf, secondOf } from './beads';
import { isMisdeal, shuffled } from './deal';
import { explanationOf, legal, moveCalled, played, setUp, tableOf } from './testing';

/** On this square only a domino with a 1 fits, with its 1 next to the 1-1. */
const NARROW = ['1-1', '1-2'] as const;

describe('setting up', () => {
  test.each([
    [2, 14, 0],
    [3, 9, 1],
    [4, 7, 0],
  ])('%i players get %i tiles each, and %i is put aside', (players, hand, aside) => {
    const deal = bead.deal(tableOf(players), seeded(players));
    expect(deal.hands.map((tiles) => tiles.length)).toEqual(new Array(players).fill(hand));
    expect(deal.aside?.length ?? 0).toBe(aside);
    expect(deal.square).toHaveLength(2);
  });

  test('two doubles of the same colour are a misdeal, which happens in 1 shuffle of 87', () => {
    const random = seeded('misdeals');
    const table = tableOf(4);
    const shuffles = 87 * 400;
    let misdeals = 0;
    for (let i = 0; i < shuffles; i++) if (isMisdeal(table, shuffled(table, random).square)) misdeals++;
    expect(Math.abs(misdeals - 400)).toBeLessThan(5 * Math.sqrt(400));
  });

  test('after a misdeal the tiles are dealt again', () => {
    const random = seeded('again');
    const table = tableOf(2);
    for (let i = 0; i < 2000; i++) expect(isMisdeal(table, bead.deal(table, random).square!)).toBe(false);
  });

  test('each starting domino lies either way up, and every seat leads equally often', () => {
    const random = seeded('either way');
    const leads = [0, 0, 0];
    let falling = 0;
    let mixed = 0;
    for (let i = 0; i < 3000; i++) {
      const { square, lead } = bead.deal(tableOf(3), random);
      leads[lead]!++;
      for (const pair of square!) {
        if (firstOf(pair) !== secondOf(pair)) mixed++;
        if (firstOf(pair) > secondOf(pair)) falling++;
      }
    }
    expect(Math.abs(falling / mixed - 0.5)).toBeLessThan(0.04);
    for (const times of leads) expect(Math.abs(times - 1000)).toBeLessThan(130);
  });

  test('`three-colours` requires at least three colours in the starting square', () => {
    const colours = (start: string) => {
      const random = seeded(start);
      const counts = new Set<number>();
      for (let i = 0; i < 1000; i++) {
        const square = bead.deal(tableOf(2, { start }), random).square!;
        counts.add(new Set(square.flatMap((pair) => [firstOf(pair), secondOf(pair)])).size);
      }
      return [...counts].sort();
    };
    expect(colours('three-colours')).toEqual([3, 4]);
    expect(colours('sheet')).toEqual([2, 3, 4]);
  });

  test('the square covers 0,0 to 1,1, south halves first', () => {
    const state = setUp({ options: { referee: 'auto' }, hands: [['2-2'], []], square: ['1-2', '3-4'] });
    // To the west 2-2 would make 2 1 3 and 2 2 4; below 2 1 2 and 2 3 4; above 1 2 2; to the east 1 3 2 and 2 4 2.
    expect(legal(state, 0)).toEqual(['2-2@0,-1E', '2-2@2,0N']);
  });
});

describe('a deal written by hand', () => {
  const table = tableOf(2);

  test('may have few tiles, and may even be a misdeal', () => {
    expect(isProblem(bead.readDeal(table, { hands: [['1-2'], []], square: ['3-3', '3-3'], lead: 1 }))).toBe(false);
  });

  test.each([
    ['a tile three times', { hands: [['1-2', '1-2'], []], square: ['2-1', '3-3'], lead: 0 }, 'tile too often'],
    ['a tile that is not in the set', { hands: [['1-6'], []], square: ['2-1', '3-3'], lead: 0 }, 'unknown tile'],
    ['a tile with its higher colour first', { hands: [['2-1'], []], square: ['2-1', '3-3'], lead: 0 }, 'unknown tile'],
    ['no square', { hands: [[], []], lead: 0 }, 'bad deal'],
    ['half a square', { hands: [[], []], square: ['1-2'], lead: 0 }, 'bad deal'],
    ['no lead', { hands: [[], []], square: ['1-2', '1-2'] }, 'bad deal'],
    ['too few hands', { hands: [[]], square: ['1-2', '1-2'], lead: 0 }, 'bad deal'],
    ['a stock', { hands: [[], []], square: ['1-2', '1-2'], lead: 0, stock: [] }, 'bad deal'],
  ])('is rejected with %s', (_, json, problem) => {
    expect(bead.readDeal(table, json)).toMatchObject({ problem });
  });

  test('of three players has one tile aside, or none', () => {
    const deal = { hands: [[], [], []], square: ['1-2', '1-2'], lead: 0 };
    expect(isProblem(bead.readDeal(tableOf(3), deal))).toBe(false);
    expect(isProblem(bead.readDeal(tableOf(3), { ...deal, aside: ['2-2'] }))).toBe(false);
    expect(bead.readDeal(tableOf(3), { ...deal, aside: ['2-2', '2-3'] })).toMatchObject({ problem: 'bad deal' });
  });

  test('is rejected if no choice of starting dominoes could be valid', () => {
    const strategic = tableOf(2, { strategic: true });
    for (const hands of [
      [['1-1'], ['1-1']],
      [[], ['1-2']],
    ])
      expect(bead.readDeal(strategic, { hands, turned: [false, false], lead: 0 })).toEqual({
        problem: 'nobody can lead',
      });
  });
});

describe('the end of a round', () => {
  const three = {
    options: { referee: 'auto' },
    hands: [['2-3', '4-4'], ['1-1'], ['1-3', '5-5']],
    square: NARROW,
  };

  test('if seat 1 of three goes out first, seat 2 still gets its turn, and seat 0, which led, does not', () => {
    const out = setUp({ ...three, moves: ['0 pass', '1 1-1@0,2E'] });
    expect(bead.toAct(out)).toEqual([2]);
    const over = played(out, '2 1-3@2,0N');
    expect(bead.toAct(over)).toEqual([]);
    expect(over.ended).toMatchObject({ ending: 'out', best: [1], over: true, winners: [1] });
  });

  test('each player loses 5 for every double and 25 for every other domino in hand', () => {
    const over = setUp({ ...three, moves: ['0 pass', '1 1-1@0,2E', '2 1-3@2,0N'] });
    expect(over.scores).toEqual([-30, 18, 9 - 5]);
  });

  test('if the last seat in the order goes out, the round is over at once', () => {
    const over = setUp({
      ...three,
      options: {},
      lead: 2,
      moves: ['2 1-3@2,0N', '0 stuck', '1 decline', '2 decline', '1 1-1@0,2E'],
    });
    expect(bead.toAct(over)).toEqual([]);
    expect(over.scores).toEqual([-30, 18, 4]);
  });

  test('a later player may still claim and have to play, and a player who is out answers the claim', () => {
    const out = setUp({ ...three, options: {}, lead: 1, moves: ['1 1-1@0,2E', '2 stuck'] });
    expect(bead.toAct(out)).toEqual([0, 1]);
    const after = played(out, '1 point 1-3', '0 decline', '2 1-3@2,0N');
    expect(bead.toAct(after)).toEqual([0]);
    expect(played(after, '0 stuck', '1 decline', '2 decline').ended).toMatchObject({ ending: 'out' });
  });

  test('the round is over when all players have passed in a row', () => {
    const over = setUp({
      options: { referee: 'auto' },
      hands: [['2-3', '2-2'], ['4-4', '4-4'], ['3-5']],
      square: NARROW,
      lead: 1,
      moves: ['1 pass', '2 pass', '0 pass'],
    });
    expect(over.ended).toMatchObject({ ending: 'blocked', best: [1], winners: [1] });
    expect(over.scores).toEqual([-30, -10, -25]);
  });

  test('claims after which nobody points out a domino count as passes', () => {
    const over = setUp({
      hands: [['2-3'], ['1-1']],
      square: NARROW,
      moves: ['0 stuck', '1 decline', '1 stuck', '0 decline'],
    });
    expect(over.ended).toMatchObject({ ending: 'blocked' });
    expect(over.scores).toEqual([-25, -5]);
  });

  test('passes count from zero again after a placement', () => {
    const state = setUp({
      options: { referee: 'auto' },
      hands: [['2-3'], ['1-1', '1-5']],
      square: NARROW,
      moves: ['0 pass', '1 1-1@0,2E', '0 pass'],
    });
    expect(state.ended).toBeUndefined();
  });

  test('players with equal totals share the win', () => {
    const over = setUp({
      options: { referee: 'auto' },
      hands: [['2-3'], ['4-5']],
      square: NARROW,
      moves: ['0 pass', '1 pass'],
    });
    expect(over.ended).toMatchObject({ best: [0, 1], winners: [0, 1] });
  });

  test('everything is visible when the round is over', () => {
    const over = setUp({ ...three, aside: ['4-5'], moves: ['0 pass', '1 1-1@0,2E', '2 1-3@2,0N'] });
    expect(bead.view(over, undefined)).toEqual(over);
  });

  test('a match of n rounds adds up their scores', () => {
    const table = tableOf(2, { referee: 'auto', match: { rounds: 2 } });
    const deal = bead.readDeal(table, { hands: [['2-3'], ['1-1']], square: NARROW, lead: 1 });
    if (isProblem(deal)) throw new Error('bad deal');
    const first = played(bead.start(table, deal, fresh(2)), '1 1-1@0,2E', '0 pass');
    expect(first.ended).toMatchObject({ best: [1], over: false, winners: [] });
    const second = bead.start(table, deal, { round: 1, scores: first.scores });
    expect(second.scores).toEqual([-25, 18]);
    expect(played(second, '1 1-1@0,2E', '0 pass')).toMatchObject({
      scores: [-50, 36],
      ended: { best: [1], over: true, winners: [1] },
    });
  });
});

describe('strategic', () => {
  const same = ['1-1', '1-2', '3-4'];
  const begin = setUp({ options: { strategic: true }, hands: [same, same], turned: [false, true], lead: 1 });

  test('both players have the same fifteen dominoes and choose at the same time', () => {
    const table = tableOf(2, { strategic: true });
    const state = bead.start(table, bead.deal(table, seeded(1)), fresh(2));
    expect(state.held).toEqual([15, 15]);
    expect(state.hands[0]).toBe(state.hands[1]);
    expect(bead.toAct(state)).toEqual([0, 1]);
    expect(legal(state, 1)).toHaveLength(15);
  });

  test('a chosen domino stays in hand until both players have chosen', () => {
    const half = played(begin, '1 choose 3-4');
    expect(half.held).toEqual([3, 3]);
    expect(bead.toAct(half)).toEqual([0]);
  });

  test('the choices make the square: seat 0 west, seat 1 east, a turned domino with its higher colour south', () => {
    const state = played(begin, '1 choose 3-4', '0 choose 1-2');
    expect(state.square!.map(bead.write)).toEqual(['1-2@0,0N', '4-3@1,0N']);
    expect(state.held).toEqual([2, 2]);
    expect(bead.toAct(state)).toEqual([1]);
  });

  test('if both choose the same double, both choose again from the same hands', () => {
    const again = played(begin, '0 choose 1-1', '1 choose 1-1');
    expect(bead.toAct(again)).toEqual([0, 1]);
    expect(again.held).toEqual([3, 3]);
    expect(again.ply).toBe(2);
    expect(legal(again, 0)).toContain('choose 1-1');
    const stands = played(again, '0 choose 1-1', '1 choose 3-4');
    expect(stands.square!.map(bead.write)).toEqual(['1-1@0,0N', '4-3@1,0N']);
  });

  test('both may choose the same domino if it is not a double', () => {
    const state = played(begin, '0 choose 1-2', '1 choose 1-2');
    expect(state.square!.map(bead.write)).toEqual(['1-2@0,0N', '2-1@1,0N']);
  });

  test('the first choice is hidden from the other seat and from spectators, also in the log', () => {
    const one = played(begin, '0 choose 1-1');
    const other = played(begin, '0 choose 3-4');
    for (const seat of [1, undefined]) expect(bead.view(one, seat)).toEqual(bead.view(other, seat));
    expect(bead.view(one, 1).log).toBeUndefined();
    expect(bead.view(one, 0).log!.move).toBe(moveCalled('choose 1-1'));
  });

  test('a hidden choice is imagined as each domino', () => {
    const view = bead.view(played(begin, '0 choose 1-1'), 1);
    const random = seeded('choices');
    const seen = new Set<string>();
    for (let i = 0; i < 100; i++) seen.add(bead.write(bead.imagine(view, random).log!.move));
    expect(seen.size).toBe(3);
  });

  test('nothing else is hidden', () => {
    const state = played(begin, '1 choose 3-4', '0 choose 1-2');
    expect(bead.view(state, 0).hands).toEqual(state.hands);
    expect(bead.view(state, undefined).hands).toEqual(state.hands);
  });

  test('only dominoes in hand can be chosen, and no other move is legal before', () => {
    expect(explanationOf(begin, 0, 'choose 5-5').breaks).toBe('not in hand');
    expect(explanationOf(begin, 0, 'stuck').breaks).toBe('must choose');
    expect(explanationOf(played(begin, '0 choose 1-1'), 0, 'choose 1-2').breaks).toBe('not to act');
  });

  test('is for two players', () => {
    expect(setTable(bead, 3, { strategic: true })).toMatchObject({ problem: 'bad option' });
  });

  test('with open hands the choice is still secret', () => {
    const both = setUp({ options: { strategic: true, open: true }, hands: [same, same], turned: [false, false] });
    const one = played(both, '0 choose 1-1');
    expect(bead.view(one, 1)).toEqual(bead.view(played(both, '0 choose 3-4'), 1));
    expect(bead.view(one, 1).hands).toEqual(one.hands);
  });
});

test('`open`: all hands are visible from the start, and only the domino aside is unknown', () => {
  const state = setUp({ options: { open: true }, hands: [['1-3'], ['1-4'], ['2-2']], square: NARROW, aside: ['5-5'] });
  expect(bead.view(state, undefined)).toMatchObject({ hands: state.hands, aside: undefined });
  expect(bead.imagine(bead.view(state, 0), seeded(1))).toEqual(state);
});

describe('notation', () => {
  test.each(['2-4@0,2E', '4-2@0,2E', '3-3@-1,12N', 'stuck', 'pass', 'decline', 'point 2-4', 'choose 5-5'])(
    '%s reads and writes',
    (text) => {
      expect(bead.write(moveCalled(text))).toBe(text);
    },
  );

  test.each([
    '2-4',
    '2-6@0,2E',
    '0-1@0,2E',
    '2-4@00,2E',
    '2-4@-0,2E',
    '2-4@+1,2E',
    '2-4@0,2W',
    '2-4@0,2E ',
    '2-4@900,2E',
    'point 4-2',
    'point  2-4',
    'point',
    'choose 2-4 ',
    'draw',
    'Stuck',
    '',
  ])('%j is not a move', (text) => {
    expect(bead.read(text)).toBeUndefined();
  });
});
