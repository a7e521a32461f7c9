/** Zahlen und Aufzählungen auf Deutsch. */

import { grammar } from '../grammar';
import { LOCALES } from '../languages';

export const { and, count, fixed, list, number, or, percent, rating, signed } = grammar<'one'>(LOCALES.de.dates);
