/** Plural forms, numbers and lists are left to `Intl`: it knows them for every language, also for those that nobody has added yet. */

import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fixedIn } from './fixed';
import { grammar } from './grammar';
import { LANGUAGES, LOCALES } from './languages';

// cspell:words kamień kamienie kamieni kamienia tablearguments devicelabel
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const english = grammar<'one'>('en-GB');
const french = grammar<'one'>('fr-FR');
const german = grammar<'one'>('de-DE');
/** A language that we do not speak, with three forms for whole numbers and another one for fractions. */
const polish = grammar<'one' | 'few' | 'many'>('pl');

test.each([
  [0, '0 kamieni'],
  [1, '1 kamień'],
  [2, '2 kamienie'],
  [4, '4 kamienie'],
  [5, '5 kamieni'],
  [12, '12 kamieni'],
  [22, '22 kamienie'],
  [1.5, '1,5 kamienia'],
])('a language may have more forms than ours: in Polish, %d is “%s”', (n, text) => {
  expect(polish.count(n, { one: '# kamień', few: '# kamienie', many: '# kamieni', other: '# kamienia' })).toBe(text);
});

test.each([
  [0, '0 point'],
  [1, '1 point'],
  [1.5, '1,5 point'],
  [2, '2 points'],
  [-1, '−1 point'],
  [1_000_000, '1\u202f000\u202f000 de points'],
])('in French, %d is “%s”', (n, text) => {
  expect(french.count(n, { one: '# point', many: '# de points', other: '# points' })).toBe(text);
});

test('a number may have a text of its own, and a form that is not stated is the general one', () => {
  const watching = { 0: 'Nobody', one: '# person', other: '# people' };
  expect([0, 1, 2].map((n) => english.count(n, watching))).toEqual(['Nobody', '1 person', '2 people']);
  expect(english.count(1.04, watching)).toBe('1 person');
  expect(french.count(1_000_000, { one: '# carreau', other: '# carreaux' })).toBe('1\u202f000\u202f000 carreaux');
});

test('numbers have the signs of their language, and a true minus', () => {
  expect([english, french, german].map(({ number }) => number(-1234.56))).toEqual([
    '−1,234.6',
    '−1\u202f234,6',
    '−1.234,6',
  ]);
  expect([-3, 0, 3, -0.04].map(english.signed)).toEqual(['−3', '0', '+3', '0']);
  expect([english, german].map(({ percent }) => percent(0.666))).toEqual(['67%', '67\u00a0%']);
  expect(fixedIn('de-DE')(-2, 1)).toBe('−2,0');
  expect(english.rating(1234)).toBe('1234');
});

test('lists have the commas and the “and” of their language', () => {
  const names = ['Ana', 'Bo', 'Cy'];
  expect([english, french, german, polish].map(({ and }) => and(names))).toEqual([
    'Ana, Bo and Cy',
    'Ana, Bo et Cy',
    'Ana, Bo und Cy',
    'Ana, Bo i Cy',
  ]);
  expect(english.or(['3', '5'])).toBe('3 or 5');
  expect(english.list(names)).toBe('Ana, Bo, Cy');
  expect(english.and([])).toBe('');
});

describe.each(LANGUAGES)('%s', (language) => {
  test('states the plural forms that whole numbers below a million have', () => {
    const source = readFileSync(`${ROOT}packages/words/src/${language}/grammar.ts`, 'utf8');
    const stated = /grammar<([^>]*)>/.exec(source)![1]!.match(/\w+/g)!;
    const rules = new Intl.PluralRules(LOCALES[language].dates);
    const numbers = [...Array(1200).keys(), 10_000, 100_000, 999_999];
    const needed = new Set(numbers.map((n) => rules.select(n)));
    expect([...stated, 'other'].sort()).toEqual([...needed].sort());
  });
});

/** The source files in folders whose path matches, with their paths. */
function sourcesIn(where: RegExp): (readonly [path: string, source: string])[] {
  return ['packages', 'games', 'examples/game'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .map(({ parentPath, name }) => relative(ROOT, `${parentPath}/${name}`))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|node_modules|\/testing\//.test(path) && where.test(path))
      .map((path) => [path, readFileSync(ROOT + path, 'utf8')] as const),
  );
}

