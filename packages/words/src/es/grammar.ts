/** Números y listas en español. */

import { grammar } from '../grammar';
import { LOCALES } from '../languages';

export const { and, count, list, number, or, percent, rating, signed } = grammar<'one'>(LOCALES.es.dates);

export const fichas = (n: number) => count(n, { one: '# ficha', other: '# fichas' });
export const puntos = (n: number) => count(n, { one: '# punto', many: '# de puntos', other: '# puntos' });

export const TU = 'Tú';

/** El verbo concuerda con quien juega: «Pusiste», «Ana puso». */
export const does = (who: string, you: string, other: string) => (who === TU ? you : `${who} ${other}`);

/** Un nombre, o una lista de nombres, en medio de una frase. */
export const mid = (who: string) => who.replace(/^Tú(?=$|[ ,])/, 'tú');
