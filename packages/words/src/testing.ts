/** All words of all languages, for tests. */

import { LANGUAGES, type Language } from './languages';
import { commandWordsIn, pagesIn, wordsIn } from './words';

async function inAll<T>(load: (language: Language) => Promise<T>): Promise<Readonly<Record<Language, T>>> {
  const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries(loaded) as Record<Language, T>;
}

/** Every language but English, from which they are translated. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

export const words = await inAll(commandWordsIn);
export const browsers = await inAll(wordsIn);
export const pages = await inAll(async (language) => pagesIn(browsers[language]));
