/** Des nombres de dominos et de points, et qui a fait quoi, en français. */

import { count } from './grammar';

export const points = (n: number) => count(n, { one: '# point', many: '# de points', other: '# points' });
export const dominos = (n: number) => count(n, { one: '# domino', other: '# dominos' });
export const carreaux = (n: number) => count(n, { one: '# carreau', other: '# carreaux' });
export const a = (who: string) => (who === 'Vous' ? 'Vous avez' : `${who} a`);
