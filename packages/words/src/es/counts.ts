/** Cuántas fichas, y quién hace qué, en español. */

export const fichas = (n: number) => (n === 1 ? '1 ficha' : `${n} fichas`);
export const puntos = (n: number) => (n === 1 ? '1 punto' : `${n} puntos`);

export const TU = 'Tú';

/** El verbo concuerda con quien juega: «Pusiste», «Ana puso». */
export const does = (who: string, you: string, other: string) => (who === TU ? you : `${who} ${other}`);

/** Un nombre, o una lista de nombres, en medio de una frase. */
export const mid = (who: string) => who.replace(/^Tú(?=$|[ ,])/, 'tú');
