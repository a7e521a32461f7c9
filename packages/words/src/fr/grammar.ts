/** Nombres et listes en français. */

import { grammar } from '../grammar';
import { LOCALES } from '../languages';

export const { and, count, fixed, list, number, or, percent, rating, signed } = grammar<'one'>(LOCALES.fr.dates);
