/** Numbers that are typed digit by digit. */

const MAX_DIGITS = 4;

/** The digits of a text, without leading zeros, at most `MAX_DIGITS`. */
export function digitsOf(text: string): string {
  return text
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS);
}
