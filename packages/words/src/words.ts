/** Every text of Boneyard in the languages it speaks. A language is one folder; a missing text does not compile. */

import { english } from './en/english';
import { french } from './fr/french';

/** What a language must be able to say; English is the one that the others follow. */
export type Words = typeof english;

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const words: Readonly<Record<Language, Words>> = { en: english, fr: french };

/** The language of a locale such as `fr_FR.UTF-8` or `fr-CA`; English where we do not speak it. */
export function languageOf(locale: string | undefined): Language {
  return LANGUAGES.find((language) => locale?.toLowerCase().split(/[-_.]/)[0] === language) ?? 'en';
}
