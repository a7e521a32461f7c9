/** Numbers of tiles and points, in English. */

import { count } from './grammar';

export const points = (n: number) => count(n, { one: '# point', other: '# points' });
export const tiles = (n: number) => count(n, { one: '# tile', other: '# tiles' });
