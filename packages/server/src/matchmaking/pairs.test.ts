/** Who is matched with whom: by terms, by rating, and by how long they have waited. */

import { NEWCOMER } from '@boneyard/engine/rating';
import { describe, expect, test } from 'vitest';
import { pairings, reach, type Seeker } from './pairs';

const seeker = (player: string, mu: number, change: Partial<Seeker> = {}): Seeker => ({
  player,
  terms: 'classic for two',
  seats: 2,
  rating: { ...NEWCOMER, mu },
  since: 0,
  pair: undefined,
  ...change,
});

const nobody = () => false;
const names = (tables: readonly (readonly Seeker[])[]) =>
  tables.map((table) =>
    table
      .map(({ player }) => player)
      .sort()
      .join(' '),
  );

describe('two players who search for the same', () => {
  test('of similar strength are matched at once', () => {
    expect(names(pairings([seeker('ann', 25), seeker('bob', 27)], 0, nobody))).toEqual(['ann bob']);
  });
  test('who search for different games are not matched', () => {
    const other = seeker('bob', 25, { terms: 'quad for two' });
    expect(pairings([seeker('ann', 25), other], 1e9, nobody)).toEqual([]);
  });
  test('of different strength are matched only after one has waited long enough', () => {
    const both = [seeker('ann', 25), seeker('bob', 33, { since: 8_000 })];
    // Eight apart: four at first and 0.4 more each second make ten seconds.
    expect(pairings(both, 9_999, nobody)).toEqual([]);
    expect(names(pairings(both, 10_000, nobody))).toEqual(['ann bob']);
  });
  test('after a minute the rating does not matter', () => {
    const both = [seeker('ann', 0), seeker('bob', 60, { since: 59_999 })];
    expect(pairings(both, 59_999, nobody)).toEqual([]);
    expect(names(pairings(both, 60_000, nobody))).toEqual(['ann bob']);
  });
  test('never meet if one has blocked the other', () => {
    const both = [seeker('ann', 25), seeker('bob', 25)];
    expect(pairings(both, 1e9, (one, other) => one === 'ann' && other === 'bob')).toEqual([]);
    expect(pairings(both, 1e9, (one, other) => one === 'bob' && other === 'ann')).toEqual([]);
  });
  test('players are not matched with themselves', () => {
    expect(pairings([seeker('ann', 25), seeker('ann', 25, { since: 5 })], 1e9, nobody)).toEqual([]);
  });
});

describe('among several', () => {
  const four = [seeker('weak', 15), seeker('weaker', 13), seeker('strong', 35), seeker('stronger', 37)];
  test('players of similar strength are matched', () => {
    expect(names(pairings(four, 0, nobody)).sort()).toEqual(['strong stronger', 'weak weaker']);
    expect(names(pairings(four, 1e9, nobody)).sort()).toEqual(['strong stronger', 'weak weaker']);
  });
  test('the player who has waited longest chooses first, and chooses the nearest', () => {
    const three = [seeker('late', 25, { since: 9 }), seeker('first', 26), seeker('near', 28, { since: 5 })];
    expect(names(pairings(three, 10, nobody))).toEqual(['first late']);
    expect(names(pairings([...three.slice(1), seeker('far', 29, { since: 1 })], 10, nobody))).toEqual(['first near']);
  });
  test('the order in which they are listed decides nothing', () => {
    const accounts = Array.from({ length: 9 }, (_, i) => seeker(`p${i}`, 25 + ((i * 7) % 9), { since: (i * 5) % 3 }));
    const wanted = names(pairings(accounts, 20_000, nobody));
    expect(wanted.length).toBe(4);
    for (let turn = 1; turn < 9; turn++)
      expect(names(pairings([...accounts.slice(turn), ...accounts.slice(0, turn)], 20_000, nobody))).toEqual(wanted);
  });
  test('a blocked player is passed over for the next', () => {
    const three = [seeker('ann', 25), seeker('bob', 25, { since: 1 }), seeker('cleo', 27, { since: 2 })];
    const apart = (one: string, other: string) => [one, other].sort().join() === 'ann,bob';
    expect(names(pairings(three, 2, apart))).toEqual(['ann cleo']);
  });
});

