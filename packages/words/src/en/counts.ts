/** Numbers of tiles, in English. */

export const tiles = (n: number) => (n === 1 ? '1 tile' : `${n} tiles`);
