/** Every option of every game has its field on the form, and every choice its words. */

import { type GameId, games } from '@boneyard/rules/games';
import { describe, expect, test } from 'vitest';
import { browser as en } from './en/browser';
import { browser as fr } from './fr/browser';

function paths(thing: unknown, at = ''): string[] {
  if (typeof thing !== 'object' || thing === null) return [at];
  return Object.entries(thing).flatMap(([key, part]) => paths(part, `${at}/${key}`));
}

test('both languages have the same texts in the browser', () => {
  expect(paths(fr).sort()).toEqual(paths(en).sort());
});

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('%s', (_, { forms }) => {
  test.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
    const fields = forms[id as GameId];
    expect(Object.keys(fields).sort()).toEqual(Object.keys(game.options).sort());
    for (const [name, option] of Object.entries(game.options)) {
      if (option.kind !== 'choice') continue;
      const words = option
        .values({ players: 2, options: {} })
        .filter((value) => typeof value === 'string')
        .filter((value) => fields[name]!.values?.[value] === undefined);
      expect(words).toEqual([]);
    }
  });
});
