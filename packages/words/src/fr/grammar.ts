/** Nombres et listes en français. */

import { grammar } from '../grammar';
import { LOCALES } from '../languages';

export const { and, count, list, number, or, percent, rating, signed } = grammar<'one'>(LOCALES.fr.dates);

export const points = (n: number) => count(n, { one: '# point', many: '# de points', other: '# points' });
export const dominos = (n: number) => count(n, { one: '# domino', other: '# dominos' });
export const carreaux = (n: number) => count(n, { one: '# carreau', other: '# carreaux' });
export const a = (who: string) => (who === 'Vous' ? 'Vous avez' : `${who} a`);
