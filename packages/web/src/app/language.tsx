/** Provides the words of the page in the player's language. Only that language is loaded. */

import type { Browser } from '@boneyard/words/en/browser';
// Every language needs it, and the page has room for it: in a script of its own it would be twice as large.
import '@boneyard/words/grammar';
import { directionOf, type Language } from '@boneyard/words/languages';
import { wordsIn } from '@boneyard/words/words';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { useSettings } from './settings';

const Context = createContext<Browser | undefined>(undefined);

export function useWords(): Browser {
  const words = useContext(Context);
  if (!words) throw new Error('useWords needs a WordsProvider');
  return words;
}

/** The document says what its words are written in, and which way they run. */
export function showLanguage(language: Language): void {
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
}

interface Props {
  /** The words of the language in the settings, if they are loaded already. */
  readonly first?: Browser | undefined;
  readonly children: ReactNode;
}

export function WordsProvider({ first, children }: Props) {
  const { language } = useSettings();
  const [words, setWords] = useState(first);
  useEffect(() => {
    let current = true;
    wordsIn(language).then((loaded) => {
      if (!current) return;
      showLanguage(language);
      // What is on the screen stays until the words that it loads on demand are there too.
      startTransition(() => setWords(loaded));
    });
    return () => {
      current = false;
    };
  }, [language]);
  return words && <Context.Provider value={words}>{children}</Context.Provider>;
}