/** What of a pattern is found, as `file: text`, each once. */
function foundIn(sources: readonly (readonly [string, string])[], pattern: RegExp): string[] {
  const found = sources.flatMap(([path, source]) =>
    [...source.matchAll(pattern)].map(([text]) => `${path}: ${text.replace(/\s+/g, ' ')}`),
  );
  return [...new Set(found)].sort();
}

const texts = sourcesIn(new RegExp(`/(words|src)/(${LANGUAGES.join('|')})/`));
/** What shows texts to people. */
const surfaces = sourcesIn(
  /^packages\/(words|web|cli|print)\/src|^packages\/server\/src\/notifications|^(games|examples)\//,
);

const BY_HAND = /\w+\)? (?:[!=]==|[<>]=?) [12]\s+\?/g;
const ASSEMBLED = /[\w)\]]+\.join\((['"`])(?:, ?| and | or | · )\1\)/g;
const WITH_SIGN = /−\$\{/g;

test.each([
  ["(n) => (n === 1 ? '1 tile' : tiles(n))", BY_HAND],
  ["(n) =>\n  n < 2\n    ? 'a' : 'b'", BY_HAND],
  ["Math.abs(n) < 2 ? 'point' : 'points'", BY_HAND],
  ["names.map(told).join(', ')", ASSEMBLED],
  ["facts.join(' · ')", ASSEMBLED],
])('%j is found', (source, pattern) => {
  expect(foundIn([['file.ts', source]], pattern)).toHaveLength(1);
});

test('no text chooses a plural form by hand', () => {
  /** It is said in other words, and not in another form. */
  const OTHER_WORDS = [
    ...LANGUAGES.map((language) => `games/magnetic/words/${language}/table.ts: levels > 1 ?`),
    ...LANGUAGES.map((language) => `packages/words/src/${language}/rules.ts: n === 2 ?`),
    'packages/words/src/de/matches.ts: players === 2 ?',
    'packages/words/src/en/matches.ts: players > 2 ?',
    'packages/words/src/es/matches.ts: players > 2 ?',
  ];
  expect(texts.length).toBeGreaterThan(200);
  expect(foundIn(texts, BY_HAND)).toEqual(OTHER_WORDS.sort());
});

test('no code puts lists or rows of facts together, except of what is no language', () => {
  const NO_LANGUAGE: Readonly<Record<string, string>> = {
    "packages/cli/src/boneyard.ts: LANGUAGES.join(', ')": 'typed on the command line',
    "packages/cli/src/commands/play.ts: rules.join(', ')": 'typed on the command line',
    "packages/cli/src/commands/print.ts: FOR_GAMES)].join(', ')": 'typed on the command line',
    "packages/cli/src/commands/print.ts: SET_NAMES.join(', ')": 'typed on the command line',
    "packages/cli/src/commands/print.ts: known.join(', ')": 'typed on the command line',
    "packages/cli/src/commands/print.ts: what].join(', ')": 'typed on the command line',
    "packages/cli/src/commands/tablearguments.ts: known.join(', ')": 'typed on the command line',
    "packages/cli/src/commands/tablearguments.ts: id).join(', ')": 'typed on the command line',
    "packages/web/src/account/devicelabel.ts: Boolean).join(', ')": 'names of programs, which the server keeps',
    "packages/words/src/problems.ts: MOST_NAMED).join(', ')": 'notation',
  };
  expect(surfaces.length).toBeGreaterThan(500);
  expect(foundIn(surfaces, ASSEMBLED)).toEqual(Object.keys(NO_LANGUAGE).sort());
});

test('no minus sign is written before a number by hand', () => {
  expect(foundIn(surfaces, WITH_SIGN)).toEqual([]);
});

test('a name cannot stand for the number: plural forms have nothing in them that is known only later', () => {
  expect(foundIn(texts, /\b(?:one|few|many|other|\d+): `[^`]*\$\{/g)).toEqual([]);
});
