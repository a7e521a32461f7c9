/** Lessons, rules and puzzles say everything in every language, and say it themselves. */

import { describe, expect, test } from 'vitest';
import { lessons as enLessons } from './en/lessons/lessons';
import { rules as enRules } from './en/rules/rules';
import { solving as enSolving } from './en/solving';
import { lessons as frLessons } from './fr/lessons/lessons';
import { rules as frRules } from './fr/rules/rules';
import { solving as frSolving } from './fr/solving';

function texts(thing: unknown, at = ''): [string, unknown][] {
  if (typeof thing !== 'object' || thing === null) return [[at, thing]];
  return Object.entries(thing).flatMap(([key, part]) => texts(part, `${at}/${key}`));
}

/** Leaflets are older, and have their own test. */
const own = ({ leaflets: _, ...rest }: typeof enRules | typeof frRules) => rest;

/** Sums and names that are the same in both languages. */
const SAME_IN_FRENCH = [
  '/seat',
  '/courses/quad/open/right',
  '/courses/quad/match/right',
  '/courses/quad/corner/right',
  '/courses/quad/across/right',
  '/other',
];

describe.each([
  ['lessons', enLessons, frLessons],
  ['rules', own(enRules), own(frRules)],
  ['puzzles', enSolving, frSolving],
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
