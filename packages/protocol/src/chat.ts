/** What people say at a table. It is beside the game: never in its log. */

import type { Seat } from '@boneyard/rules/game';

/** The longest line, in characters as people count them. */
export const LONGEST_LINE = 200;

export interface ChatLine {
  readonly id: string;
  readonly seat: Seat;
  /** Of whom it is, the same at every table; it opens nothing. For whoever does not want to hear them. */
  readonly who: string;
  readonly name: string;
  readonly text: string;
  /** When, in the server's milliseconds. */
  readonly said: number;
}

/** A line as it is shown: one line, no reordering and no invisible characters but those that join; undefined when nothing is left. */
export function readLine(text: string): string | undefined {
  const line = text
    .normalize('NFC')
    .replaceAll(/\p{Z}|[\t\r\n]/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])\p{C}/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  return line === '' || [...line].length > LONGEST_LINE ? undefined : line;
}
