/** Numbers and lists in English. */

import { grammar } from '../grammar';
import { LOCALES } from '../languages';

export const { and, count, fixed, list, number, or, percent, rating, signed } = grammar<'one'>(LOCALES.en.dates);
