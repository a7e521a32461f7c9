/** French sets a space before ; : ! ? » and after «, which no line may break: the sign would begin the next one. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@boneyard/rules/games';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = [join(ROOT, 'packages/words/src/fr'), ...GAME_IDS.map((id) => join(ROOT, `games/${id}/words/fr`))];
const BREAKS = / [;:!?»]|« /;

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

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);

test('the texts of every game are among them', () => {
  for (const id of GAME_IDS) expect(files.filter((file) => file.includes(join(id, 'words', 'fr')))).not.toEqual([]);
});

test.each(files.map((file) => [relative(ROOT, file), file] as const))('%s', (_, file) => {
  expect(textsIn(readFileSync(file, 'utf8')).filter((text) => BREAKS.test(text))).toEqual([]);
});
