/** Every language says everything, and says it itself. */

import { type GameId, games } from '@boneyard/rules/games';
import { PROBLEMS } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, languageOf, localeOf } from './languages';
import { TRANSLATIONS, words } from './testing';

function paths(thing: unknown, at = ''): string[] {
  if (typeof thing !== 'object' || thing === null) return [at];
  return Object.entries(thing).flatMap(([key, part]) => paths(part, `${at}/${key}`));
}

function textAt(thing: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], thing);
}

/** Names and words that are the same as in English. */
const SAME_AS_ENGLISH = {
  fr: [
    '/games/quad/name',
    '/games/classic/form/set/values/6',
    '/games/magnetic/table/page/offers/ends/0',
    '/games/magnetic/table/page/plan',
    '/games/magnetic/table/page/space',
  ],
  de: [
    '/games/quad/name',
    '/games/quad/courses/quad',
    '/games/classic/form/reserve/label',
    '/games/magnetic/table/page/offers/ends/0',
    '/games/magnetic/table/page/plan',
    '/games/magnetic/table/page/space',
  ],
} as const;

test('all languages have the same texts', () => {
  for (const language of LANGUAGES) expect(paths(words[language]).sort()).toEqual(paths(words.en).sort());
});

test.each(TRANSLATIONS)('no text in %s is left in English', (language) => {
  const allowed: readonly string[] = SAME_AS_ENGLISH[language];
  const same = paths(words.en).filter((path) => {
    const [english, translated] = [textAt(words.en, path), textAt(words[language], path)];
    return typeof english === 'string' && english === translated && !allowed.includes(path);
  });
  expect(same).toEqual([]);
});

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
  ['de_DE', 'de'],
  ['de-CH', 'de'],
  ['nds_DE', 'en'],
  ['fro', 'en'],
])('the locale %s is read in %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test.each(['C', 'C.UTF-8', 'POSIX', 'x', 'en-', '-', '', 'en-US@posix', '*', undefined])(
  'the locale %j is English, and good for dates',
  (locale) => {
    expect(languageOf(locale)).toBe('en');
    expect(new Intl.DateTimeFormat(localeOf(locale), { dateStyle: 'medium' }).format(0)).not.toBe('');
  },
);
