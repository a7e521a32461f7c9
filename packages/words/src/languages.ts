/** The languages there are. */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a locale such as `fr_FR.UTF-8` or `fr-CA`; English where we do not speak it. */
export function languageOf(locale: string | undefined): Language {
  return LANGUAGES.find((language) => locale?.toLowerCase().split(/[-_.]/)[0] === language) ?? 'en';
}
