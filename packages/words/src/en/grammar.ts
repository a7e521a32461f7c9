/** Numbers and lists in English. */

import { grammar } from '../grammar';
import { LOCALES } from '../languages';

export const { and, count, list, number, or, percent, rating, signed } = grammar<'one'>(LOCALES.en.dates);

export const points = (n: number) => count(n, { one: '# point', other: '# points' });
export const tiles = (n: number) => count(n, { one: '# tile', other: '# tiles' });
