/** Every language says what is wrong and what options mean, and is found by its locale. */

import { type GameId, games } from '@boneyard/rules/games';
import { PROBLEMS } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, languageOf } from './languages';
import { localeOf } from './locale';
import { words } from './testing';

describe.each(LANGUAGES)('%s', (language) => {
  test.each(PROBLEMS)('says in one line what is wrong: %s', (problem) => {
    const text = words[language].problem({
      problem,
      what: 'THIS',
      instead: ['A', 'B'],
      round: 1,
      ply: 2,
      move: '0 6-6',
    });
    expect(text).toMatch(/^[^\n]+\.$/);
    expect(text).toContain('A, B');
    expect(text).not.toContain('undefined');
  });
  test.each(games.map((game) => [game.id, game] as const))('has a meaning for every option of %s', (id, game) => {
    const { options } = words[language].manuals[id as GameId];
    expect(Object.keys(options).sort()).toEqual(Object.keys(game.options).sort());
  });
});

test.each([
  ['fr_FR.UTF-8', 'fr'],
  ['fr', 'fr'],
  ['FR-ca', 'fr'],
  ['fr_FR@euro', 'fr'],
  ['en_GB', 'en'],
  ['es_MX.UTF-8', 'es'],
  ['es-419', 'es'],
  ['de_DE', 'de'],
  ['de-CH', 'de'],
  ['nds_DE', 'en'],
  ['fro', 'en'],
])('the locale %s is read in %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test('of several locales, the first that we speak counts', () => {
  expect(languageOf('pt-BR', undefined, 'fr-CA', 'en')).toBe('fr');
  expect(languageOf('pt_PT', 'it')).toBe('en');
  expect(languageOf()).toBe('en');
});

test.each(['C', 'C.UTF-8', 'POSIX', 'x', 'en-', '-', '', 'en-US@posix', '*', undefined])(
  'the locale %j is English, and good for dates',
  (locale) => {
    expect(languageOf(locale)).toBe('en');
    expect(new Intl.DateTimeFormat(localeOf(locale), { dateStyle: 'medium' }).format(0)).not.toBe('');
  },
);

test.each([
  [['Tú', 'Ana'], 'Tú y Ana'],
  [['Ana', 'Tú'], 'Ana y tú'],
  [['Ana', 'Bo', 'Inés'], 'Ana, Bo e Inés'],
  [['Ana', 'Hilario'], 'Ana e Hilario'],
  [['Ana', 'Hierro'], 'Ana y Hierro'],
])('in Spanish, %j are “%s”', (names, list) => {
  expect(words.es.speech.and(names)).toBe(list);
});

test.each([
  ['Ana', 'Main d’Ana\u00a0:'],
  ['Bo', 'Main de Bo\u00a0:'],
  ['Élodie', 'Main d’Élodie\u00a0:'],
  ['Hugo', 'Main d’Hugo\u00a0:'],
  ['Yves', 'Main d’Yves\u00a0:'],
  ['Yann', 'Main de Yann\u00a0:'],
])('in French, “de” loses its vowel where the name of %s begins', (name, text) => {
  expect(words.fr.speech.handOf(name)).toBe(text);
});

test('a label has the space of its language before the colon', () => {
  expect(words.en.speech.labelled('Dominoes', 'yes')).toBe('Dominoes: yes');
  expect(words.fr.speech.labelled('Dominos', 'oui')).toBe('Dominos\u00a0: oui');
});
