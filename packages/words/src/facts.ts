/** Facts side by side that are no sentence together, as in “Dominoes · Block”. */

export const SEPARATOR = '·';

/** Those that there are. */
export function facts(...all: readonly (string | false | null | undefined)[]): string {
  return all.filter(Boolean).join(` ${SEPARATOR} `);
}
