/** Laws that every bot obeys in every game. */

import { classic } from '@boneyard/games/classic/rules/classic';
import { type Common, fresh, type Game, type Seat } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { positionOf } from '@boneyard/rules/testing/positions';
import { anyTable } from '@boneyard/rules/testing/tables';
import { chancesOf, isJudged } from '@boneyard/rules/verdicts';
import { describe, expect, test } from 'vitest';
import { advise } from './advice';
import { decide, runToEnd, YIELD_EVERY } from './bot';
import { BOT_NAMES, bots } from './bots';
import { tableOf } from './testing';

const clock = () => 0;
const EACH = games.map((game) => [game.id, game] as const);

/** Plays a random round and yields every few plies, from the start on. */
function* stops(game: Game, random: Random, every: number): Generator<{ state: Common; seat: Seat }> {
  const table = anyTable(game, random);
  let state: Common = game.start(table, game.deal(table, random), fresh(table.players));
  for (let ply = 0; ; ply++) {
    const seats = game.toAct(state);
    if (seats.length === 0) return;
    const seat = pick(seats, random);
    if (ply % every === 0) yield { state, seat };
    const move = pick(game.moves(state, seat), random);
    // One verdict in ten is a fall.
    const fallen = random.below(10) === 0 ? chancesOf(game, state, seat, move).at(-1)?.move : undefined;
    state = game.play(state, seat, fallen ?? move);
  }
}

describe.each(BOT_NAMES)('%s', (name) => {
  test.each(EACH)('plays only legal moves of %s, and the same moves for the same seed', (_, game) => {
    const random = seeded(`${name} ${game.id}`);
    const budget = { iterations: 12 };
    for (let i = 0; i < 16; i++)
      for (const { state, seat } of stops(game, random, 9)) {
        const view = game.view(state, seat);
        const [move, again] = [0, 1].map(() =>
          decide(bots[name].bot, game, view, seat, { random: seeded(`${i} ${state.ply}`), budget, clock }),
        );
        expect(game.explain(state, seat, move).breaks).toBeUndefined();
        expect(isJudged(game, move)).toBe(false);
        expect(game.write(again)).toBe(game.write(move));
      }
  });
});

describe.each(EACH)('thinking about %s', (_, game) => {
  const random = seeded(`thinking ${game.id}`);
  const table = tableOf(game, {});
  let state: Common = game.start(table, game.deal(table, random), fresh(2));
  while (game.moves(state, game.toAct(state)[0]!).length < 2) {
    const [seat] = game.toAct(state);
    state = game.play(state, seat!, game.moves(state, seat!)[0]);
  }
  const seat = game.toAct(state)[0]!;
  const view = game.view(state, seat);

  test('ends at the first check of the clock after the budget', () => {
    let now = 0;
    const thinking = { random: seeded(1), budget: { milliseconds: 35 }, clock: () => now };
    const thought = bots.expert.bot(game, view, seat, thinking);
    let yields = 0;
    for (; !thought.next().done; yields++) now += 10;
    expect(yields).toBe(4);
  });
  test('yields at least every 256 iterations, so that it can be stopped', () => {
    let ends = 0;
    // Every iteration asks for the outcome once, and so does each of the few playouts before the first.
    const outcome: Game['outcome'] = (end) => {
      ends++;
      return game.outcome(end);
    };
    const thinking = { random: seeded(1), budget: { iterations: 700 }, clock };
    const thought = advise({ ...game, outcome }, view, seat, thinking);
    let most = 0;
    for (let before = 0; !thought.next().done; before = ends) most = Math.max(most, ends - before);
    expect(most).toBeLessThanOrEqual(YIELD_EVERY + 8);
    expect(ends).toBeGreaterThanOrEqual(700);
  });
  test('gives legal moves as advice, best first, with chances and margins', () => {
    const thinking = { random: seeded(1), budget: { iterations: 200 }, clock };
    const advice = runToEnd(advise(game, view, seat, thinking));
    expect(advice.length).toBeGreaterThan(1);
    for (const { move, margin, chance } of advice) {
      expect(game.explain(view, seat, game.read(move)).breaks).toBeUndefined();
      expect(Number.isFinite(margin)).toBe(true);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(runToEnd(bots.expert.bot(game, view, seat, { ...thinking, random: seeded(1) }))).toBe(
      game.read(advice[0]!.move),
    );
  });
});

test('casual plays the heaviest tile it can', () => {
  const game: Game = classic;
  const deal = {
    hands: [
      ['6-5', '6-1', '5-0'],
      ['6-4', '6-2', '5-5', '3-0'],
    ],
    stock: [],
    lead: 0,
  };
  const state = positionOf(game, { players: 2, options: { lead: 'lots' }, rounds: [{ deal, moves: ['0 6-5'] }] });
  for (let seed = 0; seed < 20; seed++) {
    const thinking = { random: seeded(seed), budget: { iterations: 1 }, clock };
    expect(game.write(decide(bots.casual.bot, game, game.view(state, 1), 1, thinking))).toMatch(/^(6-4|5-5)@6-5$/);
  }
});
