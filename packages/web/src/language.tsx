/** The words of the page in the player's language. Only that language is loaded. */

import type { Browser } from '@boneyard/words/en/browser';
import type { Language } from '@boneyard/words/languages';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSettings } from './settings';

const load: Readonly<Record<Language, () => Promise<Browser>>> = {
  en: () => import('@boneyard/words/en/browser').then(({ browser }) => browser),
  fr: () => import('@boneyard/words/fr/browser').then(({ browser }) => browser),
};

const Context = createContext<Browser | undefined>(undefined);

export function useWords(): Browser {
  const words = useContext(Context);
  if (!words) throw new Error('no words around this');
  return words;
}

export function Speaking({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const [words, setWords] = useState<Browser>();
  useEffect(() => {
    let current = true;
    load[language]().then((loaded) => {
      if (!current) return;
      document.documentElement.lang = language;
      setWords(loaded);
    });
    return () => {
      current = false;
    };
  }, [language]);
  return words && <Context.Provider value={words}>{children}</Context.Provider>;
}
