/** Numbers as they come from keys, one digit after the other. */

const LONGEST = 4;

/** No zeros in front, and no more digits than fit. */
export function typed(text: string): string {
  return text
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, LONGEST);
}
