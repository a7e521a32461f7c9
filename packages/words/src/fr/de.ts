/** « de » devant un nom, en français : de Bo, d’Ana, d’Yves, de Yann. */

const VOWEL = /^(?:[aàâäeéèêëhiîïoôöœuùûü]|y(?![aàâeéèêioôu]))/i;

export const de = (who: string) => `${VOWEL.test(who) ? 'd’' : 'de '}${who}`;
