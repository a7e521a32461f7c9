/** Finds words that the operator does not want in names and chat, even in small disguises. */

/** Folds texts that look alike into one: letters of any width and style, any case, with or without accents. */
function folded(text: string): string {
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

/** Does a text contain none of the words? */
export type TextFilter = (text: string) => boolean;

export const ALLOW_ALL: TextFilter = () => true;

export function textFilter(file: string): TextFilter {
  const patterns = file.split('\n').flatMap((line) => patternOf(line) ?? []);
  return (text) => {
    const plain = ` ${wordsIn(folded(text)).join(' ')} `;
    return !patterns.some((pattern) => pattern.test(plain));
  };
}
