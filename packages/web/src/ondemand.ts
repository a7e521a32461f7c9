/** Words that come with the pages that say them, in the player's language. */

import type { Language } from '@boneyard/words/languages';
import { use } from 'react';
import { useSettings } from './settings';

/** A hook that gives the words, and waits for them the first time. */
export function wordsOnDemand<W>(load: Readonly<Record<Language, () => Promise<W>>>): () => W {
  const loaded = new Map<Language, Promise<W>>();
  return () => {
    const { language } = useSettings();
    const words = loaded.get(language) ?? load[language]();
    loaded.set(language, words);
    return use(words);
  };
}
