/** Quotation marks, spaces and dashes are those of the language. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@boneyard/rules/games';
import { describe, expect, test } from 'vitest';
import { TRANSLATIONS } from './testing';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What no text of a language has. */
const WRONG = {
  /** A space before ; : ! ? » and after «, at which a line may break: the sign would begin the next one. */
  fr: / [;:!?»]|« /,
  /**
   * A space before a sign, and one before … or % or a unit at which a line may break; the quotation marks of other
   * languages; a hyphen or an English dash between words; z.B. without its space.
   */
  de: /\p{L}\s[;:!?]| …|(?:\d|^) (?:%|mm|min|MB|[hs])(?!\p{L})|["”«»‚‘]|—|\p{L} - |\bz\. ?B\./u,
} as const;

/** Every quotation mark that opens is closed. */
const PAIRED = { fr: /^[^«»]*(?:«[^«»]*»[^«»]*)*$/, de: /^[^„“]*(?:„[^„“]*“[^„“]*)*$/ } as const;

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

function filesOf(language: string): string[] {
  const folders = [`packages/words/src/${language}`, ...GAME_IDS.map((id) => `games/${id}/words/${language}`)];
  return folders.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`));
}

describe.each(TRANSLATIONS)('%s', (language) => {
  test.each(filesOf(language))('%s', (file) => {
    const texts = textsIn(readFileSync(join(ROOT, file), 'utf8'));
    expect(texts.filter((text) => WRONG[language].test(text))).toEqual([]);
    expect(texts.join('')).toMatch(PAIRED[language]);
  });
});
