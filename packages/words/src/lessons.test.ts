/** Lessons, rules and puzzles say everything in every language, and say it themselves. */

import { describe, expect, test } from 'vitest';
import { lessons as deLessons } from './de/lessons';
import { puzzlePages as dePuzzlePages } from './de/puzzlepages';
import { rules as deRules } from './de/rules';
import { lessons as enLessons } from './en/lessons';
import { puzzlePages as enPuzzlePages } from './en/puzzlepages';
import { rules as enRules } from './en/rules';
import { lessons as frLessons } from './fr/lessons';
import { puzzlePages as frPuzzlePages } from './fr/puzzlepages';
import { rules as frRules } from './fr/rules';
import type { Language } from './languages';
import { pages } from './testing';

function texts(thing: unknown, at = ''): [string, unknown][] {
  if (typeof thing !== 'object' || thing === null) return [[at, thing]];
  return Object.entries(thing).flatMap(([key, part]) => texts(part, `${at}/${key}`));
}

/** Leaflets and score sheets belong to the sheets, and have their own tests. */
function ofGames(language: Language): unknown {
  return Object.fromEntries(
    Object.entries(pages[language]).map(([id, { lessons, rules }]) => [id, { lessons, rules }]),
  );
}

/** Names and calls that are the same as in English, and sums, which are the same in French. */
const SAME_AS_ENGLISH = [
  '/seat',
  '/classic/lessons/classic/out/title',
  '/quad/lessons/quad/open/right',
  '/quad/lessons/quad/match/right',
  '/quad/lessons/quad/corner/right',
  '/quad/lessons/quad/across/right',
  '/other',
];

describe.each([
  ['lessons in French', enLessons, frLessons],
  ['rules in French', enRules, frRules],
  ['what games say in them in French', ofGames('en'), ofGames('fr')],
  ['puzzles in French', enPuzzlePages, frPuzzlePages],
  ['lessons in German', enLessons, deLessons],
  ['rules in German', enRules, deRules],
  ['what games say in them in German', ofGames('en'), ofGames('de')],
  ['puzzles in German', enPuzzlePages, dePuzzlePages],
] as const)('%s', (_, en, other) => {
  test('both languages have the same texts', () => {
    const paths = (words: unknown) => texts(words).map(([path]) => path);
    expect(paths(other).sort()).toEqual(paths(en).sort());
  });
  test('no text is empty', () => {
    for (const [path, text] of [...texts(en), ...texts(other)]) expect(text, path).not.toBe('');
  });
  test('no text is left in English', () => {
    const translated = new Map(texts(other));
    const same = texts(en).filter(([path, text]) => typeof text === 'string' && translated.get(path) === text);
    expect(same.map(([path]) => path).filter((path) => !SAME_AS_ENGLISH.includes(path))).toEqual([]);
  });
  test('no sign is parted from its word', () => {
    const said = texts(other).flatMap(([, text]) => (typeof text === 'string' ? [text] : []));
    expect(said.filter((text) => / [:;?!»%]|« |[^\u00a0]»/.test(text))).toEqual([]);
  });
});
