/**
 * A language for tests alone, made from English: each text is 40 % longer, has accents on its vowels and brackets around it, and
 * the page runs from right to left. What is cut then would be cut in some language, and what has no brackets cannot be
 * translated at all. The built page has nothing of it: its scripts are changed on their way to the browser.
 */

import type { BrowserContext } from '@playwright/test';

/** Runs in the page, so it is complete in itself. */
export function pseudoWords<T>(words: T): T {
  const ACCENTS: Readonly<Record<string, string>> = {
    a: 'å',
    e: 'é',
    i: 'î',
    o: 'ö',
    u: 'û',
    A: 'Å',
    E: 'É',
    I: 'Î',
    O: 'Ö',
    U: 'Û',
  };
  const LONGER = 0.4;

  /** A text may contain others that have been through this; they are long enough. */
  function longer(text: string): string {
    const own = text.split(/\[[^[\]]*\]|\{[^{}]*\}/).join('');
    const letters = own.match(/\p{L}/gu)?.length ?? 0;
    if (letters === 0) return text;
    const plain = text
      .split(/(\[[^[\]]*\]|\{[^{}]*\})/)
      .map((piece, i) => (i % 2 === 0 ? piece.replace(/[aeiou]/gi, (vowel) => ACCENTS[vowel]!) : piece))
      .join('')
      .replaceAll(/[[\]]/g, '');
    const more = Math.ceil(letters * LONGER);
    // In words of five letters, between which a line may break.
    const filling = Array.from({ length: more }, (_, i) => (i % 6 === 5 ? ' ' : 'x')).join('');
    return `[${plain} ${filling.trim()}]`;
  }

  const known = new Map<unknown, unknown>();
  function pseudo(thing: unknown): unknown {
    if (typeof thing === 'string') return longer(thing);
    if (thing instanceof Promise) return thing.then(pseudo);
    if (typeof thing === 'function') return (...given: unknown[]) => pseudo(Reflect.apply(thing, undefined, given));
    if (typeof thing !== 'object' || thing === null) return thing;
    if (!known.has(thing)) {
      const copy: unknown = Array.isArray(thing)
        ? thing.map(pseudo)
        : Object.fromEntries(Object.entries(thing).map(([key, part]) => [key, pseudo(part)]));
      known.set(thing, copy);
    }
    return known.get(thing);
  }
  return pseudo(words) as T;
}

/** What the script of a language exports, with its texts in the pseudo-language; its grammar stays as it is. */
function inPseudo(script: string): string {
  const [list, names] = /export\{([^}]*)\}/.exec(script) ?? [];
  if (list === undefined || names === undefined) throw new Error('the words are built in another way');
  const spoken = names.split(',').map((one, i) => {
    const [own, name = own] = one.split(' as ');
    return { made: `const pseudo${i}=spoken(${own});`, exported: `pseudo${i} as ${name}` };
  });
  return script.replace(
    list,
    `const pseudo=${String(pseudoWords)};const isWords=(value)=>value instanceof Object&&Object.getPrototypeOf(value)===Object.prototype;
    const spoken=(value)=>isWords(value)?pseudo(value):value;
    ${spoken.map(({ made }) => made).join('')}export{${spoken.map(({ exported }) => exported).join(',')}}`,
  );
}

/** From now on, English is the pseudo-language in this browser. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/(en|index)-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const isLanguage = /\/en-[^/]*$/.test(route.request().url());
    const body = isLanguage ? inPseudo(script) : script.replace(/dates:`en-GB`/, 'dates:`en-GB`,dir:`rtl`');
    if (body === script && script.includes('English')) throw new Error('the words are built in another way');
    await route.fulfill({ response, body });
  });
}
