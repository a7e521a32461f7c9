/** The rules pages name every option of each game, with all its values, in every language. */

import { type GameId, games } from '@boneyard/rules/games';
import { browser as deBrowser } from '@boneyard/words/de/browser';
import { rules as de } from '@boneyard/words/de/rules';
import { browser as enBrowser } from '@boneyard/words/en/browser';
import { rules as en } from '@boneyard/words/en/rules';
import { browser as frBrowser } from '@boneyard/words/fr/browser';
import { rules as fr } from '@boneyard/words/fr/rules';
import { describe, expect, test } from 'vitest';
import { optionRows } from './optionrows';

describe.each([
  ['en', enBrowser, en, 'any number from 1', 'yes', 'no'],
  ['fr', frBrowser, fr, 'tout nombre de 1', 'oui', 'non'],
  ['de', deBrowser, de, 'jede Zahl ab 1', 'ja', 'nein'],
] as const)('%s', (_, words, rules, anyNumber, yes, no) => {
  test.each(games.map((game) => [game.id as GameId, game] as const))('%s', async (id, game) => {
    const form = await words.games[id].form();
    const rows = new Map(optionRows(id, form, words, rules).map((row) => [row.name, row]));
    expect([...rows.keys()]).toEqual(Object.keys(game.options));
    for (const [name, option] of Object.entries(game.options)) {
      const { label, note, values } = rows.get(name)!;
      expect([label, note]).not.toContain('');
      const valueText = values.join('\n');
      switch (option.kind) {
        case 'choice':
          for (const players of game.seats)
            for (const value of option.values({ players, options: {} })) {
              const word = typeof value === 'boolean' ? (value ? yes : no) : form[name]!.values?.[String(value)];
              expect(valueText, `${id} ${name} ${value}`).toContain(word ?? String(value));
            }
          break;
        case 'count':
          expect(valueText).toContain(anyNumber);
          break;
        case 'match':
          expect(values).toHaveLength(option.lengths.length);
          for (const length of option.lengths) expect(valueText).toContain(rules[length]);
          break;
      }
    }
  });

  test('exactly one value is marked as the default', async () => {
    const form = await words.games.classic.form();
    const [style] = optionRows('classic', form, words, rules).filter(({ name }) => name === 'style');
    expect(style!.values.filter((value) => value.includes(rules.usual))).toHaveLength(1);
  });
});
