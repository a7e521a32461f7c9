/** The tests that every game in the list gets: laws, brute force, perft, playthrough. Leaks and imagination are in the soak. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from './game';
import { games } from './games';
import { setTable } from './options';
import { isProblem } from './problem';
import { seeded } from './random';
import { bruteOf, checkBrute } from './testing/brute';
import { checkLaws } from './testing/laws';
import { perft } from './testing/perft';
import { playthrough } from './testing/playthrough';
import { positionOf, type WrittenGame } from './testing/positions';
import { anySides, anyTable, tableFrom, tinyDeal } from './testing/tables';

interface Counted {
  readonly name: string;
  readonly record: WrittenGame;
  readonly nodes: readonly number[];
}

function folder(game: Game): URL {
  return new URL(`../../../games/${game.id}/rules/`, import.meta.url);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('the laws hold at random tables', () => {
    const picks = fc.array(fc.nat(999), { minLength: 1, maxLength: Object.keys(game.options).length + 1 });
    fc.assert(
      fc.property(picks, fc.nat(), (numbers, seed) => checkLaws(game, tableFrom(game, numbers), seeded(seed))),
      { numRuns: 40, seed: 20261115 },
    );
  });

  test('its mild moves are moves of the game', () => {
    for (const text of game.mild) expect(game.write(game.read(text))).toBe(text);
  });

  test('the game and the brute-force program agree on every position of random rounds', async () => {
    const random = seeded(`${game.id} against brute force`);
    const brute = await bruteOf(game);
    for (let i = 0; i < 150; i++) {
      const table = anyTable(game, random);
      const small = tinyDeal(game, table, random, 2 + random.below(4), random.below(6));
      checkBrute(game, brute, table, i % 10 === 0 ? game.deal(table, random) : small, random);
    }
  });

  const counted = JSON.parse(readFileSync(new URL('perft.json', folder(game)), 'utf8')) as Counted[];
  test('the brute-force program counts the numbers in perft.json', async () => {
    const brute = await bruteOf(game);
    for (const { record, nodes } of counted) expect(brute.perft(record, nodes.length)).toBe(nodes.at(-1));
  });
  test.each(counted.map((row) => [row.name, row] as const))('perft: %s', (_, { record, nodes }) => {
    const state = positionOf(game, record);
    expect(nodes.map((_, i) => perft(game, state, i + 1))).toEqual(nodes);
  });

  test('the playthrough has not changed', async () => {
    const random = seeded(`playthrough of ${game.id}`);
    const plain = setTable(game, game.seats[0], {});
    if (isProblem(plain)) throw new Error(JSON.stringify(plain));
    const text = [plain, anyTable(game, random), anyTable(game, random)].map((table) =>
      playthrough(game, table, random),
    );
    const other = seeded(`partners of ${game.id}`);
    if (game.sides) text.push(playthrough(game, anySides(game, other), other));
    await expect(text.join('\n')).toMatchFileSnapshot(new URL('playthrough.txt', folder(game)).pathname);
  });
});
