/** The languages there are. */

/** What each language calls itself, and the locale in which its dates are written. */
export const LOCALES = {
  en: { name: 'English', dates: 'en-GB' },
  fr: { name: 'Français', dates: 'fr-FR' },
  de: { name: 'Deutsch', dates: 'de-DE' },
} as const;
export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as [Language, ...Language[]];

/**
 * A locale that Intl accepts, from a name such as `fr-CA` or `fr_FR.UTF-8`. Some browsers pass on what the system says,
 * such as `C`, on which Intl throws: English is used then.
 */
export function localeOf(name: string | undefined): Intl.Locale {
  const tag = name?.split(/[.@]/)[0]?.replaceAll('_', '-') || 'en';
  try {
    return new Intl.Locale(tag);
  } catch {
    return new Intl.Locale('en');
  }
}

/** The language of a locale; English where we do not speak it. */
export function languageOf(name: string | undefined): Language {
  const { language } = localeOf(name);
  return LANGUAGES.find((one) => one === language) ?? 'en';
}
