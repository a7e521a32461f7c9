/** The locale of a system or a browser. */

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
