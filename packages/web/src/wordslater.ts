/** Words that only some pages need, in the player's language: loaded with the first of these pages. */

import type { Language } from '@boneyard/words/languages';
import { use } from 'react';
import { useSettings } from './settings';

/** Gives the hook that says them. */
export function wordsLater<T>(load: Readonly<Record<Language, () => Promise<T>>>): () => T {
  const loaded = new Map<Language, Promise<T>>();
  return function useWordsLater() {
    const { language } = useSettings();
    const words = loaded.get(language) ?? load[language]();
    loaded.set(language, words);
    return use(words);
  };
}
