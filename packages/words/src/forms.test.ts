/** Every option of every game has its field on the form, and every choice its words. */

import { type GameId, games } from '@boneyard/rules/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import { browsers } from './testing';

describe.each(LANGUAGES)('%s', (language) => {
  test.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
    const fields = await browsers[language].games[id as GameId].form();
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
