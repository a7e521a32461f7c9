/** No text of another language was left in English, on any page, sheet or command. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages';
import { browsers, pages } from './testing';

/** Everything that a language says, with what is loaded on demand. */
async function said(language: Language): Promise<unknown> {
  const { parts, ...spoken } = browsers[language];
  const loaded = await Promise.all(Object.entries(parts).map(async ([name, load]) => [name, await load()] as const));
  return { ...spoken, parts: Object.fromEntries(loaded), pages: pages[language] };
}

function texts(thing: unknown, at = ''): [path: string, text: string][] {
  if (typeof thing === 'string') return [[at, thing]];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, part]) => texts(part, `${at}/${key}`));
}

/** Whether there is a word in a text, or only names, numbers and signs. */
const NAMES = /Ana|Boneyard|Quad-Ominos|Widyka, WDK Groupe Partner|Pressman, 1978|A\d \(.*\)|FILE|3D/g;
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{[^}]*\}/g, '').replace(NAMES, ''));

/** Texts that are written the same as in English. */
const SAME: Readonly<Partial<Record<Language, readonly string[]>>> = {
  fr: [
    ...['16 + 25 = 41 points.', '1 + 3 + 5 + 5 = 14 points.', '7 + 25 = 32 points.', '15 + 25 = 40 points.'],
    ...['Animation', 'Domino', 'Expert', 'Licence', 'Menu', 'Notifications (push)', 'Options', 'Pause', 'Plan'],
    ...['Position', 'Score', 'Scores', 'Style', 'Table', 'Total', 'double-six'],
  ],
  es: ['Bots', 'Chat', 'Normal', 'Total', 'Total:', 'bot', 'metal', 'no', 'provisional', 'total'],
};

const english = await said('en');

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', async (language) => {
  const own = new Map(texts(await said(language)));

  test('has every text, and none is empty', () => {
    expect([...own.keys()].sort()).toEqual(
      texts(english)
        .map(([path]) => path)
        .sort(),
    );
    const empty = texts(english).filter(([path, text]) => text !== '' && own.get(path) === '');
    expect(empty).toEqual([]);
  });

  test('says it in its own words', () => {
    const same = texts(english).filter(([path, text]) => hasWords(text) && own.get(path) === text);
    expect([...new Set(same.map(([, text]) => text))].sort()).toEqual([...(SAME[language] ?? [])].sort());
  });
});
