import { bead } from '@boneyard/games/bead/rules/bead';
import { classic } from '@boneyard/games/classic/rules/classic';
import { magnetic } from '@boneyard/games/magnetic/rules/magnetic';
import { quad } from '@boneyard/games/quad/rules/quad';
import { type Common, fresh, type Game } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { pick, seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { runToEnd } from '../bot';
import { endgame, leads, smallDeal, tableOf } from '../testing';
import { soleWorld } from '../worlds';
import { exactly, solvedMoves } from './exact';

const clock = () => 0;
const budget = { iterations: 1_000_000 };

const CASES: readonly (readonly [string, Game, unknown, number])[] = [
  ['block', classic, { style: 'block', lead: 'lots' }, 4],
  ['block, counting the difference', classic, { style: 'block', lead: 'lots', blocked: 'difference' }, 4],
  ['block with doubles that count once', classic, { style: 'block', lead: 'lots', doubles: 'once', blank: 14 }, 4],
  ['draw with a spinner', classic, { lead: 'lots', spinner: 'first' }, 3],
  ['all fives', classic, { lead: 'lots', points: 'fives' }, 3],
  ['all fives, every double spins', classic, { lead: 'lots', points: 'fives', spinner: 'all', style: 'block' }, 3],
  ['double-nine', classic, { set: 9, lead: 'lots' }, 3],
  ['bead', bead, { open: true }, 2],
  ['bead without claims', bead, { open: true, referee: 'auto' }, 2],
  ['bead with lone halves', bead, { open: true, lone: 'group' }, 2],
  ['quad', quad, { match: { rounds: 1 } }, 2],
  ['a flat line of magnets', magnetic, { mode: 'flat' }, 4],
];

describe.each(CASES)('%s', (name, game, options, size) => {
  test('has the values that brute force finds', () => {
    const random = seeded(name);
    const table = tableOf(game, options);
    let looked = 0;
    for (let i = 0; i < 20; i++) {
      const state = endgame(game, table, size, random.below(3), random);
      const seat = state && game.toAct(state)[0];
      if (!state || seat === undefined) continue;
      const exact = runToEnd(exactly(game, game.view(state, seat), seat, { random, budget, clock }));
      const before = (state.scores[seat]! - state.scores[1 - seat]!) * (game.wins === 'most points' ? 1 : -1);
      const wanted = leads(game, state, seat).map(({ move, lead }) => ({ move, margin: 0 - before + lead }));
      const byMove = (a: { move: number }, b: { move: number }) => a.move - b.move;
      expect([...exact!.moves].sort(byMove)).toEqual(wanted.sort(byMove));
      expect(exact!.moves[0]!.margin).toBe(Math.max(...wanted.map(({ margin }) => margin)));
      expect(exact!.lead).toBe(0 + before);
      looked++;
    }
    expect(looked).toBeGreaterThan(8);
  });
});

test.each([
  ['hands', 'block'],
  ['fives', 'draw'],
])('with all hands open, every move of a partner has the value that brute force finds: %s, %s', (points, style) => {
  const game: Game = classic;
  const random = seeded(`partners ${points}`);
  const table = tableOf(game, { partners: true, lead: 'lots', points, style }, 4);
  for (let i = 0; i < 40; i++) {
    const state = endgame(game, table, 3, random.below(6), random);
    const seat = state && game.toAct(state)[0];
    if (!state || seat === undefined) continue;
    const exact = runToEnd(solvedMoves(game, state, seat, budget, clock));
    const before = state.scores[seat]! - state.scores[(seat + 1) % 4]!;
    expect(exact!.lead).toBe(before);
    for (const { move, lead } of leads(game, state, seat))
      expect(exact!.moves.find((one) => one.move === move)!.margin).toBe(0 - before + lead);
    expect(exact!.moves[0]!.margin).toBe(Math.max(...exact!.moves.map(({ margin }) => margin)));
  }
});

test('a partner who can work out all hands finds the same as with open hands', () => {
  const game: Game = classic;
  const table = tableOf(game, { partners: true, lead: 'lots', style: 'block' }, 4);
  const random = seeded('worked out');
  let found = 0;
  for (let i = 0; i < 100; i++) {
    let state: Common = game.start(table, game.deal(table, random), fresh(4));
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      const view = game.view(state, seat);
      const exact = runToEnd(exactly(game, view, seat, { random, budget, clock }));
      if (exact) {
        const open = runToEnd(solvedMoves(game, state, seat, budget, clock));
        expect(exact).toEqual(open);
        found++;
      }
      state = game.play(state, seat, pick(game.moves(state, seat), random));
    }
  }
  expect(found).toBeGreaterThan(10);
});

test('hidden hands are not taken as known', () => {
  const random = seeded('hidden');
  for (const game of games) {
    // Three players, because two players of the bead game hold all dominoes, so each knows the other's hand.
    const table = tableOf(game, {}, 3);
    const state: Common = game.start(table, game.deal(table, random), fresh(3));
    expect(soleWorld(game, game.view(state, 0), random)).toBeUndefined();
  }
});

test('a choice that is not revealed yet is hidden', () => {
  const game: Game = bead;
  const table = tableOf(game, { strategic: true, open: true });
  const random = seeded('choices');
  const state: Common = game.start(table, game.deal(table, random), fresh(2));
  const chosen = game.play(state, 1, game.read('choose 1-2'));
  expect(soleWorld(game, game.view(chosen, 0), random)).toBeUndefined();
});

test('points of earlier rounds do not count', () => {
  const game: Game = bead;
  const table = tableOf(game, { open: true });
  const random = seeded('later');
  const later = { round: 2, scores: [500, 20] };
  const state: Common = game.start(table, smallDeal(game, table, 2, random), later);
  const seat = game.toAct(state)[0]!;
  const next = game.play(state, seat, game.moves(state, seat)[0]);
  const then = game.toAct(next)[0]!;
  const [won, lost] = [next.scores[0]! - 500, next.scores[1]! - 20];
  const exact = runToEnd(exactly(game, game.view(next, then), then, { random, budget, clock }));
  expect(exact!.lead).toBe(then === 0 ? won - lost : lost - won);
});

test('gives up on a position that takes too long', () => {
  const game: Game = bead;
  const table = tableOf(game, { open: true });
  const random = seeded('long');
  const state = endgame(game, table, 4, 0, random)!;
  const seat = game.toAct(state)[0]!;
  const thinking = { random, budget: { iterations: 10 }, clock };
  expect(runToEnd(exactly(game, game.view(state, seat), seat, thinking))).toBeUndefined();
});
