/** Des nombres de dominos, et qui a fait quoi, en français. */

export const dominos = (n: number) => (n < 2 ? `${n} domino` : `${n} dominos`);
export const carreaux = (n: number) => (n < 2 ? `${n} carreau` : `${n} carreaux`);
export const a = (who: string) => (who === 'Vous' ? 'Vous avez' : `${who} a`);
