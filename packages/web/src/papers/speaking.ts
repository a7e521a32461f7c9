/** The words of the pages for paper and real tiles, in the player's language. Loaded with the first of them. */

import type { Papers } from '@boneyard/words/en/papers';
import type { Language } from '@boneyard/words/languages';
import { use } from 'react';
import { useSettings } from '../settings';

const load: Readonly<Record<Language, () => Promise<Papers>>> = {
  en: () => import('@boneyard/words/en/papers').then(({ papers }) => papers),
  fr: () => import('@boneyard/words/fr/papers').then(({ papers }) => papers),
};

const loaded = new Map<Language, Promise<Papers>>();

export function usePapers(): Papers {
  const { language } = useSettings();
  const words = loaded.get(language) ?? load[language]();
  loaded.set(language, words);
  return use(words);
}
