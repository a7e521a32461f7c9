/** Names of players. */

/** The longest name, in code points. */
export const LONGEST_NAME = 24;

/** Characters that show nothing or change the order of others. The last one is a braille pattern without dots. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu;
/** Something that can be seen by itself, which an accent cannot. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is shown, in one line; undefined if nothing of it can be seen or it is too long. */
export function readName(text: string): string | undefined {
  const name = text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\p{Z}+/gu, ' ')
    .trim();
  return !SEEN.test(name) || [...name].length > LONGEST_NAME ? undefined : name;
}
