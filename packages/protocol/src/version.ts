/** What both ends must agree on before they talk. */

/** Raised when an old page could not follow any more: it is told to reload. */
export const VERSION = 1;

/** Where the socket is. */
export const SOCKET = '/socket';

/** The longest message that a client may send, in bytes. */
export const MOST_BYTES = 4096;

/** The longest name, in characters as people count them. */
export const LONGEST_NAME = 24;

/** A name as it is shown: one line, no invisible or reordering characters; undefined when nothing is left. */
export function readName(text: string): string | undefined {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/\p{Z}+/gu, ' ')
    .trim();
  return name === '' || [...name].length > LONGEST_NAME ? undefined : name;
}
