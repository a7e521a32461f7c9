/** Every text is said by something, and every language says it itself. `npm run texts` runs this and what else checks texts. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allTexts, type PlacedText, wordsOf } from './alltexts';
import { LANGUAGES } from './languages';
import { browsers } from './testing';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const english = await allTexts(browsers.en);

/** The names in all code that is not itself the words of a language. */
function namesInCode(): ReadonlySet<string> {
  const OTHER = new RegExp(`node_modules|dist/|\\.test\\.tsx?$|/(words|src)/(${LANGUAGES.join('|')})/`);
  const sources = ['packages', 'games'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !OTHER.test(name)),
  );
  const code = (name: string) => readFileSync(ROOT + name, 'utf8').replace(/\/\*.*?\*\/|\/\/ .*?$/gms, '');
  return new Set(sources.flatMap((name) => code(name).match(/[\p{L}\d]+/gu) ?? []));
}

test('every text is asked for somewhere: the code names each part of its place', () => {
  const named = namesInCode();
  const isNamed = (key: string) =>
    /^\d+$/.test(key) || (key.match(/[\p{L}\d]+/gu) ?? []).every((one) => named.has(one));
  const unused = english.map(({ place }) => place).filter((place) => !place.split('/').every(isNamed));
  expect(unused).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('has the same texts as English, and says something where English does', async () => {
    const texts = await allTexts(browsers[language]);
    const places = (all: readonly PlacedText[]) => all.map(({ place }) => place).sort();
    expect(places(texts)).toEqual(places(english));
    const silent = (all: readonly PlacedText[]) => places(all.filter(({ text }) => text === ''));
    expect(silent(texts)).toEqual(silent(english));
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('%s says everything itself', async (language) => {
  // Names, and words that both languages happen to share.
  const { same }: { readonly same: readonly string[] } = await import(`./${language}/same.ts`);
  const own = new Map((await allTexts(browsers[language])).map((one) => [one.place, one]));
  const equal = english.flatMap((one) => {
    const words = wordsOf(one);
    const translated = own.get(one.place);
    return words !== undefined && translated && wordsOf(translated) === words ? [words] : [];
  });
  expect([...new Set(equal)].sort()).toEqual([...same].sort());
});
