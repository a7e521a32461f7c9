/** The pages for paper and real tiles say everything in every language. */

import { expect, test } from 'vitest';
import { papers as en } from './en/papers';
import { papers as fr } from './fr/papers';

function texts(thing: unknown, at = ''): [string, unknown][] {
  if (typeof thing !== 'object' || thing === null) return [[at, thing]];
  return Object.entries(thing).flatMap(([key, part]) => texts(part, `${at}/${key}`));
}

/** Words that are the same in both languages. */
const SAME_IN_FRENCH = ['/print/style', '/pad/kinds/lengths'];

test('both languages have the same texts', () => {
  const paths = (words: unknown) => texts(words).map(([path]) => path);
  expect(paths(fr).sort()).toEqual(paths(en).sort());
});

test('no French text is left in English', () => {
  const french = new Map(texts(fr));
  const same = texts(en).filter(([path, text]) => typeof text === 'string' && french.get(path) === text);
  expect(same.map(([path]) => path)).toEqual(SAME_IN_FRENCH);
});

test('no French sign is parted from its word', () => {
  const said = texts(fr).flatMap(([path, text]) =>
    typeof text === 'string' && !path.startsWith('/pads/') ? [text] : [],
  );
  expect(said.filter((text) => / [:;?!»%]|« /.test(text))).toEqual([]);
});
