/** Drawing lots for the lead. */

import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { classic } from './classic';
import { highest } from './lots';
import type { Deal, View } from './position';

function lotsTable(players: number, set = 6): View['table'] {
  const table = setTable(classic, players, { lead: 'lots', set });
  if (isProblem(table)) throw new Error(table.problem);
  return table as View['table'];
}

/** Two tiles of ten pips: Ana and Bo draw again, and Cy waits. */
const GIVEN = {
  hands: [['6-6'], ['5-4'], ['3-3']],
  stock: [],
  lead: 1,
  lots: [
    ['6-4', '5-5', '2-1'],
    ['3-0', '6-1', null],
  ],
};

function given(change: object): Deal | undefined {
  const deal = classic.readDeal(lotsTable(3), { ...GIVEN, ...change });
  return isProblem(deal) ? undefined : deal;
}

describe('a shuffled deal', () => {
  const random = seeded('lots');
  const many = (players: number, times: number) =>
    Array.from({ length: times }, () => classic.deal(lotsTable(players), random));

  test('gives every seat the same chance to lead', () => {
    const leads = [0, 0, 0, 0];
    for (const { lead } of many(4, 4000)) leads[lead!]!++;
    // 1000 each, with a standard deviation of 27.
    for (const times of leads) expect(Math.abs(times - 1000)).toBeLessThan(4 * 27.4);
  });

  test('has a drawing for each time that players were equal, and the last has one winner, who leads', () => {
    for (const { lead, lots } of many(3, 500)) {
      let drawers: readonly number[] = [0, 1, 2];
      for (const drawing of lots!) {
        expect(drawing.flatMap((tile, seat) => (tile === undefined ? [] : [seat]))).toEqual(drawers);
        drawers = highest(drawing);
      }
      expect(drawers).toEqual([lead]);
      const drawn = lots!.flat().filter((tile) => tile !== undefined);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  test('of two players, they are equal as often as two tiles have equal pips', () => {
    // The tiles of a double-six set by their pips, from 0 to 12.
    const alike = [1, 1, 2, 2, 3, 3, 4, 3, 3, 2, 2, 1, 1];
    const pairs = alike.reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
    const chance = pairs / ((28 * 27) / 2);
    const times = 6000;
    const equal = many(2, times).filter(({ lots }) => lots!.length > 1).length;
    expect(Math.abs(equal / times - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / times));
  });

  test('lets every seat draw every tile equally often', () => {
    const times = 8400;
    const drawn = Array.from({ length: 28 }, () => 0);
    for (const { lots } of many(2, times)) drawn[lots![0]![0]!]!++;
    // 300 each, with a standard deviation of 17.
    for (const count of drawn) expect(Math.abs(count - times / 28)).toBeLessThan(4.5 * 17.1);
  });
});

describe('a deal written by hand', () => {
  test('keeps the drawings, and everybody sees them', () => {
    const deal = given({})!;
    expect(classic.writeDeal(deal)).toEqual(GIVEN);
    const state = classic.start(lotsTable(3), deal, { round: 0, scores: [0, 0, 0] });
    for (const seat of [0, 1, 2, undefined]) expect(classic.view(state, seat).start.lots).toEqual(deal.lots);
    expect(classic.toAct(state)).toEqual([1]);
  });

  test('must name the leader, with the drawings or without', () => {
    expect(given({ lead: undefined })).toBeUndefined();
    expect(given({ lead: 3 })).toBeUndefined();
    expect(given({ lots: undefined })?.lead).toBe(1);
  });

  test.each([
    ['another seat would have won', { lead: 0 }],
    ['a player who was not equal drew again', { lots: [GIVEN.lots[0], ['3-0', '6-1', '6-6']] }],
    ['the equals did not draw again', { lots: [GIVEN.lots[0]] }],
    [
      'there was nothing to decide any more',
      {
        lots: [
          ['6-4', '6-5', '2-1'],
          ['3-0', '6-1', null],
        ],
      },
    ],
    ['a tile is not in the set', { lots: [['6-4', '9-9', '2-1']] }],
    ['there are too few seats', { lots: [['6-4', '6-5']] }],
    ['they are no list', { lots: 'high' }],
  ])('drops drawings that make no sense: %s', (_, change) => {
    const deal = given(change)!;
    expect(deal.lots).toBeUndefined();
    expect(deal.lead).toBe('lead' in change ? change.lead : 1);
  });

  test('ignores the leader and the drawings if no lots are drawn at this table', () => {
    const table = setTable(classic, 3, {}) as View['table'];
    expect(classic.readDeal(table, { ...GIVEN, lead: 'nobody' })).toEqual(
      classic.readDeal(table, { hands: GIVEN.hands, stock: [] }),
    );
  });
});
