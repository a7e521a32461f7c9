/** Chat at a table. It is not part of the game's log. */

/** The longest chat message, in code points. */
export const LONGEST_LINE = 200;

/** A message as it is shown: one line without reordering or invisible characters, except those that join; undefined if nothing is left or it is too long. */
export function readLine(text: string): string | undefined {
  const line = text
    .normalize('NFC')
    .replaceAll(/\p{Z}|[\t\r\n]/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])\p{C}/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  return line === '' || [...line].length > LONGEST_LINE ? undefined : line;
}
