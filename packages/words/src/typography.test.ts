/** Every language has its own quotation marks, and spaces that no line may break: the sign would begin the next one. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@boneyard/rules/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What is wrong in a text, or in a part of one. English quotes as its texts please. */
const WRONG: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  fr: [/ [;:!?»%]|[ \u00a0]…|« |[^\u00a0]»/],
  es: [
    /["“”]/,
    /[ \u00a0][;:!?»…]|[«¿¡] /,
    / %|(^|\d) (mm|min|s|h|MB)(?!\p{L})/u,
    // A sentence that asks or calls out says so where it begins.
    /^[^¿]*[\p{L}\d»)]\?|¿[^?]*$|^[^¡]*\p{L}!|¡[^!]*$/u,
  ],
  de: [
    // A space before a sign, and one before … or % or a unit at which a line may break.
    /\p{L}\s[;:!?]| …|(?:\d|^) (?:%|mm|min|MB|[hs])(?!\p{L})/u,
    // The quotation marks of other languages; a hyphen or an English dash between words; z.B. without its space.
    /["”«»‚‘]|—|\p{L} - |\bz\. ?B\./u,
  ],
};

/** Every quotation mark that opens is closed. */
const PAIRED: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /^[^«»]*(?:«[^«»]*»[^«»]*)*$/,
  es: /^[^«»]*(?:«[^«»]*»[^«»]*)*$/,
  de: /^[^„“]*(?:„[^„“]*“[^„“]*)*$/,
};

/** The texts between quotes in a source file, without the code around and inside them. */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  /** For each template that is open, how many braces are open in the code inside it. */
  const inside: number[] = [];
  let at = 0;
  function text(end: string): void {
    const from = at;
    while (source[at] !== end && !(end === '`' && source.startsWith('${', at))) at += source[at] === '\\' ? 2 : 1;
    texts.push(source.slice(from, at));
    if (source[at] === end) at++;
    else {
      at += 2;
      inside.push(0);
    }
  }
  while (at < source.length) {
    const sign = source[at++]!;
    if (sign === '/' && source[at] === '/') at = source.indexOf('\n', at);
    else if (sign === '/' && source[at] === '*') at = source.indexOf('*/', at) + 2;
    else if (sign === "'" || sign === '`') text(sign);
    else if (sign === '{' && inside.length > 0) inside[inside.length - 1]!++;
    else if (sign === '}' && inside.length > 0 && inside[inside.length - 1]!-- === 0) {
      inside.pop();
      text('`');
    }
  }
  return texts;
}

test('texts are found in code', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code, as text
  const source = "/* a ? */ const f = (n) => (n ? 'one ?' : `${n ? `${n} two` : 'three'} : four`); // b !\n";
  expect(textsIn(source)).toEqual(['one ?', '', '', ' two', 'three', ' : four']);
});

test.each<[Language, string, boolean]>([
  ['fr', 'Qui ?', false],
  ['fr', 'Qui\u00a0?', true],
  ['fr', 'Connexion\u00a0…', false],
  ['fr', 'Connexion…', true],
  ['es', '¿Quién?', true],
  ['es', 'Quién?', false],
  ['es', '¿Quién', false],
  ['es', '¿Quién ?', false],
  ['es', '«¡Dominó!»', true],
  ['es', 'Dominó!', false],
  ['es', '"Dominó"', false],
  ['es', 'al 100\u00a0%', true],
  ['es', 'al 100 %', false],
  ['es', ' s por turno', false],
  ['es', '2 sobres', true],
])('in %s, %j is right: %s', (language, text, right) => {
  expect(WRONG[language]!.every((wrong) => !wrong.test(text))).toBe(right);
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const folders = [`packages/words/src/${language}`, ...GAME_IDS.map((id) => `games/${id}/words/${language}`)];
  const files = folders.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name)));

  test('has rules', () => {
    expect(WRONG[language]).toBeDefined();
  });

  test.each(files)('%s', (file) => {
    const texts = textsIn(readFileSync(join(ROOT, file), 'utf8'));
    expect(texts.filter((text) => WRONG[language]?.some((wrong) => wrong.test(text)))).toEqual([]);
    expect(texts.join('')).toMatch(PAIRED[language]!);
  });
});