describe('a table for three', () => {
  const three = (player: string, mu: number, since = 0) => seeker(player, mu, { seats: 3, terms: 'bead', since });
  test('opens when three are there', () => {
    expect(pairings([three('ann', 25), three('bob', 26)], 1e9, nobody)).toEqual([]);
    expect(names(pairings([three('ann', 25), three('bob', 26), three('cleo', 24)], 0, nobody))).toEqual([
      'ann bob cleo',
    ]);
  });
  test('never has players of whom one has blocked another', () => {
    const apart = (one: string, other: string) => [one, other].sort().join() === 'bob,cleo';
    const accounts = [three('ann', 25), three('bob', 25, 1), three('cleo', 25, 2), three('dan', 28, 3)];
    expect(names(pairings(accounts.slice(0, 3), 1e9, apart))).toEqual([]);
    expect(names(pairings(accounts, 10, apart))).toEqual(['ann bob dan']);
  });
});

describe('a table for four with partners', () => {
  const four = (player: string, mu: number, change: Partial<Seeker> = {}) =>
    seeker(player, mu, { seats: 4, terms: 'partners', ...change });
  const couple = (one: string, other: string, mu: number, since = 0) => [
    four(one, mu, { pair: `${one} ${other}`, since }),
    four(other, mu, { pair: `${one} ${other}`, since: since + 1 }),
  ];
  test('takes four who are alone, a pair and two, or two pairs', () => {
    const [ann, bob] = couple('ann', 'bob', 25);
    const [cleo, dan] = couple('cleo', 'dan', 26);
    expect(names(pairings([ann!, bob!, four('eve', 24), four('fay', 25)], 9, nobody))).toEqual(['ann bob eve fay']);
    expect(names(pairings([ann!, cleo!, bob!, dan!], 9, nobody))).toEqual(['ann bob cleo dan']);
    expect(
      names(
        pairings(
          ['e', 'f', 'g', 'h'].map((name) => four(name, 25)),
          9,
          nobody,
        ),
      ),
    ).toEqual(['e f g h']);
  });
  test('never takes one of a pair without the other', () => {
    const [ann, bob] = couple('ann', 'bob', 25);
    const three = ['e', 'f', 'g'].map((name) => four(name, 25));
    expect(pairings([ann!, ...three], 1e9, nobody)).toEqual([]);
    expect(pairings([ann!, bob!, three[0]!], 1e9, nobody)).toEqual([]);
    // The nearest to them is alone, and two more pairs are there: a pair it is.
    const pairs = [...couple('cleo', 'dan', 27, 5), ...couple('gil', 'hal', 28, 6)];
    expect(names(pairings([ann!, bob!, three[0]!, ...pairs], 9, nobody))).toEqual(['ann bob cleo dan']);
  });
  test('a pair is as strong as its average, and has waited since both are there', () => {
    const pair = [four('ann', 20, { pair: 'p' }), four('bob', 30, { pair: 'p', since: 50_000 })];
    const two = ['e', 'f'].map((name) => four(name, 31, { since: 50_000 }));
    // Six apart: four and 0.4 for each of five seconds.
    expect(pairings([...pair, ...two], 54_999, nobody)).toEqual([]);
    expect(names(pairings([...pair, ...two], 55_000, nobody))).toEqual(['ann bob e f']);
  });
  test('respects who has blocked whom, in pairs too', () => {
    const apart = (one: string, other: string) => one === 'bob' && other === 'dan';
    const [pair, others] = [couple('ann', 'bob', 25), couple('cleo', 'dan', 25)];
    expect(pairings([...pair, ...others], 1e9, apart)).toEqual([]);
    expect(names(pairings([...pair, ...others, ...couple('eve', 'fay', 29, 5)], 9, apart))).toEqual([
      'ann bob eve fay',
    ]);
    expect(pairings([...couple('bob', 'dan', 25), ...couple('eve', 'fay', 25)], 1e9, apart)).toEqual([]);
  });
});

test('the accepted distance grows from four without limit', () => {
  expect([reach(0, 0), reach(0, 10_000), reach(0, 59_000)]).toEqual([4, 8, expect.closeTo(27.6)]);
  expect(reach(0, 60_000)).toBe(Number.POSITIVE_INFINITY);
  // The clock was set back.
  expect(reach(5_000, 0)).toBe(4);
});
