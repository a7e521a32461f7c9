/** The languages there are. */

interface Locale {
  /** What the language calls itself. */
  readonly name: string;
  /** The locale in which its numbers and dates are written. */
  readonly dates: string;
  /** Which way its lines run, unless it is from left to right. */
  readonly dir?: 'rtl';
}

export const LOCALES = {
  en: { name: 'English', dates: 'en-GB' },
  fr: { name: 'Français', dates: 'fr-FR' },
  es: { name: 'Español', dates: 'es-ES' },
  de: { name: 'Deutsch', dates: 'de-DE' },
} as const satisfies Readonly<Record<string, Locale>>;
export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as [Language, ...Language[]];

export function directionOf(language: Language): 'ltr' | 'rtl' {
  const { dir }: Locale = LOCALES[language];
  return dir ?? 'ltr';
}

/** The first of these locales, such as `es-MX` or `fr_FR.UTF-8`, whose language we speak; English if there is none. */
export function languageOf(...locales: readonly (string | undefined)[]): Language {
  const wanted = locales.map((locale) => locale?.split(/[-_.@]/)[0]?.toLowerCase());
  return wanted.flatMap((one) => LANGUAGES.filter((language) => language === one))[0] ?? 'en';
}
