import { fresh, type Game } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { classic } from '@boneyard/rules/games/classic/classic';
import { pick, seeded } from '@boneyard/rules/random';
import { positionOf } from '@boneyard/rules/testing/positions';
import { anyTable } from '@boneyard/rules/testing/tables';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, bots } from './bots';

describe.each(BOT_NAMES)('%s', (name) => {
  test.each(games.map((game) => [game.id, game] as const))('plays only legal moves of %s', (_, game) => {
    const random = seeded(`${name} ${game.id}`);
    for (let i = 0; i < 40; i++) {
      const table = anyTable(game, random);
      let state = game.start(table, game.deal(table, random), fresh(table.players));
      for (;;) {
        const seats = game.toAct(state);
        if (seats.length === 0) break;
        const seat = pick(seats, random);
        const move = bots[name](game, game.view(state, seat), seat, random);
        expect(game.explain(state, seat, move).breaks).toBeUndefined();
        state = game.play(state, seat, move);
      }
    }
  });
  test('gives the same move for the same seed', () => {
    const deal = {
      hands: [
        ['6-5', '4-3', '2-1'],
        ['6-4', '3-2', '1-0'],
      ],
      stock: [],
      lead: 0,
    };
    const game: Game = classic;
    const state = positionOf(game, { players: 2, options: { lead: 'lots' }, rounds: [{ deal, moves: [] }] });
    const moves = [1, 1].map((seed) => bots[name](game, game.view(state, 0), 0, seeded(seed)));
    expect(moves[0]).toBe(moves[1]);
  });
});

test('greedy lays the heaviest tile it can', () => {
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
  for (let seed = 0; seed < 20; seed++)
    expect(game.write(bots.greedy(game, game.view(state, 1), 1, seeded(seed)))).toMatch(/^(6-4|5-5)@6-5$/);
});
