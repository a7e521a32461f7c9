/** Words that whoever runs the server does not want, in names and in chat. They look through small disguises. */

/** One text for all that look alike to a reader: letters of any width and style, any case, with or without accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase().normalize('NFKC');
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** A line of the file: a word, which may begin or end with `*` for any letters; what follows `#` is a remark. */
function patternOf(line: string): RegExp | undefined {
  const [, before, word = '', after] = /^(\*?)([^*#]*)(\*?)/.exec(line.replace(/#.*/, '').trim()) ?? [];
  const [first, ...rest] = wordsIn(folded(word));
  if (first === undefined) return undefined;
  const inside = [first, ...rest].join(' ');
  return new RegExp(`${before ? '' : '(?<= )'}${inside}${after ? '' : '(?= )'}`, 'u');
}

/** Is a text free of the words in this file? */
export type Fits = (text: string) => boolean;

export const ANYTHING: Fits = () => true;

export function fitsBy(file: string): Fits {
  const patterns = file.split('\n').flatMap((line) => patternOf(line) ?? []);
  return (text) => {
    const plain = ` ${wordsIn(folded(text)).join(' ')} `;
    return !patterns.some((pattern) => pattern.test(plain));
  };
}
