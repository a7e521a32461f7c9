/** Dates as every page writes them: one style, in the language of the page. */

import { LOCALES } from '@boneyard/words/languages';
import { useMemo } from 'react';
import { useSettings } from './settings';

/** A hook that gives a function from a time in milliseconds to its day. */
export function useDate(): (time: number) => string {
  const { language } = useSettings();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(LOCALES[language].dates, { dateStyle: 'medium' });
    return (time) => day.format(time);
  }, [language]);
}
