/** Days as profiles write them. */

import { LOCALES } from '@boneyard/words/languages';
import { useSettings } from '../../app/settings';

export function useDay(): (at: number) => string {
  const { language } = useSettings();
  const format = new Intl.DateTimeFormat(LOCALES[language].dates, { dateStyle: 'medium' });
  return (at) => format.format(at);
}
