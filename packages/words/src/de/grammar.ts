/** Zahlen und Aufzählungen auf Deutsch. */

import { grammar } from '../grammar';
import { LOCALES } from '../languages';

export const { and, count, list, number, or, percent, rating, signed } = grammar<'one'>(LOCALES.de.dates);

export const punkte = (n: number) => count(n, { one: '# Punkt', other: '# Punkte' });
export const steine = (n: number) => count(n, { one: '# Stein', other: '# Steine' });
/** „Du legst“, „Ana legt“. */
export const tut = (who: string, du: string, andere: string) => `${who} ${who === 'Du' ? du : andere}`;
/** „Du und Bo gewinnt“, „Ana und Bo gewinnen“. */
export const zusammen = (who: string, ihr: string, andere: string) => `${who} ${/\bDu\b/.test(who) ? ihr : andere}`;
