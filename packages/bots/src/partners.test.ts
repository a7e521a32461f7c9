/** Bots with a partner play for the side. */

import { act, begin, type Match, nextRound, outcomeOf, recordOf } from '@boneyard/engine/match';
import { readRecord } from '@boneyard/engine/record';
import { classic } from '@boneyard/games/classic/rules/classic';
import { type Common, fresh, type Game } from '@boneyard/rules/game';
import { isProblem } from '@boneyard/rules/problem';
import { seeded } from '@boneyard/rules/random';
import { sideNumbers } from '@boneyard/rules/sides';
import { positionOf } from '@boneyard/rules/testing/positions';
import { describe, expect, test } from 'vitest';
import { advise } from './advice';
import { marginsOf, sharesOf } from './arena/dealplay';
import { decide, runToEnd } from './bot';
import { bots } from './bots';
import { luckOf } from './review/luck';
import { review } from './review/review';
import { noRewards, settle } from './reward';
import { tableOf } from './testing';

const game: Game = classic;
const clock = () => 0;
const options = { partners: true, style: 'block', lead: 'lots' };
const SIDES = [0, 1, 0, 1];

/** Seat 0 goes out: its side scores 9 and 3. */
const WON = positionOf(game, {
  players: 4,
  options: { ...options, match: { rounds: 1 } },
  rounds: [{ deal: { hands: [['6-6'], ['5-4'], ['1-1', '4-4'], ['2-1']], stock: [], lead: 0 }, moves: ['0 6-6'] }],
});

describe('the worth of a round’s end', () => {
  test('is the same for partners, and counted against the other side', () => {
    const rewards = noRewards(4);
    settle(game, WON, { before: fresh(4).scores, sides: SIDES, usual: 10 }, rewards);
    expect([...rewards.margin]).toEqual([12, -12, 12, -12]);
    expect([...rewards.share]).toEqual([1, 0, 1, 0]);
    expect(rewards.worth[0]).toBe(rewards.worth[2]);
    expect(rewards.worth[0]).toBeGreaterThan(rewards.worth[1]!);
  });
  test('without partners the best of the others counts', () => {
    const rewards = noRewards(4);
    const scores = [5, 9, 5, 0];
    settle(game, { ...WON, scores }, { before: fresh(4).scores, sides: [0, 1, 2, 3], usual: 10 }, rewards);
    expect([...rewards.margin]).toEqual([-4, 4, -4, -9]);
  });
  test('shares and margins go by side', () => {
    expect(sharesOf([0, 2], SIDES)).toEqual([1, 0, 1, 0]);
    expect(sharesOf([], SIDES)).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(marginsOf([12, 4, 12, 4], 'most points', SIDES)).toEqual([8, -8, 8, -8]);
  });
});

/** A match of experts on seats 0 and 2 against gentle bots. */
function played(table: Readonly<Record<string, unknown>>, iterations: number): Match {
  const set = tableOf(game, table, 4);
  const random = seeded(JSON.stringify(table));
  let match = begin(game, set, game.deal(set, random));
  for (;;) {
    const outcome = outcomeOf(match);
    if (outcome?.over) return match;
    if (outcome) match = nextRound(match, game.deal(set, random));
    else {
      const [seat] = game.toAct(match.state);
      const { bot } = bots[seat! % 2 === 0 ? 'expert' : 'gentle'];
      const view = game.view(match.state, seat);
      match = act(match, seat!, decide(bot, game, view, seat!, { random, budget: { iterations }, clock }));
    }
  }
}

test('a side of experts wins a match against a gentle side, and it can be reviewed', () => {
  const match = played({ ...options, points: 'fives' }, 40);
  expect(outcomeOf(match)!.winners).toEqual([0, 2]);
  const record = readRecord(recordOf({ ...match, past: [] }));
  if (isProblem(record)) throw new Error(record.problem);
  const reviewing = review(record, { iterations: 4 }, clock);
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  const found = step.value;
  if (isProblem(found)) throw new Error(found.problem);
  for (const { chances } of [...found.moves, ...found.ends]) {
    expect(chances[0]).toBe(chances[2]);
    expect(chances[0]! + chances[1]!).toBeCloseTo(1);
  }
});

/** With all hands open, 6-4 lets the partner go out with 4-2 for 12 and 7 points; after 6-5 seat 1 lays 5-1 first. */
test('a review with all hands open counts for the side', () => {
  const record = readRecord({
    format: 'boneyard/2',
    game: 'classic',
    players: 4,
    options: { ...options, match: { rounds: 1 } },
    rounds: [
      {
        deal: { hands: [['6-6', '6-5', '6-4'], ['5-1', '3-3'], ['4-2'], ['3-2', '2-0']], stock: [], lead: 0 },
        moves: ['0 6-6', '1 pass', '2 pass', '3 pass', '0 6-5@6-6', '1 5-1@6-5', '2 pass', '3 pass', '0 6-4@6-6'],
      },
    ],
  });
  if (isProblem(record)) throw new Error(record.problem);
  const reviewing = review(record, { iterations: 20 }, clock);
  let step = reviewing.next();
  while (!step.done) step = reviewing.next();
  if (isProblem(step.value)) throw new Error(step.value.problem);
  expect(step.value.moves[4]!.open).toEqual({ move: '6-4@6-6', cost: 12 + 7 - (6 + 7) });
});

test('a hint knows what scores in All Fives', () => {
  const state: Common = positionOf(game, {
    players: 2,
    options: { ...options, partners: false, points: 'fives' },
    rounds: [
      {
        deal: {
          hands: [
            ['5-5', '6-1', '4-3'],
            ['5-0', '5-2', '3-2'],
          ],
          stock: [],
          lead: 0,
        },
        moves: ['0 5-5'],
      },
    ],
  });
  const thinking = { random: seeded('hint'), budget: { iterations: 200 }, clock };
  // 5-0 makes 10 points at once; both moves shed about the same.
  expect(runToEnd(advise(game, game.view(state, 1), 1, thinking))[0]!.move).toBe('5-0@5-5');
});

test('the luck of a deal is the side’s', () => {
  const table = tableOf(game, options, 4);
  const random = seeded('luck of partners');
  const { margins, exact } = luckOf(game, game.start(table, game.deal(table, random), fresh(4)), {
    random,
    budget: { iterations: 10_000 },
    clock,
  });
  expect(margins[0]).toBe(margins[2]);
  expect(margins[1]).toBe(margins[3]);
  expect(margins[0]! + margins[1]!).toBe(0);
  expect(exact).toBe(true);
  expect(sideNumbers(game, table)).toEqual(SIDES);
});
