import { decide } from '@boneyard/bots/bot';
import { LEVELS } from '@boneyard/bots/level';
import { levels } from '@boneyard/bots/levels';
import { fresh } from '@boneyard/rules/game';
import { pick, seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { bead } from '../rules/bead';
import { DECLINE, isPlacement, STUCK } from '../rules/moves';
import type { State } from '../rules/position';
import { setUp, tableOf } from '../rules/testing';
import { considers, OVERLOOKS, placesFor } from './oversights';

/** On this square only dominoes with a 1 fit, in one way on each of two sides. */
const NARROW = ['1-1', '1-2'] as const;

/** Chances that differ from what was counted by more than this many standard deviations are wrong. */
const SURELY = 4;

function expectRate(times: number, tries: number, chance: number): void {
  expect(Math.abs(times - tries * chance)).toBeLessThanOrEqual(
    SURELY * Math.sqrt(tries * chance * (1 - chance)) + 1e-9,
  );
}

const claimed = (hand: readonly string[], moves: readonly string[] = []) =>
  setUp({ hands: [hand, ['3-4', '5-5']], square: NARROW, moves });

describe.each(LEVELS)('%s', (level) => {
  const random = seeded(`oversights ${level}`);
  const TRIES = 3000;

  test.each([[['2-3', '1-4']], [['1-4', '1-5']], [['1-3', '1-4', '1-5']]])(
    'with %j claims wrongly as often as it overlooks every place',
    (hand) => {
      const state = claimed(hand);
      const places = bead.moves(state, 0).filter(isPlacement).length;
      expect(places).toBeGreaterThan(0);
      let claims = 0;
      for (let i = 0; i < TRIES; i++) if (considers(state, 0, level, random)?.[0] === STUCK) claims++;
      expectRate(claims, TRIES, OVERLOOKS[level] ** places);
    },
  );

  test('lets a wrong claim go as often as it overlooks every place of the open hand', () => {
    const before = claimed(['1-4', '2-3']);
    const places = bead.moves(before, 0).filter(isPlacement).length;
    const state = claimed(['1-4', '2-3'], ['0 stuck']);
    let declines = 0;
    for (let i = 0; i < TRIES; i++) {
      const seen = considers(bead.view(state, 1), 1, level, random);
      if (seen?.length === 1 && seen[0] === DECLINE) declines++;
    }
    expectRate(declines, TRIES, OVERLOOKS[level] ** places);
  });

  test('has a free choice where nothing fits, and where the program is the referee', () => {
    expect(considers(claimed(['2-3']), 0, level, random)).toBeUndefined();
    expect(considers(claimed(['2-3'], ['0 stuck']), 1, level, random)).toBeUndefined();
    const auto = setUp({ options: { referee: 'auto' }, hands: [['1-4'], ['3-4']], square: NARROW });
    expect(considers(auto, 0, level, random)).toBeUndefined();
  });
});

test('the lower the level, the more it overlooks; the expert overlooks nothing', () => {
  const rates = LEVELS.map((level) => OVERLOOKS[level]);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  expect(OVERLOOKS.expert).toBe(0);
});

/** Every position in which a seat of a whole game is to act. */
function* game(
  seed: string,
  choose: (state: State, seat: number) => number,
): Generator<{ state: State; move: number }> {
  const table = tableOf(2);
  let state = bead.start(table, bead.deal(table, seeded(seed)), fresh(2));
  while (!bead.outcome(state)) {
    const seat = bead.toAct(state)[0]!;
    const move = choose(state, seat);
    yield { state, move };
    state = bead.play(state, seat, move);
  }
}

test('in whole games gentle bots claim wrongly, and let wrong claims go, as often as the constant says', () => {
  const random = seeded('gentle games');
  const bot = (state: State, seat: number) =>
    decide(levels.gentle.bot, bead, bead.view(state, seat), seat, {
      random,
      budget: { iterations: 1 },
      clock: () => 0,
    }) as number;
  const sums = { turn: { times: 0, mean: 0, variance: 0 }, answers: { times: 0, mean: 0, variance: 0 } };
  for (let i = 0; i < 150; i++)
    for (const { state, move } of game(`gentle ${i}`, bot)) {
      const { kind } = state.asks;
      const places = placesFor(state);
      if (places === 0 || (kind !== 'turn' && kind !== 'answers')) continue;
      const chance = OVERLOOKS.gentle ** places;
      const sum = sums[kind];
      sum.mean += chance;
      sum.variance += chance * (1 - chance);
      if (move === (kind === 'turn' ? STUCK : DECLINE)) sum.times++;
    }
  for (const { times, mean, variance } of Object.values(sums)) {
    expect(times).toBeGreaterThan(5);
    expect(Math.abs(times - mean)).toBeLessThan(SURELY * Math.sqrt(variance));
  }
});

test('in whole games an expert considers every legal move', () => {
  const random = seeded('experts');
  for (let i = 0; i < 20; i++)
    for (const { state } of game(`expert ${i}`, (now, seat) => pick(bead.moves(now, seat), random)))
      expect(considers(state, bead.toAct(state)[0]!, 'expert', random)).toBeUndefined();
});
