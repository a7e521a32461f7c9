/** « de » devant un nom, en français : de Bo, d’Ana, d’Élodie, d’Hugo, d’Yves, de Yann. */

const ELIDED = /^(?:[aeiou]|[hœ]|y(?![aeiou]))/i;

export const de = (who: string) => `${ELIDED.test(who.normalize('NFD')) ? 'd’' : 'de '}${who}`;
