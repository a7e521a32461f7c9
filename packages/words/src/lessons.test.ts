/** Lessons, rules and puzzles say everything in every language, and say it themselves. */

import { describe, expect, test } from 'vitest';
import { lessons as enLessons } from './en/lessons';
import { puzzlePages as enPuzzlePages } from './en/puzzlepages';
import { rules as enRules } from './en/rules';
import { lessons as frLessons } from './fr/lessons';
import { puzzlePages as frPuzzlePages } from './fr/puzzlepages';
import { rules as frRules } from './fr/rules';
import { pages } from './testing';

function texts(thing: unknown, at = ''): [string, unknown][] {
  if (typeof thing !== 'object' || thing === null) return [[at, thing]];
  return Object.entries(thing).flatMap(([key, part]) => texts(part, `${at}/${key}`));
}

/** Leaflets and score sheets belong to the sheets, and have their own tests. */
function ofGames(language: 'en' | 'fr'): unknown {
  return Object.fromEntries(
    Object.entries(pages[language]).map(([id, { lessons, rules }]) => [id, { lessons, rules }]),
  );
}

/** Sums and names that are the same in both languages. */
const SAME_IN_FRENCH = [
  '/seat',
  '/quad/lessons/quad/open/right',
  '/quad/lessons/quad/match/right',
  '/quad/lessons/quad/corner/right',
  '/quad/lessons/quad/across/right',
];

describe.each([
  ['lessons', enLessons, frLessons],
  ['rules', enRules, frRules],
  ['what games say in them', ofGames('en'), ofGames('fr')],
  ['puzzles', enPuzzlePages, frPuzzlePages],
] as const)('%s', (_, en, fr) => {
  test('both languages have the same texts', () => {
    const paths = (words: unknown) => texts(words).map(([path]) => path);
    expect(paths(fr).sort()).toEqual(paths(en).sort());
  });
  test('no text is empty', () => {
    for (const [path, text] of [...texts(en), ...texts(fr)]) expect(text, path).not.toBe('');
  });
  test('no French text is left in English', () => {
    const french = new Map(texts(fr));
    const same = texts(en).filter(([path, text]) => typeof text === 'string' && french.get(path) === text);
    expect(same.map(([path]) => path).filter((path) => !SAME_IN_FRENCH.includes(path))).toEqual([]);
  });
  test('no French sign is parted from its word', () => {
    const said = texts(fr).flatMap(([, text]) => (typeof text === 'string' ? [text] : []));
    expect(said.filter((text) => / [:;?!»%]|« |[^\u00a0]»/.test(text))).toEqual([]);
  });
});
